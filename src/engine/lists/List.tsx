import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { hashKey } from '@tanstack/react-query'
import { useTexts } from '../i18n/useTexts'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { ListFooter } from './ListFooter'
import type { ListFooterState } from './data/paging'
import type { LoadedList } from './data/useList'
import { VirtualRows, type VirtualRowsProps } from './VirtualRows'
import { listKey } from './data/source'
import { throttle } from '../lib/timing'
import { useAutoLoad } from './scroll/useAutoLoad'
import { useLatest } from '../lib/react'
import { useAnnouncement } from './useAnnouncement'
import { useClosingUp } from './useClosingUp'
import { usePullToRefresh } from './scroll/usePullToRefresh'
import { useRestorePages, useScrollToTopOnChange } from './scroll/useRestorePages'
import { useScrollPosition } from './scroll/useScrollPosition'
import './List.css'

export interface ListProps<Row extends object> {
  readonly list: LoadedList<Row>
  /** Stable id, such as route and block. Names the scroll position. */
  readonly id: string
  renderRow(row: Row, index: number): ReactNode
  /** Returns the heading above a row. A new section begins where it changes. */
  section?(row: Row): string | undefined
  /** Accessible name of the list. */
  readonly label: string
  /** Class of the element around each row. */
  readonly rowClass?: string
  /** The head and the number of columns of a table. The rows are then rows of cells, without sections. */
  readonly table?: { readonly head: ReactNode; readonly columns: number } | undefined
  /** Draws the rows in another way than below each other, without sections. */
  drawRows?(rows: VirtualRowsProps<Row>): ReactNode
  /** Stands in the place of the rows while they load. */
  readonly outline?: ReactNode
  readonly empty: ReactNode
  /** Returns what stands in the place of the rows where the first page failed. */
  failed?(error: unknown, retry: () => void): ReactNode
  readonly header?: ReactNode
}

/**
 * Shows a list of any length, page by page. It fills the window, refreshes on a pull, and restores its scroll position.
 */
export function List<Row extends object>(props: ListProps<Row>) {
  const { id, list, renderRow, section, label, rowClass, table, drawRows, outline, empty, failed, header } = props
  const texts = useTexts()
  const { source, rows, pageCount, isSettled, loads, failure, hasNext, actions } = list
  const { rowKey } = source
  const listName = hashKey(listKey(source))
  const surface = useRef<HTMLElement>(null)
  const memory = useScrollPosition(id, pageCount)
  const isRestoring = useRestorePages({
    wanted: memory.position?.pages ?? 0,
    held: pageCount,
    canLoad: hasNext,
    isBusy: loads !== undefined || !isSettled,
    isPending: pageCount === 0,
    isFailed: failure !== undefined,
    load: actions.loadNext,
  })
  const isFailed = failure?.of === 'next'
  const autoLoad = useAutoLoad({
    count: rows.length,
    hasMore: hasNext,
    isBusy: loads !== undefined || !isSettled || isRestoring,
    isFailed,
    load: actions.loadNext,
    isEndFar: list.isEndFar,
    setEndFar: list.setEndFar,
  })
  const [announcement, announce] = useAnnouncement(listName, rows.length, isSettled && !loads)
  const latestRefresh = useLatest(() => void refreshAndAnnounce())
  const [throttledRefresh] = useState(() => throttle(() => latestRefresh.current()))
  useEffect(() => throttledRefresh.cancel, [throttledRefresh])
  const pull = usePullToRefresh(surface, throttledRefresh)
  useClosingUp(autoLoad.top, rows, rowKey)
  useScrollToTopOnChange(autoLoad.top, listName, isSettled)

  // A failure also marks the list as stale, but there the reader decides about a retry.
  const isMarkedStale = list.isStale && !failure
  useEffect(() => actions.refreshIfStale(), [actions, listName, isMarkedStale])

  return (
    <section className="pw-list" ref={surface} aria-busy={loads !== undefined} data-pull={pull}>
      <output className="pw-hidden" ref={announcement} />
      <button className="pw-list-refresh" type="button" onClick={() => throttledRefresh()}>
        {texts.t('engine.list.refresh')}
      </button>
      <div className="pw-list-pull" data-pull={pull} aria-hidden="true">
        {pull !== 'idle' && (
          <span className="pw-list-pull-words">
            {texts.t(pull === 'armed' ? 'engine.list.release' : 'engine.list.pull')}
          </span>
        )}
      </div>
      {header}
      {loads === 'refresh' && <div className="pw-list-progress" />}
      {failure?.of === 'refresh' && (
        <Failed inline text={texts.t('engine.list.refreshFailed')} onRetry={() => void refresh()} />
      )}
      {body()}
    </section>
  )

  function body() {
    if (failure?.of === 'first')
      return (
        failed?.(failure.error, actions.retry) ?? (
          <Failed text={texts.t('engine.list.failed')} onRetry={actions.retry} />
        )
      )
    if (pageCount === 0 || isRestoring)
      return outline ?? <Skeleton look={table ? 'table' : 'rows'} count={table ? 12 : 6} />
    return (
      <>
        <div className="pw-list-rows" ref={autoLoad.top}>
          {rows.length === 0 ? empty : table ? drawnTable(table) : drawnRows()}
        </div>
        <ListFooter state={footerState()} onMore={actions.loadNext} />
      </>
    )
  }

  function drawnTable({ head, columns }: NonNullable<ListProps<Row>['table']>) {
    const style: CSSProperties & { readonly '--pw-columns': number } = { '--pw-columns': columns - 1 }
    return (
      // Virtuoso draws its rows as div elements.
      <div
        className="pw-table"
        style={style}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="table"
        aria-label={label}
        aria-rowcount={hasNext ? -1 : rows.length + 1}
      >
        {head}
        {drawnRows()}
      </div>
    )
  }

  function drawnRows() {
    const shared = {
      rows,
      rowKey,
      renderRow,
      label,
      rowClass,
      isTable: table !== undefined,
      handle: memory.handle,
      restored: memory.position?.snapshot,
      onScrollingChange: memory.onScrollingChange,
      onHeightChange: autoLoad.onHeightChange,
    }
    if (drawRows) return drawRows(shared)
    return <VirtualRows {...shared} section={table ? undefined : section} />
  }

  function footerState(): ListFooterState {
    if (loads === 'next' && !list.isEndFar) return 'loading'
    if (isFailed) return 'failed'
    if (hasNext) return autoLoad.isIdle ? 'more' : 'loading'
    return list.isTruncated ? 'full' : 'end'
  }

  async function refreshAndAnnounce() {
    if (pageCount === 0) return actions.retry()
    announce('')
    if (await refresh()) announce(texts.t('engine.list.refreshed'))
  }

  function refresh(): Promise<boolean> {
    return actions.refresh().then(
      () => true,
      () => false,
    )
  }
}
