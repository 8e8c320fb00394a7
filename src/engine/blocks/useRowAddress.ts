import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export interface RowAddress {
  /** The key of the open row. */
  readonly row: string | undefined
  open(key: string): void
  close(): void
}

const param = 'row'

/** The address of a row's own sheet (`?row=<key>`): it can be shared, survives a reload, and Back closes it. */
export function useRowAddress(): RowAddress {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isPushed = typeof state === 'object' && state !== null && 'pwRow' in state

  const open = useCallback(
    (key: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(param, key)
          return after
        },
        { state: { pwRow: true }, preventScrollReset: true },
      ),
    [setSearch],
  )
  const close = useCallback(() => {
    // Who came by a link has no entry of the list to go back to.
    if (isPushed) return void navigate(-1)
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(param)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isPushed, navigate, setSearch])

  return { row: search.get(param) ?? undefined, open, close }
}
