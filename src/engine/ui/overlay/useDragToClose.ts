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
    async function begin() {
      try {
        const { listenToDrag } = await import('./dragToClose')
        if (!isOver) stop = listenToDrag(handle.current, () => close())
      } catch {
        // The sheet still closes by its button, the backdrop and Back.
      }
    }
    void begin()
    return () => {
      isOver = true
      stop?.()
    }
  }, [handle])
}
