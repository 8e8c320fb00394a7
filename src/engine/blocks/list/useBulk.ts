import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { actionTone } from '../../actions/perform/actionTexts'
import { useSendEach, type UnsentRow } from '../../actions/perform/useSendEach'
import { localise } from '../../api/answer/localised'
import { useTexts } from '../../i18n/useTexts'
import type { CallAction, Tone } from '../../language/types/plain'
import type { ListBlock } from '../../language/types/plainBlocks'
import { evaluateCondition, readText } from '../../language/runtime/evaluateCondition'
import type { LoadedList } from '../../lists/data/useList'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { useToast } from '../../ui/feedback/ToastProvider'
import { waitForUndo } from '../../ui/feedback/waitForUndo'

type Row = { readonly [name: string]: unknown }

/** Tells a row whether it can be chosen, is chosen, or waits. */
export interface RowSelection {
  /** False while no rows are chosen: then rows open as usual. */
  readonly isOn: boolean
  /** Keys of rows whose action waits until the person can no longer undo it. */
  readonly waiting: ReadonlySet<string>
  isChosen(key: string): boolean
  /** Returns true if an action of `bulk` is possible for the row. */
  isPossible(row: Row): boolean
  toggle(key: string): void
}

/** One button of the bar. */
export interface BulkAction {
  readonly id: string
  readonly label: string
  readonly tone: Tone | undefined
  readonly count: number
  press(): void
}

export interface Bulk {
  readonly selection: RowSelection
  readonly count: number
  /** True while rows are on the screen that an action of `bulk` is possible for. */
  readonly canStart: boolean
  /** Number of loaded rows that can be chosen. */
  readonly possible: number
  readonly actions: readonly BulkAction[]
  /** The rows for which the last action failed. */
  readonly failed: { readonly label: string; readonly rows: readonly UnsentRow[] } | undefined
  start(): void
  stop(): void
  chooseAll(): void
  dismissFailed(): void
}

interface BulkOptions {
  readonly block: ListBlock
  readonly list: LoadedList<Row>
  readonly scope: ScopeValues
}

const none: ReadonlySet<string> = new Set()

/**
 * Lets a person choose several rows and perform an action of `bulk` for all of them. The calls are sent when the message
 * with "Undo" has gone, so that an undo sends nothing.
 */
export function useBulk({ block, list, scope }: BulkOptions): Bulk {
  const texts = useTexts()
  const translate = useTranslate()
  const toast = useToast()
  const sendEach = useSendEach()
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [waiting, setWaiting] = useState(none)
  const [failed, setFailed] = useState<Bulk['failed']>()
  const { source } = list
  const { bulk, actions, show } = block
  const { language } = texts
  const rowScope = useCallback((row: Row) => ({ ...scope, row: localise(row, language) }), [scope, language])
  const calls = useMemo(() => callsOf(bulk, actions), [bulk, actions])
  const isPossible = useCallback(
    (row: Row) => calls.some(([, call]) => isOffered(call, rowScope(row))) && !waiting.has(source.rowKey(row)),
    [calls, rowScope, waiting, source],
  )
  const rows = useMemo(() => (calls.length > 0 ? list.rows.filter(isPossible) : []), [list.rows, calls, isPossible])
  const isMounted = useIsMounted()

  const selection = useMemo<RowSelection>(
    () => ({
      isOn: chosen !== undefined,
      waiting,
      isChosen: (key) => chosen?.has(key) === true,
      isPossible,
      toggle: (key) =>
        setChosen((before) => {
          const after = new Set(before)
          if (!after.delete(key)) after.add(key)
          return after
        }),
    }),
    [chosen, waiting, isPossible],
  )

  const wanted = rows.filter((row) => chosen?.has(source.rowKey(row)))

  function perform(call: CallAction) {
    const picked = wanted.filter((row) => isOffered(call, rowScope(row)))
    const label = translate(call.label)
    const keys = new Set(picked.map(source.rowKey))
    const sent = picked.map((row) => ({
      key: source.rowKey(row),
      name: readText(rowScope(row), show.title),
      scope: rowScope(row),
    }))
    setFailed(undefined)
    setChosen(undefined)
    setWaiting((before) => new Set([...before, ...keys]))
    const release = () => setWaiting((before) => new Set([...before].filter((key) => !keys.has(key))))

    async function send() {
      const unsent = await sendEach(call, sent)
      const count = sent.length - unsent.length
      if (count > 0) toast(texts.t('engine.bulk.done', { action: label, num: count }))
      if (unsent.length > 0) setFailed({ label, rows: unsent })
      // If the list has gone, only a toast can report the failure.
      if (unsent.length > 0 && !isMounted.current)
        toast(texts.t('engine.bulk.failed', { action: label, num: unsent.length }), 'danger')
      // A list that fails to reload shows the failure itself.
      await list.actions.refresh().catch(() => undefined)
      release()
    }
    const text = texts.t('engine.bulk.waiting', { action: label, num: sent.length })
    waitForUndo({ show: (undo) => toast(text, 'plain', undo), onUndo: release, onEnd: () => void send() })
  }

  return {
    selection,
    canStart: chosen === undefined && rows.length > 1,
    count: wanted.length,
    possible: rows.length,
    failed,
    actions: calls.map(([id, call]) => ({
      id,
      label: translate(call.label),
      tone: actionTone(call, scope),
      count: wanted.filter((row) => isOffered(call, rowScope(row))).length,
      press: () => perform(call),
    })),
    start: () => setChosen(none),
    stop: () => setChosen(undefined),
    chooseAll: () => setChosen(new Set(rows.map(source.rowKey))),
    dismissFailed: () => setFailed(undefined),
  }
}

/** Returns the actions of the rows that `bulk` names. */
function callsOf(bulk: ListBlock['bulk'], actions: ListBlock['actions']): readonly (readonly [string, CallAction])[] {
  return (bulk ?? []).flatMap((id) => {
    const action = actions?.[id]
    return action?.do === 'call' ? [[id, action] as const] : []
  })
}

function isOffered({ when, enabled }: CallAction, scope: object): boolean {
  return evaluateCondition(when, scope) && evaluateCondition(enabled?.when, scope)
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
