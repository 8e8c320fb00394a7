import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Gives what sets a member of the address in place: what is chosen on a page survives a reload and can be shared. */
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
