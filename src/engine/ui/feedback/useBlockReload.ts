import { useCallback, useEffect, useRef } from 'react'
import { blockReload, type ReloadBlocker } from '../../lib/reloadBlockers'

/** Returns a function that blocks automatic reloads and releases them. Unmounting releases them at the latest. */
export function useBlockReload(reason: ReloadBlocker): (isBlocked: boolean) => void {
  const release = useRef<() => void>(undefined)
  const set = useCallback(
    (isBlocked: boolean) => {
      if (isBlocked) release.current ??= blockReload(reason)
      else {
        release.current?.()
        release.current = undefined
      }
    },
    [reason],
  )
  useEffect(() => () => set(false), [set])
  return set
}
