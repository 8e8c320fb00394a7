import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hashKey } from '@tanstack/react-query'
import { useTexts } from '../i18n/useTexts'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { type ListFooterState, maxPages } from './data/rows'
import { listKey, type LoadedList } from './data/useList'
import { VirtualRows, type VirtualRowsProps } from './VirtualRows'
import { throttle } from '../lib/timing'
import { useAutoLoad } from './scroll/useAutoLoad'
import { useLatest } from '../lib/react'
import { usePullToRefresh } from './scroll/usePullToRefresh'
import { useRestorePages, useScrollPosition, useScrollToTopOnChange } from './scroll/useScrollPosition'
import { Button } from '../ui/input/Button'
import { Notice } from '../ui/feedback/Notice'
import { Spinner } from '../ui/icons/Icon'
import { motionOf } from '../lib/motion'
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

interface ListFooterProps {
  readonly state: ListFooterState
  onMore(): void
}

/** Shows the last line of a list: a spinner, a button for more rows, a failure with retry, or 'no more'. */
export const ListFooter = memo(function ListFooter({ state, onMore }: ListFooterProps) {
  const texts = useTexts()
  return <div className="pw-list-end">{shown()}</div>

  function shown() {
    switch (state) {
      case 'loading':
        return <Spinner />
      case 'more':
        return (
          <Button tone="plain" onPress={onMore}>
            {texts.t('engine.list.more')}
          </Button>
        )
      case 'failed':
        return <Failed inline text={texts.t('engine.list.failed')} onRetry={onMore} />
      case 'full':
        return <Notice tone="plain">{texts.t('engine.list.full', { pages: maxPages })}</Notice>
      case 'end':
        return <p className="pw-list-no-more">{texts.t('engine.list.end')}</p>
    }
  }
})

/**
 * Returns a live region and a function that announces a text in it. The region announces how many rows were added, or
 * found by a new search. The first rows of a page are not announced. Several pages in a row share one announcement,
 * because each would interrupt the one before.
 *
 * The text is set directly, so that no list re-renders for it.
 */
function useAnnouncement(
  name: string,
  count: number,
  isSettled: boolean,
): readonly [RefObject<HTMLOutputElement | null>, (news: string) => void] {
  const texts = useTexts()
  const region = useRef<HTMLOutputElement>(null)
  const announced = useRef<{ readonly name: string; readonly count: number }>(undefined)
  const announce = useCallback((news: string) => {
    if (region.current) region.current.textContent = news
  }, [])

  useEffect(() => {
    if (!isSettled) return
    const before = announced.current
    if (before?.name === name && count > before.count) {
      const timer = setTimeout(() => {
        announced.current = { name, count }
        announce(texts.t('engine.list.grown', { count: count - before.count, total: count }))
      }, quietMs)
      return () => clearTimeout(timer)
    }
    announced.current = { name, count }
    if (before && before.name !== name) announce(texts.t('engine.list.found', { count }))
  }, [texts, announce, name, count, isSettled])

  return [region, announce]
}

const quietMs = 500

/**
 * Lets the rows below a removed row move up to their new places, so that a person sees what has gone. The list does not
 * wait for them: they already stand in their places, and only their picture moves.
 */
function useClosingUp<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): void {
  const last = useRef(rows)
  useLayoutEffect(() => {
    const before = last.current
    last.current = rows
    const element = list.current
    const timing = element && isRowGone(before, rows, rowKey) ? motionOf(element) : undefined
    if (!element || !timing) return undefined
    // Virtuoso draws the new rows after this effect, so the rows still stand in their old places.
    const places = Array.from(element.querySelectorAll('.pw-list-row'), (row) => ({ row, top: topOf(row) }))
    const frame = requestAnimationFrame(() => {
      const moved = places
        .filter(({ row }) => row.isConnected)
        .map(({ row, top }) => ({ row, by: top - topOf(row) }))
        .filter(({ by }) => by !== 0 && Math.abs(by) < window.innerHeight)
      for (const { row, by } of moved) row.animate([{ transform: `translateY(${by}px)` }, {}], timing)
    })
    return () => cancelAnimationFrame(frame)
  }, [list, rows, rowKey])
}

function isRowGone<Row>(before: readonly Row[], rows: readonly Row[], rowKey: (row: Row) => string): boolean {
  // More rows are the next page.
  if (before === rows || before.length === 0 || rows.length > before.length) return false
  const keys = new Set(rows.map(rowKey))
  return before.some((row) => !keys.has(rowKey(row)))
}

function topOf(row: Element): number {
  return row.getBoundingClientRect().top
}
