import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLatest } from '../../lib/react'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'

export interface RowAddress {
  /** Key of the open row. */
  readonly row: string | undefined
  open(key: string): void
  close(): void
}

const param = 'row'

/** Keeps the open row in the URL (`?row=<key>`). The URL can be shared, survives a reload, and Back closes the row. */
export function useRowAddress(): RowAddress {
  const [search, setSearch] = useSearchParams()
  const { state, key: entry } = useLocation()
  const navigate = useNavigate()
  const isPushed = typeof state === 'object' && state !== null && 'pwRow' in state
  const row = search.get(param) ?? undefined
  const shown = useLatest(row)
  const isOpen = row !== undefined
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
        // Another row beside the list takes the place of the open one: Back and the cross close it.
        isOpen
          ? { replace: true, state, preventScrollReset: true }
          : { state: { pwRow: true }, preventScrollReset: true },
      ),
    [setSearch, isOpen, state],
  )
  const close = useCallback(async () => {
    // A confirmation above the sheet goes back first. Browsers may merge two steps back into one.
    await whenOverlaysSettled()
    // A second close must not leave the page.
    if (shown.current !== row || isLeaving.current) return
    // After a direct link, the history has no entry of the list.
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
