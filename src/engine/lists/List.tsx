import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/useTexts'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { ListFooter } from './ListFooter'
import { isTruncated, type ListFooterState } from './data/paging'
import { isStale, refreshFirstPage, refreshList } from './data/refresh'
import { VirtualRows, type VirtualRowsProps } from './VirtualRows'
import { mergeRows } from './data/rows'
import { listKey, type ListSource } from './data/source'
import { throttle } from '../lib/timing'
import { useAutoLoad } from './scroll/useAutoLoad'
import { useLatest } from '../lib/react'
import { useListQuery } from './data/useListQuery'
import { useAnnouncement } from './useAnnouncement'
import { useClosingUp } from './useClosingUp'
import { usePullToRefresh } from './scroll/usePullToRefresh'
import { useRestorePages, useScrollToTopOnChange } from './scroll/useRestorePages'
import { useScrollPosition } from './scroll/useScrollPosition'
import './List.css'

export interface ListProps<Row extends object> extends ListSource<Row> {
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
  const { id, rowKey, renderRow, section, label, rowClass, table, drawRows, outline, empty, failed, header } = props
  const texts = useTexts()
  const client = useQueryClient()
  const source = useLatest<ListSource<Row>>(props)
  const listName = hashKey(listKey(props))
  // While the end of the list is out of sight its footer does not change: each change would cost a frame while
  // scrolling.
  const [isEndFar, setEndFar] = useState(false)
  const list = useListQuery(props, { isEndFar: useLatest(isEndFar) })
  const { data, isPlaceholderData, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  const pages = data?.pages
  const rows = useMemo(() => (pages ? mergeRows(pages, rowKey) : []), [pages, rowKey])
  const surface = useRef<HTMLElement>(null)
  const isSettled = pages !== undefined && !isPlaceholderData

  const { load, refresh } = useMemo(
    () => ({
      // Never starts a second request for the same page.
      load: () => void fetchNextPage({ cancelRefetch: false }),
      refresh: () =>
        refreshList(client, source.current).then(
          () => true,
          () => false,
        ),
    }),
    [client, source, fetchNextPage],
  )
  const memory = useScrollPosition(id, pages?.length ?? 0)
  const isRestoring = useRestorePages({
    wanted: memory.position?.pages ?? 0,
    held: pages?.length ?? 0,
    canLoad: hasNextPage,
    isBusy: isFetching || isPlaceholderData,
    isPending: pages === undefined,
    isFailed: list.isError,
    load,
  })
  const isFailed = list.isFetchNextPageError
  const isBusy = isFetching || !isSettled || isRestoring
  const autoLoad = useAutoLoad({
    count: rows.length,
    hasMore: hasNextPage,
    isBusy,
    isFailed,
    load,
    isEndFar: isEndFar,
    setEndFar: setEndFar,
  })
  const [announcement, announce] = useAnnouncement(listName, rows.length, isSettled && !isFetching)
  const latestRefresh = useLatest(() => void refreshAndAnnounce())
  const [throttledRefresh] = useState(() => throttle(() => latestRefresh.current()))
  useEffect(() => throttledRefresh.cancel, [throttledRefresh])
  const pull = usePullToRefresh(surface, throttledRefresh)
  useClosingUp(autoLoad.top, rows, rowKey)
  useScrollToTopOnChange(autoLoad.top, listName, isSettled)

  // A failure also marks the list as stale, but there the reader decides about a retry.
  const isMarkedStale = list.isStale && !list.isError
  useEffect(() => {
    if (isStale(client, source.current)) refreshFirstPage(client, source.current).catch(ignore)
  }, [client, source, listName, isMarkedStale])

  const isRefetching = isFetching && !isFetchingNextPage && pages !== undefined
  return (
    <section className="pw-list" ref={surface} aria-busy={isFetching} data-pull={pull}>
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
      {isRefetching && <div className="pw-list-progress" />}
      {list.isRefetchError && !isFailed && (
        <Failed inline text={texts.t('engine.list.refreshFailed')} onRetry={() => void refresh()} />
      )}
      {body()}
    </section>
  )

  function body() {
    if (list.isLoadingError) {
      const retry = () => void list.refetch()
      return failed?.(list.error, retry) ?? <Failed text={texts.t('engine.list.failed')} onRetry={retry} />
    }
    if (!pages || isRestoring) return outline ?? <Skeleton look={table ? 'table' : 'rows'} count={table ? 12 : 6} />
    return (
      <>
        <div className="pw-list-rows" ref={autoLoad.top}>
          {rows.length === 0 ? empty : table ? drawnTable(table) : drawnRows()}
        </div>
        <ListFooter state={footerState()} onMore={load} />
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
        aria-rowcount={hasNextPage ? -1 : rows.length + 1}
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
    if (isFetchingNextPage && !isEndFar) return 'loading'
    if (isFailed) return 'failed'
    if (hasNextPage) return autoLoad.isIdle ? 'more' : 'loading'
    return pages && isTruncated(pages, rowKey) ? 'full' : 'end'
  }

  async function refreshAndAnnounce() {
    if (pages === undefined) return void list.refetch()
    announce('')
    if (await refresh()) announce(texts.t('engine.list.refreshed'))
  }
}

/** The rows stay on the screen. The query holds the failure, and the list shows it. */
function ignore() {}
