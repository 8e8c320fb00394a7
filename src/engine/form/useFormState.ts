import { deepEquals } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../text/useTexts'
import { useHold } from '../ui/useHold'
import { createCheckBook } from './checks'
import { staleChoices } from './dependents'
import { restored } from './draft'
import { watchedNames } from './fieldTree'
import { findProblems, type Verdict } from './findProblems'
import type { FormProps } from './Form'
import { initialList, placed } from './initial'
import { idAt, isUnder, type Path, valueAt } from './path'
import { changed, filled, isPlainChange } from './renderer/content'
import { createFormUtils } from './renderer/formUtils'
import { useFormServices, type Values } from './services'
import { createFormStore } from './store'
import { useDraft } from './useDraft'
import type { FormMemory } from './useFormStore'

/** The state of one form: its values, what was touched, and how they are judged now. */
export function useFormState({ id, schema, validator, mergeAllOf, fields, scope, onDirty }: FormProps) {
  const services = useFormServices()
  const texts = useTexts()
  const utils = useMemo(() => createFormUtils(validator, schema, mergeAllOf), [validator, schema, mergeAllOf])
  const [initial] = useState(() => {
    const given = placed(initialList(fields, scope))
    return filled(utils, { ...given, ...restored(services.drafts.load(id), fields, schema) }, false)
  })
  const content = useRef(initial)
  const [store] = useState(() => createFormStore(initial.values, scope))
  const [checks] = useState(() => createCheckBook((check, body, signal) => services.check(check, body, signal)))
  const [touched] = useState(() => new Set<string>())
  // Ids are listed with spaces between them, so they may hold none.
  const prefix = `pw-${id.replaceAll(/[^\w-]/g, '-')}`
  const draft = useDraft(id, fields, schema, store)
  const baseline = useRef<Values>(undefined)
  const hold = useHold('form')
  const now = useRef({ schema, validator, utils, fields, onDirty })
  useEffect(() => {
    now.current = { schema, validator, utils, fields, onDirty }
  })

  const judge = useCallback(
    (values: Values): Verdict =>
      findProblems({
        ...now.current,
        scope: { ...store.scope(), form: values },
        values,
        branches: store.branches,
        prefix,
      }),
    [store, prefix],
  )
  const memory = useMemo<FormMemory>(
    () => ({
      store,
      checks,
      fields,
      texts,
      said: new Map(),
      prefix,
      watched: watchedNames(fields),
      isSound: (path: Path) => !judge(store.values()).problems.some((problem) => isUnder(problem.path, path)),
    }),
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [store, checks, fields, texts, texts.language, texts.version, prefix, judge],
  )

  // Data that comes after the form: an initial value fills a field nobody has touched.
  useEffect(() => {
    for (const { path, value } of initialList(fields, scope)) {
      const isFree = valueAt(store.values(), path) === undefined && !touched.has([prefix, ...path].join('_'))
      if (isFree) store.adopt(path, value)
    }
  }, [fields, scope, store, touched, prefix])

  const setClean = useCallback(() => {
    baseline.current = store.values()
    draft.clear()
    hold(false)
    now.current.onDirty?.(false)
  }, [store, draft, hold])

  // Another schema for the same form: what it fills in is added to what is there.
  const drawn = useRef(utils)
  useEffect(() => {
    if (drawn.current === utils) return
    drawn.current = utils
    content.current = filled(utils, store.values(), true)
    store.publish(content.current.values)
  }, [utils, store])

  /** Puts a value in its place, and all that follows from it. */
  const change = useCallback(
    (path: Path, value: unknown, changedId: string | undefined) => {
      const before = store.values()
      const { utils: asked } = now.current
      // Lists keep what they have drawn of their members, and put it in order when one is added or moved.
      const isShown = store.isQuiet() && path.every((key) => typeof key === 'string')
      const isQuiet = isShown && isPlainChange(asked, content.current, path, value)
      content.current = changed(asked, content.current, path, value)
      const { values } = content.current
      store.publish(values, isQuiet)
      if (changedId === undefined || store.isAdopting()) return
      touched.add(changedId)
      baseline.current ??= before
      for (const stale of staleChoices(now.current.fields, before, values))
        change(stale, undefined, idAt(prefix, stale))
      const after = store.values()
      draft.keep(after)
      const isDirty = !deepEquals(after, baseline.current)
      hold(isDirty)
      now.current.onDirty?.(isDirty)
    },
    [store, touched, draft, hold, prefix],
  )

  return { memory, utils, change, touched, judge, setClean, keepDraft: draft.flush }
}

export type FormState = ReturnType<typeof useFormState>
