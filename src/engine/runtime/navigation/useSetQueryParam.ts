import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Returns a function that sets a query parameter without a new history entry. So a choice survives a reload and can be
 * shared.
 */
export function useSetQueryParam(): (param: string, value: string | undefined) => void {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (param, value) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === undefined) after.delete(param)
          else after.set(param, value)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch],
  )
}
