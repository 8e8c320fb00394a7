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
import { failureCauseKey } from '../api/answer/apiError'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { type ListFooterState, maxPages } from './data/rows'
import { listKey, type LoadedList } from './data/useList'
import { outerHeight, VirtualRows, type VirtualRowsProps } from './VirtualRows'
import { throttle } from '../lib/timing'
import { keepFocus } from '../ui/feedback/keepFocus'
import { gestures, useAutoLoad } from './scroll/useAutoLoad'
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
  /** The head of a table and the widths of its columns, for a grid. The rows are then rows of cells, without sections. */
  readonly table?: { readonly head: ReactNode; readonly columns: string } | undefined
  /** Draws the rows in another way than below each other, without sections. */
  drawRows?(rows: VirtualRowsProps<Row>): ReactNode
  /** Stands in the place of the rows while they load. */
  readonly outline?: ReactNode
  readonly empty: ReactNode
  /** While rows are chosen: returns true for a chosen one, which a refresh keeps. */
  isChosen?(key: string): boolean
  /** Returns what stands in the place of the rows where the first page failed. */
  failed?(error: unknown, retry: () => void): ReactNode
}

/**
 * Shows a list of any length, page by page. It fills the window, refreshes on a pull, and restores its scroll position.
 */
export function List<Row extends object>(props: ListProps<Row>) {
  const { id, list, renderRow, section, label, rowClass, table, drawRows, outline, empty, isChosen, failed } = props
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
  const cause = failureCauseKey(failure?.error)
  const autoLoad = useAutoLoad({
    count: rows.length,
    pages: pageCount,
    hasMore: hasNext,
    isBusy: loads !== undefined || !isSettled || isRestoring,
    isFailed,
    load: actions.loadNext,
    isEndFar: list.isEndFar,
    setEndFar: list.setEndFar,
  })
  const [announcement, announce] = useAnnouncement({
    name: listName,
    count: rows.length,
    isSettled: isSettled && !loads,
    isFailed: failure !== undefined,
  })
  const latestRefresh = useLatest(() => void refreshAndAnnounce())
  const [throttledRefresh] = useState(() => throttle(() => latestRefresh.current()))
  useEffect(() => throttledRefresh.cancel, [throttledRefresh])
  const pull = usePullToRefresh(surface, throttledRefresh)
  useKeptPlace({
    top: autoLoad.top,
    rows,
    rowKey,
    name: useLastSettled(listName, isSettled),
    isChoosing: isChosen !== undefined,
  })
  useReturnedFocus(autoLoad.top, memory.position?.focused)
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
      {loads === 'refresh' && <div className="pw-list-progress" />}
      {failure?.of === 'refresh' && (
        <Failed inline text={texts.t('engine.list.refreshFailed')} cause={cause} onRetry={() => void refresh()} />
      )}
      {body()}
    </section>
  )

  function body() {
    if (failure?.of === 'first')
      return (
        failed?.(failure.error, actions.retry) ?? (
          <Failed text={texts.t('engine.list.failed')} cause={cause} onRetry={actions.retry} />
        )
      )
    if (pageCount === 0 || isRestoring) return drawnOutline()
    return (
      <>
        <div className="pw-list-rows" ref={autoLoad.top}>
          {rows.length === 0 ? noRows() : table ? drawnTable(table) : drawnRows()}
        </div>
        {/* The picture of an empty list tells its end. */}
        {(rows.length > 0 || footerState() !== 'end') && (
          <ListFooter state={footerState()} cause={cause} onMore={actions.loadNext} onRefresh={throttledRefresh} />
        )}
      </>
    )
  }

  function drawnOutline() {
    return outline ?? <Skeleton look={table ? 'table' : 'rows'} count={table ? 12 : 6} />
  }

  /** Rows may follow behind empty pages. */
  function noRows() {
    if (!hasNext) return empty
    return isFailed ? null : drawnOutline()
  }

  function drawnTable({ head, columns }: NonNullable<ListProps<Row>['table']>) {
    const style: CSSProperties & { readonly '--pw-columns': string } = { '--pw-columns': columns }
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
    return list.isTruncated ? 'full' : list.isMissingRows ? 'missing' : 'end'
  }

  async function refreshAndAnnounce() {
    if (pageCount === 0) return actions.retry()
    announce('')
    if (await refresh()) announce(texts.t('engine.list.refreshed'))
  }

  function refresh(): Promise<boolean> {
    const isFarDown = (autoLoad.top.current?.getBoundingClientRect().top ?? 0) < 0
    const chosen = isChosen ? rows.findLastIndex((row) => isChosen(rowKey(row))) + 1 : 0
    return actions.refresh(isFarDown ? rows.length : chosen).then(
      () => true,
      () => false,
    )
  }
}

interface ListFooterProps {
  readonly state: ListFooterState
  readonly cause: string | undefined
  onMore(): void
  onRefresh(): void
}

/** Shows the last line of a list: a spinner, a button for more rows, a failure with retry, a notice, or 'no more'. */
export const ListFooter = memo(function ListFooter({ state, cause, onMore, onRefresh }: ListFooterProps) {
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
        return <Failed inline text={texts.t('engine.list.failed')} cause={cause} onRetry={onMore} />
      case 'full':
        return <Notice tone="plain">{texts.t('engine.list.full', { pages: maxPages })}</Notice>
      case 'missing':
        return (
          <Notice tone="warn">
            <p>{texts.t('engine.list.missing')}</p>
            <Button small onPress={onRefresh}>
              {texts.t('engine.list.refresh')}
            </Button>
          </Notice>
        )
      case 'end':
        return <p className="pw-list-no-more">{texts.t('engine.list.end')}</p>
    }
  }
})

interface AnnouncedRows {
  readonly name: string
  readonly count: number
  readonly isSettled: boolean
  readonly isFailed: boolean
}

/**
 * Returns a live region and a function that announces a text in it. The region announces how many rows were added, or
 * found by a new search. The first rows of a page are not announced. Several pages in a row share one announcement,
 * because each would interrupt the one before. A failure clears the region, because its text is old then.
 *
 * The text is set directly, so that no list re-renders for it.
 */
function useAnnouncement({
  name,
  count,
  isSettled,
  isFailed,
}: AnnouncedRows): readonly [RefObject<HTMLOutputElement | null>, (news: string) => void] {
  const texts = useTexts()
  const region = useRef<HTMLOutputElement>(null)
  const announced = useRef<{ readonly name: string; readonly count: number }>(undefined)
  const announce = useCallback((news: string) => {
    if (region.current) region.current.textContent = news
  }, [])

  useEffect(() => {
    if (isFailed) return announce('')
    if (!isSettled) return undefined
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
    return undefined
  }, [texts, announce, name, count, isSettled, isFailed])

  return [region, announce]
}

const quietMs = 500

interface KeptPlace<Row> {
  readonly top: RefObject<HTMLElement | null>
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  /** Name of the search. The rows of another one have a place of their own. */
  readonly name: string
  /** Rows have other heights while some of them are chosen. */
  readonly isChoosing: boolean
}

/**
 * Keeps the reader's place when rows come or go above it or change their heights, and the focus near a row that goes. The
 * rows below a removed row move up to their new places, so that a person sees what has gone. The list does not wait for
 * them: they already stand in their places, and only their picture moves.
 */
function useKeptPlace<Row>({ top, rows, rowKey, name, isChoosing }: KeptPlace<Row>): void {
  const last = useRef({ rows, name, isChoosing })
  const offset = useRef(0)
  useLayoutEffect(() => {
    const before = last.current
    last.current = { rows, name, isChoosing }
    const element = top.current
    const isSwitched = before.isChoosing !== isChoosing
    const isSame = before.rows === rows && !isSwitched
    if (!element || isSame || before.rows.length === 0) return undefined
    if (name !== before.name) {
      fadeIn(element)
      return undefined
    }
    const indexes = new Map(rows.map((row, index) => [rowKey(row), index]))
    const isGone = (row: Row | undefined) => row !== undefined && !indexes.has(rowKey(row))
    // Virtuoso draws the new rows after this effect, so the rows still stand in their old places.
    const drawn = drawnRows(element)
    if (drawn.some(({ row, index }) => isGone(before.rows[index]) && row.contains(document.activeElement)))
      keepFocus()()
    const timing = before.rows.some(isGone) ? motionOf(element) : undefined
    const place = placeIn(element)
    if (!place && !timing) return undefined
    if (place) window.scrollTo(0, place.estimate)
    let frames = 0
    let quietFrames = 0
    let frame = requestAnimationFrame(settle)
    const stop = () => cancelAnimationFrame(frame)
    for (const type of gestures) window.addEventListener(type, stop, { passive: true })
    return end

    function end() {
      stop()
      for (const type of gestures) window.removeEventListener(type, stop)
    }

    function settle() {
      quietFrames = place?.keep() ? 0 : quietFrames + 1
      if (timing && frames === 0) closeUp(timing)
      frames += 1
      if (place && quietFrames < settledFrames && frames < mostFrames) frame = requestAnimationFrame(settle)
      else end()
    }

    function closeUp(timing: KeyframeAnimationOptions) {
      const kept = drawn
        .filter(({ row }) => row.isConnected)
        .map(({ row, top }) => ({ row, at: topOf(row), by: top - topOf(row) }))
      // Rows in another order would cross each other.
      if (kept.some(({ at }, index) => at < (kept[index - 1]?.at ?? at))) return
      const moved = kept.filter(({ by }) => Math.abs(by) >= 1 && Math.abs(by) < window.innerHeight)
      for (const { row, by } of moved) row.animate([{ transform: `translateY(${by}px)` }, {}], timing)
    }

    /**
     * Returns the place of the first row that begins in sight, or of the row that takes its place if it is gone. Returns
     * undefined if nothing moves it.
     */
    function placeIn(element: HTMLElement) {
      const listTop = topOf(element)
      // What stands above the rows has already changed.
      const shift = listTop + window.scrollY - offset.current
      const first = drawn.find(({ top }) => top - shift >= 0) ?? drawn.at(-1)
      if (!first || listTop - shift >= 0) return undefined
      let kept = first.index
      while (kept >= 0 && isGone(before.rows[kept])) kept -= 1
      const row = before.rows[kept]
      if (row === undefined) return undefined
      const index = (indexes.get(rowKey(row)) ?? 0) + first.index - kept
      if (index === first.index && !isSwitched) return undefined
      const estimate = window.scrollY + shift + ((index - first.index) / first.columns) * outerHeight(first.row)
      return {
        estimate,
        /** Returns true if it has moved the window. */
        keep() {
          const now = drawnRows(element).find((one) => index >= one.index && index < one.index + one.columns)
          const by = now ? now.top - first.top + shift : estimate - window.scrollY
          if (Math.abs(by) < 1) return false
          window.scrollBy(0, by)
          return true
        },
      }
    }
  }, [top, rows, rowKey, name, isChoosing])
  useLayoutEffect(() => {
    if (top.current) offset.current = topOf(top.current) + window.scrollY
  })
}

/** Returns the name of the search that the rows belong to: those of the last one stay until those of the next one come. */
function useLastSettled(name: string, isSettled: boolean): string {
  const [settled, setSettled] = useState(name)
  if (isSettled && settled !== name) setSettled(name)
  return isSettled ? name : settled
}

/** The rows of another search come in the place of the last ones. Those in both would cross others if they moved. */
function fadeIn(element: HTMLElement): void {
  const timing = motionOf(element)
  if (timing) element.animate([{ opacity: 0.2 }, {}], timing)
}

/** Virtuoso measures new rows, and then moves the window by what it takes for their change: a few frames later. */
const settledFrames = 5
const mostFrames = 60

/** Returns the drawn rows with the index and the place of each. A line of cards has the index of its first card. */
function drawnRows(list: HTMLElement) {
  return Array.from(list.querySelectorAll('.pw-list-row'), (row) => {
    const columns = row.classList.contains('pw-list-line') ? row.childElementCount : 1
    return { row, columns, index: Number(row.getAttribute('data-item-index')) * columns, top: topOf(row) }
  })
}

/** Gives the focus to the item that had it when the reader left the page, as soon as it is drawn. */
function useReturnedFocus(list: RefObject<HTMLElement | null>, index: number | undefined): void {
  const [wanted] = useState(index)
  useEffect(() => {
    if (wanted === undefined) return undefined
    let left = drawingLooks
    const timer = setInterval(() => {
      const item = list.current?.querySelector(`[data-item-index="${wanted}"]`)
      // Virtuoso hides a row until it stands in its place, and a hidden row takes no focus.
      if (document.activeElement === document.body) focusable(item)?.focus({ preventScroll: true })
      left -= 1
      if (left === 0 || document.activeElement !== document.body) clearInterval(timer)
    }, drawingMs)
    return () => clearInterval(timer)
  }, [list, wanted])
}

/** Returns an item of a list, or the first card of a line. */
function focusable(item: Element | null | undefined): HTMLElement | undefined {
  const found = item?.matches('[tabindex="-1"]') ? item : item?.querySelector('[tabindex="-1"]')
  return found instanceof HTMLElement ? found : undefined
}

/** Milliseconds between looks for a restored row. The arrival at a page moves the focus after a few of them. */
const drawingMs = 50
const drawingLooks = 60

function topOf(row: Element): number {
  return row.getBoundingClientRect().top
}
