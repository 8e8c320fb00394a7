// The open row of a list: its address, the row that is found by its key, and its view.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ActionButtons } from '../../actions/ActionButtons'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { firstPlace } from '../../api/answer/listPage'
import { localise } from '../../api/answer/localised'
import type { Detail } from '../../language/types/plainBlocks'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import { type ListSource, type LoadedList, useList } from '../../lists/data/useList'
import { ScopeContext, type ScopeValues, useRenderBlocks, useScope } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { useTexts } from '../../i18n/useTexts'
import { Cell, Cells } from '../../ui/data/Cell'
import { Empty } from '../../ui/feedback/Empty'
import { ReadFailed } from '../request/ReadFailed'
import { KeyValue } from '../../ui/data/KeyValue'
import { Leaving } from '../../ui/overlay/Leaving'
import { Sheet } from '../../ui/overlay/Sheet'
import { SidePanel } from '../../ui/layout/SidePanel'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { BadgeView } from '../../values/BadgeView'
import { Notes } from '../../values/Notes'
import { useLines, ValueView } from '../../values/ValueView'
import { useLatest } from '../../lib/react'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'
import '../record/record.css'

type Row = { readonly [name: string]: unknown }

interface DetailViewProps {
  readonly id: string
  readonly detail: Detail
  readonly list: LoadedList<Row>
  readonly rowKey: string | undefined
  /** Path of a row's key, such as `row.id`. */
  readonly keyPath: string
  /** Returns the list without its filters, asked with more values. */
  unfiltered(more: object): ListSource<Row>
  onOpen(key: string): void
  onClose(): void
  /** Shows the row beside the list, instead of a sheet above it. */
  readonly isBeside: boolean
}

/** Shows one row in a sheet that has a URL, or beside the list. After a reload, the row is found again in the list. */
export function DetailView(props: DetailViewProps) {
  const { id, detail, list, rowKey, keyPath, unfiltered, onOpen, onClose, isBeside } = props
  const texts = useTexts()
  const translate = useTranslate()
  const page = useScope()
  const [moved, setMoved] = useState<{ readonly key: string; readonly row: Row }>()
  // A row that opens again is the one of the list.
  if (moved && moved.key !== rowKey) setMoved(undefined)
  const kept = moved?.row
  const listed = useRow(list, kept ? undefined : rowKey)
  // A link may name a row outside the filters. Only its key is known then.
  const key =
    rowKey === undefined ? {} : keyPath.split('.').reduceRight<unknown>((at, part) => ({ [part]: at }), rowKey)
  const asked = JSON.stringify(resolveBindings(detail.find, { ...page, ...(key as object) }))
  const whole = useMemo(() => unfiltered(JSON.parse(asked) as object), [unfiltered, asked])
  const isSought = !kept && rowKey !== undefined && listed.state === 'missing'
  // Rows of a list that is not on the screen become old unnoticed.
  const sought = useRow(useList(whole, { enabled: isSought, gcTime: 0 }), isSought ? rowKey : undefined)
  const found = listed.state === 'missing' ? sought : listed
  const { retry } = found
  const row = kept ?? found.row
  const state = kept ? 'found' : found.state
  const scope = useMemo(() => ({ ...page, row: localise(row, texts.language) }), [page, row, texts.language])
  /** A row that has moved to another page or tab stays open. */
  const findAlone = useCallback(
    async (key: string) => {
      if (!detail.find) return null
      const alone = unfiltered(resolveBindings(detail.find, scope))
      const { list } = await alone.load(firstPlace, new AbortController().signal)
      const row = list.find((one) => alone.rowKey(one) === key)
      setMoved(row && { key, row })
      return row ?? null
    },
    [detail, unfiltered, scope],
  )
  const place = useMemo(
    () => ({
      ...(rowKey !== undefined && { key: rowKey }),
      close: onClose,
      reload: async () => {
        if (rowKey === undefined) return undefined
        const listed = await list.actions.refreshRow(rowKey)
        if (listed !== null) setMoved(undefined)
        const fresh = listed ?? (await findAlone(rowKey))
        if (fresh === null) onClose()
        return fresh
      },
    }),
    [list.actions, rowKey, onClose, findAlone],
  )
  // The next row may be out of sight.
  useEffect(() => {
    if (isBeside && rowKey !== undefined)
      document.querySelector('.pw-row-button[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isBeside, rowKey])
  if (rowKey === undefined) return isBeside ? null : <Leaving>{null}</Leaving>
  const title = state === 'found' ? translate(detail.title, scope) : texts.t('engine.detail.title')
  const footer = state === 'found' && detail.actions && (
    <ActionPlaceContext value={place}>
      <ActionButtons actions={detail.actions} scope={scope} />
    </ActionPlaceContext>
  )
  const content = (
    <>
      {state === 'found' && <DetailBody id={`${id} ${rowKey}`} detail={detail} scope={scope} />}
      {state === 'loading' && <Skeleton look="rows" count={4} />}
      {state === 'failed' && <ReadFailed error={found.error} onRetry={retry} />}
      {state === 'missing' && (
        <Empty icon="search-x" text={translate(detail.missing ?? 'engine.detail.missing', scope)} />
      )}
    </>
  )
  if (isBeside) {
    const keys = list.rows.map(list.source.rowKey)
    const at = keys.indexOf(rowKey)
    const opener = (key: string | undefined) => (at < 0 || key === undefined ? undefined : () => onOpen(key))
    return (
      <SidePanel
        name={rowKey}
        title={title}
        footer={footer}
        onPrevious={opener(keys[at - 1])}
        onNext={opener(keys[at + 1])}
        onClose={onClose}
      >
        {content}
      </SidePanel>
    )
  }
  return (
    <Leaving>
      <Sheet open onClose={onClose} inAddress title={title} footer={footer}>
        {content}
      </Sheet>
    </Leaving>
  )
}

interface DetailBodyProps {
  readonly id: string
  readonly detail: Detail
  readonly scope: ScopeValues
}

function DetailBody({ id, detail, scope }: DetailBodyProps) {
  const renderBlocks = useRenderBlocks()
  const texts = useTexts()
  const lines = useLines(detail.lines, scope)
  const { figure } = detail
  return (
    <div className="pw-record">
      {(figure || detail.badge) && (
        <div className="pw-record-head">
          {figure && (
            <Cells>
              <Cell
                big
                label={texts.t(figure.label)}
                value={<ValueView line={figure} scope={scope} label={texts.t(figure.label)} />}
              />
            </Cells>
          )}
          {detail.badge && <BadgeView badge={detail.badge} scope={scope} />}
        </div>
      )}
      <Notes notes={detail.notes} scope={scope} />
      {lines.length > 0 && <KeyValue lines={lines} />}
      {detail.blocks && <ScopeContext value={scope}>{renderBlocks({ id, blocks: detail.blocks })}</ScopeContext>}
    </div>
  )
}

interface RowAddress {
  /** Key of the open row. */
  readonly row: string | undefined
  open(key: string): void
  close(): void
}

const param = 'row'

/** Keeps the open row in the URL (`?row=<key>`). The URL can be shared, survives a reload, and Back closes the row. */
export function useRowAddress(): RowAddress {
  const [search, setSearch] = useSearchParams()
  const { state, key: entry } = useLocation()
  const navigate = useNavigate()
  const isPushed = typeof state === 'object' && state !== null && 'pwRow' in state
  const row = search.get(param) ?? undefined
  const shown = useLatest(row)
  const isOpen = row !== undefined
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = false
  }, [entry])

  const open = useCallback(
    (key: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(param, key)
          return after
        },
        // Another row beside the list takes the place of the open one: Back and the cross close it.
        isOpen
          ? { replace: true, state, preventScrollReset: true }
          : { state: { pwRow: true }, preventScrollReset: true },
      ),
    [setSearch, isOpen, state],
  )
  const close = useCallback(async () => {
    // A confirmation above the sheet goes back first. Browsers may merge two steps back into one.
    await whenOverlaysSettled()
    // A second close must not leave the page.
    if (shown.current !== row || isLeaving.current) return
    // After a direct link, the history has no entry of the list.
    if (isPushed) {
      isLeaving.current = true
      return void navigate(-1)
    }
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(param)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [row, shown, isPushed, navigate, setSearch])

  return { row, open, close: useCallback(() => void close(), [close]) }
}

/** Most pages that are searched for one row. */
const maxSearchedPages = 25

interface FoundRow<Row> {
  readonly row: Row | undefined
  readonly state: 'loading' | 'found' | 'missing' | 'failed'
  /** Why it failed to load. */
  readonly error: unknown
  retry(): void
}

/**
 * Finds a row of a list by its key, loading pages until it is found, the list ends, or 25 pages are searched. So a row's
 * own address survives a reload. Without a key the row is missing.
 */
export function useRow<Row extends object>(list: LoadedList<Row>, key: string | undefined): FoundRow<Row> {
  const { source, rows, actions, isSettled, failure, loads, hasNext, pageCount } = list
  const row = useMemo(
    () => (isSettled ? rows.find((one) => source.rowKey(one) === key) : undefined),
    [isSettled, rows, source, key],
  )
  const isWanted = key !== undefined && row === undefined
  const canSearchOn = !isSettled || (hasNext && pageCount < maxSearchedPages)
  const isNextDue = isWanted && isSettled && canSearchOn && !loads && !failure

  useEffect(() => {
    if (isNextDue) actions.loadNext()
  }, [isNextDue, pageCount, actions])

  return { row, state: stateOf(), error: failure?.error, retry: isSettled ? actions.loadNext : actions.retry }

  function stateOf() {
    if (row !== undefined) return 'found'
    if (!isWanted || !canSearchOn) return 'missing'
    return failure && !loads ? 'failed' : 'loading'
  }
}
