import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HeldPages } from './nextPage'
import { refreshList, refreshRow } from './refresh'
import { findRow } from './rows'
import { listKey, type ListSource } from './source'
import { useLatest } from '../../lib/react'

export interface ListRefresh {
  /** Reloads the page with the row. Resolves to the row as it is now, or to null if it is gone. */
  row(key: string): Promise<object | null>
  /** Reloads page 1 and drops the others. */
  list(): Promise<void>
}

/** Returns both refreshes. The functions stay the same between renders. */
export function useListRefresh<Row extends object>(source: ListSource<Row>): ListRefresh {
  const client = useQueryClient()
  const latest = useLatest(source)
  return useMemo(
    () => ({
      row: async (key) => {
        await refreshRow(client, latest.current, key)
        const held = client.getQueryData<HeldPages<Row>>(listKey(latest.current))
        return findRow(held?.pages ?? [], latest.current.rowKey, key) ?? null
      },
      list: () => refreshList(client, latest.current),
    }),
    [client, latest],
  )
}
