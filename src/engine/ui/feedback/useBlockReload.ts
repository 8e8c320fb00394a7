import { useCallback, useEffect, useRef } from 'react'
import { blockReload, type ReloadBlocker } from '../../lib/reloadBlockers'

/** Gives what holds the document and lets it go; it is let go with the component at the latest. */
export function useBlockReload(why: ReloadBlocker): (isHeld: boolean) => void {
  const release = useRef<() => void>(undefined)
  const set = useCallback(
    (isHeld: boolean) => {
      if (isHeld) release.current ??= blockReload(why)
      else {
        release.current?.()
        release.current = undefined
      }
    },
    [why],
  )
  useEffect(() => () => set(false), [set])
  return set
}
