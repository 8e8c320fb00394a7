// The rows and pages of a list, as values: merging, sections, and when the next page loads. It knows no query.
import { type ListPage, maxBarrenPages, type PagePlace, placeAfter } from '../../api/answer/listPage'

/** One page of a list. */
export interface ResultPage<Row> extends ListPage {
  readonly list: readonly Row[]
  /** Place of the first server page in it, if it begins with rows of earlier pages that moved up. */
  readonly from?: PagePlace
  /**
   * Number of its rows that earlier pages had when it loaded. Each stands for a row that came or moved up meanwhile, and
   * is in no page. A refresh that finds such rows at the top subtracts them.
   */
  readonly repeats?: number
}

type RowKey<Row> = (row: Row) => string

/** Returns the rows of all pages in order. A key that comes twice keeps its first position. */
export function mergeRows<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): readonly Row[] {
  const last = rowsByPage(pages, rowKey)
  return last ? allRowsOf(last).rows.slice() : []
}

export function findRow<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>, key: string): Row | undefined {
  for (const page of pages) {
    const row = page.list.find((each) => rowKey(each) === key)
    if (row !== undefined) return row
  }
  return undefined
}

/** New rows of a page behind those before it. Cached, so that another page costs only its own rows. */
interface PageRows<Row> {
  readonly rowKey: RowKey<Row>
  readonly before: PageRows<Row> | undefined
  /** Rows that no earlier page has. */
  readonly fresh: readonly Row[]
  /** All rows so far, kept at the last page only. */
  all?: AllRows<Row> | undefined
}

interface AllRows<Row> {
  readonly rows: Row[]
  readonly keys: Set<string>
}

const pageRows = new WeakMap<object, unknown>()

function rowsByPage<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): PageRows<Row> | undefined {
  // A cached page counts only with the same key function.
  const known = pageRows as WeakMap<ResultPage<Row>, PageRows<Row>>
  let before: PageRows<Row> | undefined
  for (const page of pages) {
    const held = known.get(page)
    const isSame = held?.before === before && held?.rowKey === rowKey
    before = isSame ? held : addPage(before, page, rowKey)
    if (!isSame) known.set(page, before)
  }
  return before
}

function addPage<Row>(
  before: PageRows<Row> | undefined,
  { list }: ResultPage<Row>,
  rowKey: RowKey<Row>,
): PageRows<Row> {
  const whole = before ? allRowsOf(before) : { rows: [], keys: new Set<string>() }
  if (before) before.all = undefined
  const fresh = list.filter((row) => {
    const key = rowKey(row)
    return !whole.keys.has(key) && whole.keys.add(key)
  })
  whole.rows.push(...fresh)
  return { rowKey, before, fresh, all: whole }
}

/** Rebuilds the rows if other pages followed in the meantime. */
function allRowsOf<Row>(last: PageRows<Row>): AllRows<Row> {
  return (last.all ??= buildAllRows(last))
}

function buildAllRows<Row>(last: PageRows<Row>): AllRows<Row> {
  const rows: Row[] = []
  for (let at: PageRows<Row> | undefined = last; at; at = at.before) rows.unshift(...at.fresh)
  return { rows, keys: new Set(rows.map(last.rowKey)) }
}

/**
 * Returns a page that was read again, with the old rows that stand on other pages of the server now: those behind the last
 * row that both have were pushed down, and those before the first one moved up, unless it is page 1.
 */
export function mergePage<Row>(
  old: ResultPage<Row>,
  fresh: ResultPage<Row>,
  rowKey: (row: Row) => string,
  isFirst: boolean,
): ResultPage<Row> {
  const ends = commonEnds(old, fresh, rowKey)
  if (!ends && isFirst) return fresh
  const known = new Set(old.list.map(rowKey))
  const above = isFirst ? [] : old.list.slice(0, ends?.first)
  const below = ends && fresh.hasMore ? old.list.slice(ends.last + 1) : []
  const lastKnown = fresh.list.findLastIndex((row) => known.has(rowKey(row)))
  const added = fresh.list.slice(0, Math.max(0, lastKnown)).filter((row) => !known.has(rowKey(row))).length
  return {
    ...old,
    ...fresh,
    list: [...above, ...fresh.list, ...below],
    // The pages below follow on the old rows.
    cursor: fresh.hasMore ? old.cursor : fresh.cursor,
    repeats: (old.repeats ?? 0) - added,
  }
}

/** Returns the indexes of the first and the last old row that a fresh page has, or undefined if it has none. */
export function commonEnds<Row>(
  old: ResultPage<Row>,
  fresh: ResultPage<Row>,
  rowKey: (row: Row) => string,
): { readonly first: number; readonly last: number } | undefined {
  const keys = new Set(fresh.list.map(rowKey))
  const isCommon = (row: Row) => keys.has(rowKey(row))
  const first = old.list.findIndex(isCommon)
  return first < 0 ? undefined : { first, last: old.list.findLastIndex(isCommon) }
}

export interface Sections {
  /** Heading of each section, or '' above rows without one. */
  readonly headings: readonly string[]
  readonly counts: readonly number[]
  /** Keys of headings and rows in the order of the screen. */
  readonly keys: readonly string[]
}

/**
 * Groups rows into sections: a new one begins where the heading changes. A row without a heading stays in the section
 * above.
 */
export function groupIntoSections<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  section: (row: Row) => string | undefined,
): Sections {
  const headings: string[] = []
  const counts: number[] = []
  const keys: string[] = []
  for (const row of rows) {
    const heading = section(row) ?? headings.at(-1) ?? ''
    if (headings.length === 0 || heading !== headings.at(-1)) {
      keys.push(`section ${headings.length} ${heading}`)
      headings.push(heading)
      counts.push(0)
    }
    keys.push(`row ${rowKey(row)}`)
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
  }
  return { headings, counts, keys }
}

/** Most pages that a list holds. A notice names the rows beyond. */
export const maxPages = 500
/** Most pages loaded without a gesture once the window is full. */
export const maxAutoLoads = 3

/** Content of the footer: a spinner, a button for more, a retry, a notice, or 'no more'. */
export type ListFooterState = 'loading' | 'more' | 'failed' | 'full' | 'missing' | 'end'

export interface PagingState {
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly isFailed: boolean
  /** Pixels of rows below the window; negative if the rows do not fill it. */
  readonly pixelsBelow: number
  /** Pixels of rows that should be below the window. */
  readonly wantedPixels: number
  /** Pages loaded since the last gesture. */
  readonly autoLoads: number
}

/**
 * Returns the place of the next page, or undefined at the end of the list. The list ends if `hasMore` is false,
 * several pages in a row brought no new row, or the list is full.
 */
export function nextPlace<Row>(
  pages: readonly ResultPage<Row>[],
  last: PagePlace,
  rowKey: (row: Row) => string,
): PagePlace | undefined {
  const page = pages.at(-1)
  if (!page || pages.length >= maxPages || !mayContinue(pages, rowKey)) return undefined
  return placeAfter(last, page)
}

/** Returns true if the server has more rows than a list may hold. */
export function isTruncated<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string): boolean {
  return pages.length >= maxPages && mayContinue(pages, rowKey)
}

/** Returns true if the next page should load by itself: until the window is full, then a few pages per gesture. */
export function shouldLoadPage({
  hasMore,
  isBusy,
  isFailed,
  pixelsBelow,
  wantedPixels,
  autoLoads,
}: PagingState): boolean {
  if (isBusy || isFailed || !hasMore) return false
  if (pixelsBelow < 0) return true
  return pixelsBelow < wantedPixels && autoLoads < maxAutoLoads
}

function mayContinue<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string) {
  return pages.at(-1)?.hasMore === true && !isBarren(pages, rowKey)
}

/** Returns true if more than five pages in a row brought no new row. */
export function isBarren<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string): boolean {
  let count = 0
  for (let at = rowsByPage(pages, rowKey); at && at.fresh.length === 0; at = at.before) count += 1
  return count > maxBarrenPages
}

/**
 * Returns how many rows of the server all pages lack, as far as it can be told: by its count, or by rows that came twice.
 */
export function missingRows<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string): number {
  const totals = pages.flatMap(({ total }) => total ?? [])
  const count =
    totals.length > 0
      ? // A page that was read before rows went has an old count.
        Math.min(...totals) - mergeRows(pages, rowKey).length
      : pages.reduce((sum, { repeats = 0 }) => sum + repeats, 0)
  return Math.max(0, count)
}

/** Returns a page that has just loaded behind others, with the number of its rows that they have. */
export function withRepeats<Row>(
  pages: readonly ResultPage<Row>[],
  page: ResultPage<Row>,
  rowKey: (row: Row) => string,
): ResultPage<Row> {
  const known = new Set(mergeRows(pages, rowKey).map(rowKey))
  return { ...page, repeats: page.list.filter((row) => known.has(rowKey(row))).length }
}

/** Returns true if a page has the same rows as the one before. Some servers answer so to a place that they do not know. */
export function isSamePage<Row>(before: ResultPage<Row>, page: ResultPage<Row>, rowKey: (row: Row) => string): boolean {
  const { list } = page
  return (
    list.length > 0 &&
    list.length === before.list.length &&
    list.every((row, index) => rowKey(row) === rowKey(before.list[index] as Row))
  )
}
