// One action for several rows: the choice, the bar, and a call for each row.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../i18n/useTexts'
import { Notice } from '../../ui/feedback/Notice'
import { keepFocus } from '../../ui/feedback/keepFocus'
import { Isolated } from '../../ui/format/Isolated'
import { Button } from '../../ui/input/Button'
import { useEdgeBar } from '../../ui/overlay/edgeBars'
import { actionTone, failureText } from '../../actions/perform/actionTexts'
import { localise } from '../../api/answer/localised'
import type { CallAction, Tone } from '../../language/types/plain'
import type { ListBlock } from '../../language/types/plainBlocks'
import { evaluateCondition, readText } from '../../language/runtime/evaluateCondition'
import type { LoadedList } from '../../lists/data/useList'
import { choices } from '../../lists/scroll/positions'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { type ToastUndo, useToast } from '../../ui/feedback/ToastProvider'
import { ApiError } from '../../api/answer/apiError'
import { writeOptions } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import { useTrack } from '../../runtime/app/track'
import { callBody } from '../../actions/perform/usePerformCall'
import type { RowSelection } from '../rows/RowView'
import { blockReload } from '../../lib/reloadBlockers'
import './BulkBar.css'

/** Shows how many rows are chosen, and what can be done with them. */
export function BulkBar({ bulk }: { readonly bulk: Bulk }) {
  const texts = useTexts()
  const bar = useRef<HTMLElement>(null)
  useEdgeBar(bar)
  return (
    <section ref={bar} className="pw-bulk" aria-label={texts.t('engine.bulk.title')}>
      <div className="pw-bulk-head">
        <output>{texts.t('engine.bulk.chosen', { num: bulk.count })}</output>
        <Button small disabled={bulk.count === bulk.possible} onPress={bulk.chooseAll}>
          {texts.t('engine.bulk.all')}
        </Button>
        <Button small onPress={bulk.stop}>
          {texts.t('engine.cancel')}
        </Button>
      </div>
      <div className="pw-block-actions">
        {bulk.actions.map(({ id, label, tone, count, press }) => (
          <Button key={id} tone={tone} disabled={count === 0} onPress={press}>
            {texts.t('engine.bulk.action', { action: label, num: count })}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Lists the rows for which an action failed, each with its reason. It stays until the person closes it. */
export function BulkFailures({ bulk: { failed, dismissFailed } }: { readonly bulk: Bulk }) {
  const texts = useTexts()
  if (!failed) return null
  const { label, rows } = failed
  return (
    <Notice tone="danger" title={texts.t('engine.bulk.failed', { action: label, num: rows.length })}>
      <ul className="pw-bulk-failed">
        {rows.map(({ key, name, reason }) => (
          <li key={key}>
            <Isolated className="pw-bulk-name">{name}</Isolated> {reason}
          </li>
        ))}
      </ul>
      <Button small onPress={dismissFailed}>
        {texts.t('engine.close')}
      </Button>
    </Notice>
  )
}

type Row = { readonly [name: string]: unknown }

/** One button of the bar. */
interface BulkAction {
  readonly id: string
  readonly label: string
  readonly tone: Tone | undefined
  readonly count: number
  press(): void
}

interface Bulk {
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
  /** Id of the block. */
  readonly id: string
  readonly block: ListBlock
  readonly list: LoadedList<Row>
  readonly scope: ScopeValues
}

const none: ReadonlySet<string> = new Set()

/**
 * Lets a person choose several rows and perform an action of `bulk` for all of them. The calls are sent when the message
 * with "Undo" has gone, so that an undo sends nothing.
 */
export function useBulk({ id, block, list, scope }: BulkOptions): Bulk {
  const texts = useTexts()
  const translate = useTranslate()
  const toast = useToast()
  const sendEach = useSendEach()
  const name = `${id} ${useLocation().key}`
  const [chosen, setChosen] = useState(() => choices.get(name))
  useEffect(() => {
    if (chosen) choices.set(name, chosen)
    else choices.delete(name)
  }, [name, chosen])
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

  /** Begins or ends the choice. The pressed button goes, and the focus moves to a row. */
  function choose(next: ReadonlySet<string> | undefined) {
    keepFocus(rowInSight)()
    setChosen(next)
  }

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
    choose(undefined)
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
      await list.actions.refreshRows([...keys]).catch(() => undefined)
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
    start: () => choose(none),
    stop: () => choose(undefined),
    chooseAll: () => setChosen(new Set(rows.map(source.rowKey))),
    dismissFailed: () => setFailed(undefined),
  }
}

/** Returns a row that nothing covers in the window. */
function rowInSight(): Element | undefined {
  const rows = [...document.querySelectorAll('.pw-list-rows [tabindex="-1"]')]
  return rows.find((row) => row.getBoundingClientRect().top >= window.innerHeight / 4) ?? rows[0]
}

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

/** One row that an action is sent for. */
interface SentRow {
  readonly key: string
  readonly name: string
  readonly scope: object
}
/** A row whose call did not succeed, with the reason. */
interface UnsentRow {
  readonly key: string
  readonly name: string
  readonly reason: string
}

/**
 * Returns a function that sends one call for each row, one after another and each once. Resolves with the rows that
 * failed. A failure of the connection or of the session ends it: the rows after it are not sent.
 */
function useSendEach(): (action: CallAction, rows: readonly SentRow[]) => Promise<readonly UnsentRow[]> {
  const app = useApp()
  const cache = useQueryClient()
  const translate = useTranslate()
  const track = useTrack()
  const { mutateAsync: send } = useMutation({
    ...writeOptions,
    mutationFn: ({ action, scope }: { readonly action: CallAction; readonly scope: object }) =>
      app.client.write(action.call, callBody(app.endpoint(action.call), action.body, scope)),
  })

  return async (action, rows) => {
    const failed: UnsentRow[] = []
    let isOver = false
    for (const { key, name, scope } of rows) {
      if (isOver) {
        failed.push({ key, name, reason: translate('engine.bulk.notSent') })
        continue
      }
      try {
        await send({ action, scope })
      } catch (error) {
        const reason = failureText(action, error, (message) => translate(message, scope))
        failed.push({ key, name, reason: reason ?? translate('engine.bulk.notSent') })
        isOver = !(error instanceof ApiError && error.kind === 'business')
      }
    }
    track(action.event, action.do, failed.length === 0)
    void cache.invalidateQueries({ queryKey: ['read'] })
    void cache.invalidateQueries({ queryKey: ['list'], refetchType: 'none' })
    return failed
  }
}

interface Waiting extends ToastUndo {
  /** Shows the message with "Undo". Returns a function that takes it away. */
  show(undo: ToastUndo): () => void
}

/**
 * Waits while a message with "Undo" is shown, then calls `onEnd` once, or `onUndo` if the button was pressed. A person who
 * leaves the document can no longer undo, so `onEnd` is called at that moment.
 */
export function waitForUndo({ show, onUndo, onEnd }: Waiting): void {
  let isOver = false
  const release = blockReload('write')
  const finish = (next: () => void) => () => {
    if (isOver) return
    isOver = true
    document.removeEventListener('visibilitychange', onChange)
    release()
    hide()
    next()
  }
  const end = finish(onEnd)
  const onChange = () => {
    if (document.visibilityState === 'hidden') end()
  }
  document.addEventListener('visibilitychange', onChange)
  const hide = show({ onUndo: finish(onUndo), onEnd: end })
}
