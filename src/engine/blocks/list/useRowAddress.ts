import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLatest } from '../../lib/react'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'

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
  const { state, key: entry } = useLocation()
  const navigate = useNavigate()
  const isPushed = typeof state === 'object' && state !== null && 'pwRow' in state
  const row = search.get(param) ?? undefined
  const shown = useLatest(row)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = false
  }, [entry])

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
  const close = useCallback(async () => {
    // The history of a question over the sheet goes first: two steps back at once may become one.
    await whenOverlaysSettled()
    // Whoever closed the sheet meanwhile, or closes it twice, must not leave the page.
    if (shown.current !== row || isLeaving.current) return
    // Who came by a link has no entry of the list to go back to.
    if (isPushed) {
      isLeaving.current = true
      return void navigate(-1)
    }
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(param)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [row, shown, isPushed, navigate, setSearch])

  return { row, open, close: useCallback(() => void close(), [close]) }
}
