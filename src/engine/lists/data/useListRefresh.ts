import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refreshList, refreshRow } from './refresh'
import type { ListSource } from './source'
import { useLatest } from '../../lib/react'

export interface ListRefresh {
  /** Reloads the page with the row. */
  row(key: string): Promise<void>
  /** Reloads page 1 and drops the others. */
  list(): Promise<void>
}

/** Returns both refreshes. The functions stay the same between renders. */
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
