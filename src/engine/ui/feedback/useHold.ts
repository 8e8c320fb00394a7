import { useCallback, useEffect, useRef } from 'react'
import { holdDocument, type Hold } from '../../lib/holds'

/** Gives what holds the document and lets it go; it is let go with the component at the latest. */
export function useHold(why: Hold): (isHeld: boolean) => void {
  const release = useRef<() => void>(undefined)
  const set = useCallback(
    (isHeld: boolean) => {
      if (isHeld) release.current ??= holdDocument(why)
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
