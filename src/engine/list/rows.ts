/** One answer of a list endpoint. */
export interface Page<Row> {
  readonly list: readonly Row[]
  readonly hasMore: boolean
}

/** Gives the rows of all pages in order; of rows with the same key the first one's position is kept. */
export function rowsOf<Row>(pages: readonly Page<Row>[], rowKey: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>()
  const rows: Row[] = []
  for (const page of pages) {
    for (const row of page.list) {
      const key = rowKey(row)
      if (seen.has(key)) continue
      seen.add(key)
      rows.push(row)
    }
  }
  return rows
}

/** Says whether the last page holds a row that no page before it holds. */
export function bringsNew<Row>(pages: readonly Page<Row>[], rowKey: (row: Row) => string): boolean {
  const last = pages.at(-1)
  if (!last) return false
  const seen = new Set(pages.slice(0, -1).flatMap((page) => page.list.map(rowKey)))
  return last.list.some((row) => !seen.has(rowKey(row)))
}

/** Gives the row with the key, or nothing. */
export function findRow<Row>(pages: readonly Page<Row>[], rowKey: (row: Row) => string, key: string): Row | undefined {
  for (const page of pages) {
    const row = page.list.find((each) => rowKey(each) === key)
    if (row !== undefined) return row
  }
  return undefined
}
