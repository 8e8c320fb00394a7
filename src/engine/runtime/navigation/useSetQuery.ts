import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Sets parameters of the address. One without a value is removed; all others stay. */
export type SetQuery = (changes: { readonly [param: string]: string | undefined }) => void

/**
 * Returns a function that sets query parameters without a new history entry. So choices survive a reload and can be
 * shared.
 */
export function useSetQuery(): SetQuery {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (changes) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [param, value] of Object.entries(changes)) {
            if (value === undefined) after.delete(param)
            else after.set(param, value)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch],
  )
}
