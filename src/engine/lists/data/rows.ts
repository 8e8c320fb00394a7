import type { ListPage, PagePlace } from '../../api/answer/listPage'

/** One page of a list. */
export interface ResultPage<Row> extends ListPage {
  readonly list: readonly Row[]
  /** Place of the first server page in it, if it begins with rows of earlier pages that moved up. */
  readonly from?: PagePlace
}

type RowKey<Row> = (row: Row) => string

/** Returns the rows of all pages in order. A key that comes twice keeps its first position. */
export function mergeRows<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): readonly Row[] {
  const last = rowsByPage(pages, rowKey)
  return last ? allRowsOf(last).rows.slice() : []
}

/** Returns true if the last page has a row that no earlier page has. */
export function hasNewRows<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): boolean {
  return Boolean(rowsByPage(pages, rowKey)?.fresh.length)
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
