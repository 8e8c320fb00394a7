import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refreshList, refreshRow } from './refresh'
import type { ListSource } from './source'
import { useLatest } from '../../lib/react'

export interface ListRefresh {
  /** Asks again for the page that holds the row. */
  row(key: string): Promise<void>
  /** Asks again for page 1 and drops the others. */
  list(): Promise<void>
}

/** Gives the two ways to ask for rows again; the functions stay the same from one render to the next. */
export function useListRefresh<Row extends object>(source: ListSource<Row>): ListRefresh {
  const client = useQueryClient()
  const latest = useLatest(source)
  return useMemo(
    () => ({
      row: (key) => refreshRow(client, latest.current, key),
      list: () => refreshList(client, latest.current),
    }),
    [client, latest],
  )
}
