import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { bind } from '../config/bind'
import { useTexts } from '../text/useTexts'
import { isWorthAsking } from './checks'
import { messagesOf } from './messagesOf'
import { placedFields } from './fieldTree'
import type { Verdict } from './findProblems'
import { focusFirstWrong } from './focusFirst'
import type { FormProps } from './Form'
import { createMarks } from './marks'
import { idAt, valueAt } from './path'
import type { Problem } from './problem'
import type { Values } from './services'
import type { FormState } from './useFormState'

const nothing: Verdict = { problems: [], places: [], payload: {} }

/** Judges a submit, says what is wrong, waits for checks, and hands the values over once. */
export function useSubmit(props: FormProps, state: FormState, box: RefObject<HTMLElement | null>) {
  const { fields, busy, incomplete } = props
  const { memory, touched, judge, setClean, keepDraft } = state
  const { store, checks, prefix } = memory
  const texts = useTexts()
  const [verdict, setVerdict] = useState(nothing)
  const [failures, setFailures] = useState(0)
  const [isSending, setSending] = useState(false)
  const isLocked = useRef(false)
  const counted = useRef<ReadonlySet<string> | undefined>(undefined)

  useEffect(() => {
    if (failures > 0 && box.current) focusFirstWrong(box.current)
  }, [failures, box])

  // The memory is another one where something else is said.
  const messages = useMemo(() => messagesOf(verdict, memory), [verdict, memory])
  const [marks] = useState(createMarks)
  useLayoutEffect(() => marks.show(messages.marked), [marks, messages])

  function summaryOf({ problems: { length } }: Verdict): string {
    return length === 0 ? '' : (incomplete ?? texts.t('engine.form.summary', { count: length }))
  }

  function refuse(found: Verdict) {
    counted.current = new Set(found.problems.map(({ path }) => idAt(prefix, path)))
    setVerdict(found)
    setFailures((count) => count + 1)
  }

  async function refusedByChecks(values: Values): Promise<readonly Problem[]> {
    const scope = store.scope()
    const asked = placedFields(fields, values).map(async ({ path, field: { check } }): Promise<readonly Problem[]> => {
      if (!check || !isWorthAsking(valueAt(values, path))) return []
      const { is } = await checks.ask(path.join('.'), check, bind(check.body, scope))
      // Where nobody could be asked the server decides.
      return is === 'bad' ? [{ path, keyword: 'check', params: { key: check.failed } }] : []
    })
    return (await Promise.all(asked)).flat()
  }

  async function send(values: Values) {
    const found = judge(values)
    if (found.problems.length > 0) return refuse(found)
    setVerdict(nothing)
    setSending(true)
    await handOver(found).finally(() => setSending(false))
  }

  async function handOver(found: Verdict) {
    const refused = await refusedByChecks(found.payload)
    if (refused.length > 0) return refuse({ ...found, problems: refused })
    // Where the session turns out to be over, nobody is left to keep it for.
    keepDraft()
    try {
      await props.onSubmit(found.payload)
    } catch {
      // Whoever sends has told the person what went wrong; a rejection here only means that nothing is forgotten.
      return
    }
    counted.current = undefined
    setClean()
  }

  /** After a failed submit: judges again, and shows only what was wrong then or was touched since. */
  const recheck = useCallback(() => {
    if (!counted.current) return
    const known = counted.current
    const found = judge(store.values())
    const isShown = ({ path }: Problem) => known.has(idAt(prefix, path)) || touched.has(idAt(prefix, path))
    setVerdict({ ...found, problems: found.problems.filter(isShown) })
  }, [judge, store, touched, prefix])

  return {
    errors: messages.drawn,
    summary: summaryOf(verdict),
    isBusy: busy || isSending,
    submit(values: Values) {
      if (isLocked.current || busy) return
      isLocked.current = true
      void send(values).finally(() => (isLocked.current = false))
    },
    recheck,
    /** Judges without saying anything: what a first time costs is not to be paid in the moment of a submit. */
    rehearse() {
      const found = judge(store.values())
      messagesOf(found, memory)
      summaryOf(found)
    },
  }
}
