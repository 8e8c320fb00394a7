import type { Database, SqlValue } from './database'

export const pageSize = 20

interface Page<T> {
  has_more: boolean
  list: T[]
}

/** One page of a query that has an order of its own: asks for one row more than shown, to know whether more follow. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the shape of a row is the caller's word
export function pageOf<Row, T>(
  db: Database,
  page: number,
  sql: string,
  values: readonly SqlValue[],
  show: (row: Row) => T,
): Page<T> {
  const rows = db.all<Row>(`${sql} limit ? offset ?`, ...values, pageSize + 1, (page - 1) * pageSize)
  return { has_more: rows.length > pageSize, list: rows.slice(0, pageSize).map(show) }
}

export function pageOfList<T>(page: number, list: readonly T[]): Page<T> {
  const from = (page - 1) * pageSize
  return { has_more: list.length > from + pageSize, list: list.slice(from, from + pageSize) }
}

/** Short lists come whole as page 1. */
export function wholeList<T>(page: number | undefined, list: readonly T[]): Page<T> {
  return { has_more: false, list: (page ?? 1) === 1 ? [...list] : [] }
}

/** The SQL of an order that a request asks for: a column of `columns`, falling with a minus; nothing where it asks for none. */
export function orderOf(sort: string | undefined, columns: { readonly [name: string]: string }): string {
  const column = sort === undefined ? undefined : columns[sort.replace(/^-/, '')]
  return column === undefined ? '' : `${column} ${sort?.startsWith('-') ? 'desc' : 'asc'}, `
}
