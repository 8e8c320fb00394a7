import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Lets a finger on the handle drag a sheet down. The code loads with the first sheet. If it does not load, the sheet
 * closes as without a finger.
 */
export function useDragToClose(handle: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    void import('./dragToClose').then(
      ({ listenToDrag }) => {
        if (!isOver) stop = listenToDrag(handle.current, () => close())
      },
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [handle])
}
