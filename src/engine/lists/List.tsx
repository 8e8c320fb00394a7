import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/useTexts'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { ListFooter } from './ListFooter'
import { isTruncated, type ListFooterState } from './data/paging'
import { isStale, refreshFirstPage, refreshList } from './data/refresh'
import { VirtualRows } from './VirtualRows'
import { mergeRows } from './data/rows'
import { listKey, type ListSource } from './data/source'
import { throttle } from '../lib/throttle'
import { useAutoLoad } from './scroll/useAutoLoad'
import { useLatest } from '../lib/react'
import { useListQuery } from './data/useListQuery'
import { useAnnouncement } from './useAnnouncement'
import { usePullToRefresh } from './scroll/usePullToRefresh'
import { useRestorePages, useScrollToTopOnChange } from './scroll/useRestorePages'
import { useScrollPosition } from './scroll/useScrollPosition'
import './List.css'

export interface ListProps<Row extends object> extends ListSource<Row> {
  /** Stable: route and block id. Names the scroll memory. */
  readonly id: string
  renderRow(row: Row, index: number): ReactNode
  /** The heading a row stands under; a new section begins where it changes. */
  section?(row: Row): string | undefined
  /** Accessible name of the list. */
  readonly label: string
  /** The class of what each row stands in. */
  readonly rowClass?: string
  readonly empty: ReactNode
  readonly header?: ReactNode
}

/** Shows a list of any length page by page: it fills the window, refreshes by a pull and comes back to where it stood. */
export function List<Row extends object>(props: ListProps<Row>) {
  const { id, rowKey, renderRow, section, label, rowClass, empty, header } = props
  const texts = useTexts()
  const client = useQueryClient()
  const source = useLatest<ListSource<Row>>(props)
  const name = hashKey(listKey(props))
  // Its end is out of sight: whatever is asked for, it stays as it is, for a sign that turns there costs each frame.
  const [isFar, setFar] = useState(false)
  const list = useListQuery(props, { isEndFar: useLatest(isFar) })
  const { data, isPlaceholderData, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  const pages = data?.pages
  const rows = useMemo(() => (pages ? mergeRows(pages, rowKey) : []), [pages, rowKey])
  const surface = useRef<HTMLElement>(null)
  const indicator = useRef<HTMLDivElement>(null)
  const isSettled = pages !== undefined && !isPlaceholderData

  const { load, refresh } = useMemo(
    () => ({
      // One that is under way is not asked for twice.
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
    wanted: memory.place?.pages ?? 0,
    held: pages?.length ?? 0,
    canLoad: hasNextPage,
    isBusy: isFetching || isPlaceholderData,
    isPending: pages === undefined,
    isFailed: list.isError,
    load,
  })
  const isFailed = list.isFetchNextPageError
  const isBusy = isFetching || !isSettled || isRestoring
  const fill = useAutoLoad({ count: rows.length, hasMore: hasNextPage, isBusy, isFailed, load, isFar, setFar })
  const [announcement, announce] = useAnnouncement(name, rows.length, isSettled && !isFetching)
  const again = useLatest(() => void refreshAndSay())
  const [refreshOften] = useState(() => throttle(() => again.current()))
  useEffect(() => refreshOften.cancel, [refreshOften])
  const pull = usePullToRefresh(surface, indicator, refreshOften)
  useScrollToTopOnChange(fill.top, name, isSettled)

  // A failure marks it as well, but is for the reader to try again.
  const isMarkedOld = list.isStale && !list.isError
  useEffect(() => {
    if (isStale(client, source.current)) refreshFirstPage(client, source.current).catch(stay)
  }, [client, source, name, isMarkedOld])

  const isRenewing = isFetching && !isFetchingNextPage && pages !== undefined
  return (
    <section className="pw-list" ref={surface} aria-busy={isFetching}>
      <output className="pw-hidden" ref={announcement} />
      <button className="pw-list-refresh" type="button" onClick={() => refreshOften()}>
        {texts.t('engine.list.refresh')}
      </button>
      <div className="pw-list-pull" ref={indicator} data-pull={pull} aria-hidden="true">
        {pull !== 'idle' && (
          <span className="pw-list-pull-words">
            {texts.t(pull === 'armed' ? 'engine.list.release' : 'engine.list.pull')}
          </span>
        )}
      </div>
      {header}
      {isRenewing && <div className="pw-list-progress" />}
      {list.isRefetchError && !isFailed && (
        <Failed inline text={texts.t('engine.list.refreshFailed')} onRetry={() => void refresh()} />
      )}
      {body()}
    </section>
  )

  function body() {
    if (list.isLoadingError) return <Failed text={texts.t('engine.list.failed')} onRetry={() => void list.refetch()} />
    if (!pages || isRestoring) return <Skeleton look="rows" count={6} />
    return (
      <>
        <div className="pw-list-rows" ref={fill.top}>
          {rows.length === 0 ? (
            empty
          ) : (
            <VirtualRows
              {...{ rows, rowKey, renderRow, section, label, rowClass }}
              handle={memory.handle}
              restored={memory.place?.snapshot}
              scrolling={memory.scrolling}
              measure={fill.measure}
            />
          )}
        </div>
        <ListFooter state={ending()} onMore={load} />
      </>
    )
  }

  function ending(): ListFooterState {
    if (isFetchingNextPage && !isFar) return 'loading'
    if (isFailed) return 'failed'
    if (hasNextPage) return fill.isResting ? 'more' : 'loading'
    return pages && isTruncated(pages, rowKey) ? 'full' : 'end'
  }

  async function refreshAndSay() {
    if (pages === undefined) return void list.refetch()
    announce('')
    if (await refresh()) announce(texts.t('engine.list.refreshed'))
  }
}

/** The rows stay as they are; that asking again failed stands in the state of the query, which the list shows. */
function stay() {}
