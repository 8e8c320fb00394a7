import { useEffect, useMemo } from 'react'
import type { LoadedList } from './useList'

/** Most pages that are searched for one row. */
export const maxSearchedPages = 25

export interface FoundRow<Row> {
  readonly row: Row | undefined
  readonly state: 'loading' | 'found' | 'missing' | 'failed'
  retry(): void
}

/**
 * Finds a row of a list by its key, loading pages until it is found, the list ends, or 25 pages are searched. So a row's
 * own address survives a reload. Without a key the row is missing.
 */
export function useRow<Row extends object>(list: LoadedList<Row>, key: string | undefined): FoundRow<Row> {
  const { source, rows, actions, isSettled, failure, loads, hasNext, pageCount } = list
  const row = useMemo(
    () => (isSettled ? rows.find((one) => source.rowKey(one) === key) : undefined),
    [isSettled, rows, source, key],
  )
  const isWanted = key !== undefined && row === undefined
  const canSearchOn = !isSettled || (hasNext && pageCount < maxSearchedPages)
  const isNextDue = isWanted && isSettled && canSearchOn && !loads && !failure

  useEffect(() => {
    if (isNextDue) actions.loadNext()
  }, [isNextDue, pageCount, actions])

  return { row, state: stateOf(), retry: isSettled ? actions.loadNext : actions.retry }

  function stateOf() {
    if (row !== undefined) return 'found'
    if (!isWanted || !canSearchOn) return 'missing'
    return failure && !loads ? 'failed' : 'loading'
  }
}
