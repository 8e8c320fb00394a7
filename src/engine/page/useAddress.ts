import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Gives one member of the address, and a way to set it in place: what is chosen on a page survives a reload and can be shared. */
export function useAddress(
  param: string,
): readonly [value: string | undefined, set: (value: string | undefined) => void] {
  const [search, setSearch] = useSearchParams()
  const set = useCallback(
    (value: string | undefined) => {
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
    [param, setSearch],
  )
  return [search.get(param) ?? undefined, set]
}
