// Merges a refetched page with its old rows.
import type { ResultPage } from './rows'

/**
 * Returns the refetched page 1 with the rows that new ones pushed off it, so that the pages below still follow on.
 * Returns undefined if the list changed in another way: then the pages below are stale.
 */
export function mergeFirstPage<Row>(
  old: ResultPage<Row>,
  fresh: ResultPage<Row>,
  rowKey: (row: Row) => string,
): ResultPage<Row> | undefined {
  if (!fresh.hasMore) return undefined
  const [top] = old.list
  const start = top === undefined ? -1 : fresh.list.findIndex((row) => rowKey(row) === rowKey(top))
  if (start < 0) return undefined

  const oldKeys = old.list.map(rowKey)
  const isOldTop = fresh.list.slice(start).every((row, index) => rowKey(row) === oldKeys[index])
  return isOldTop ? mergePage(old, fresh, rowKey) : undefined
}

/**
 * Returns the fresh page, followed by the old rows behind the last row that both have: new rows above pushed them off.
 */
export function mergePage<Row>(
  old: ResultPage<Row>,
  fresh: ResultPage<Row>,
  rowKey: (row: Row) => string,
): ResultPage<Row> {
  if (!fresh.hasMore) return fresh
  const freshKeys = new Set(fresh.list.map(rowKey))
  const lastCommon = old.list.findLastIndex((row) => freshKeys.has(rowKey(row)))
  // The pages below follow on the old rows.
  return lastCommon < 0 ? fresh : { ...old, list: [...fresh.list, ...old.list.slice(lastCommon + 1)], hasMore: true }
}
