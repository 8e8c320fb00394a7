// What stays of a page that was asked for again while rows came in above it.
import type { ResultPage } from './rows'

/**
 * Gives page 1 of a list after it was asked again: when the fresh rows are some new ones followed by the top of the old
 * ones, the rows they pushed down stay, so the pages below still follow on. Nothing when the list changed in any other
 * way: the pages below are stale then.
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

/** Gives the fresh page with the old rows behind the last row that both hold: new rows above pushed them off the page. */
export function mergePage<Row>(
  old: ResultPage<Row>,
  fresh: ResultPage<Row>,
  rowKey: (row: Row) => string,
): ResultPage<Row> {
  if (!fresh.hasMore) return fresh
  const freshKeys = new Set(fresh.list.map(rowKey))
  const lastCommon = old.list.findLastIndex((row) => freshKeys.has(rowKey(row)))
  return lastCommon < 0 ? fresh : { list: [...fresh.list, ...old.list.slice(lastCommon + 1)], hasMore: true }
}
