/** One answer of a list endpoint. */
export interface ResultPage<Row> {
  readonly list: readonly Row[]
  readonly hasMore: boolean
  /** It begins with rows of earlier pages, the first of this number, which they came to hold after those were read. */
  readonly from?: number
}

type RowKey<Row> = (row: Row) => string

/** Gives the rows of all pages in order; of rows with the same key the first one's position is kept. */
export function mergeRows<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): readonly Row[] {
  const last = gather(pages, rowKey)
  return last ? wholeOf(last).rows.slice() : []
}

/** Says whether the last page holds a row that no page before it holds. */
export function hasNewRows<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): boolean {
  return Boolean(gather(pages, rowKey)?.fresh.length)
}

/** Gives the row with the key, or nothing. */
export function findRow<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>, key: string): Row | undefined {
  for (const page of pages) {
    const row = page.list.find((each) => rowKey(each) === key)
    if (row !== undefined) return row
  }
  return undefined
}

/** What a page brings behind those before it. It is kept, so that a page that follows costs what it holds itself. */
interface Gathered<Row> {
  readonly rowKey: RowKey<Row>
  readonly before: Gathered<Row> | undefined
  /** The rows that no page before holds. */
  readonly fresh: readonly Row[]
  /** With the last page only: it goes on to the next one. */
  whole?: Whole<Row> | undefined
}

interface Whole<Row> {
  readonly rows: Row[]
  readonly keys: Set<string>
}

const gathered = new WeakMap<object, unknown>()

function gather<Row>(pages: readonly ResultPage<Row>[], rowKey: RowKey<Row>): Gathered<Row> | undefined {
  // Whose rows they are the key tells: another one is not believed.
  const known = gathered as WeakMap<ResultPage<Row>, Gathered<Row>>
  let before: Gathered<Row> | undefined
  for (const page of pages) {
    const held = known.get(page)
    const isSame = held?.before === before && held?.rowKey === rowKey
    before = isSame ? held : follow(before, page, rowKey)
    if (!isSame) known.set(page, before)
  }
  return before
}

function follow<Row>(before: Gathered<Row> | undefined, { list }: ResultPage<Row>, rowKey: RowKey<Row>): Gathered<Row> {
  const whole = before ? wholeOf(before) : { rows: [], keys: new Set<string>() }
  if (before) before.whole = undefined
  const fresh = list.filter((row) => {
    const key = rowKey(row)
    return !whole.keys.has(key) && whole.keys.add(key)
  })
  whole.rows.push(...fresh)
  return { rowKey, before, fresh, whole }
}

/** Where other pages followed, it is made again. */
function wholeOf<Row>(last: Gathered<Row>): Whole<Row> {
  return (last.whole ??= made(last))
}

function made<Row>(last: Gathered<Row>): Whole<Row> {
  const rows: Row[] = []
  for (let at: Gathered<Row> | undefined = last; at; at = at.before) rows.unshift(...at.fresh)
  return { rows, keys: new Set(rows.map(last.rowKey)) }
}
