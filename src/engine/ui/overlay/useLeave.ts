import { useCallback, useRef, type RefObject } from 'react'
import { useLatest } from '../../lib/react'

const leavingMs = 160

/**
 * Returns a function that lets a sheet sink out of the screen and then calls `onClose`. A second call ends the movement.
 * Without motion, `onClose` is called at once.
 */
export function useLeave(content: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const close = useLatest(onClose)
  const running = useRef<Animation>(undefined)
  return useCallback(() => {
    const sheet = content.current?.closest('dialog')
    if (running.current) return running.current.finish()
    // A browser may have closed the dialog by itself. Old browsers and tests cannot animate.
    const canMove = sheet?.open === true && typeof sheet.animate === 'function'
    if (!canMove || matchMedia('(prefers-reduced-motion: reduce)').matches) return close.current()
    const movement = sheet.animate([{}, { opacity: 0, transform: `translateY(${sheet.offsetHeight}px)` }], {
      duration: leavingMs,
      easing: 'ease-in',
      fill: 'forwards',
    })
    running.current = movement
    movement.onfinish = () => {
      running.current = undefined
      // The owner of the sheet may have closed it meanwhile.
      if (sheet.isConnected) close.current()
    }
    return undefined
  }, [content, close])
}
