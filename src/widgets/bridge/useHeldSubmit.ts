import { type RefObject, useEffect, useRef } from 'react'

/**
 * Blocks the submit of the form around it while `isHeld`, and calls `onRefused`, so that no picture is silently left
 * out.
 */
export function useHeldSubmit(box: RefObject<HTMLElement | null>, isHeld: boolean, onRefused: () => void): void {
  const now = useRef({ isHeld, onRefused })
  useEffect(() => {
    now.current = { isHeld, onRefused }
  })
  useEffect(() => {
    const form = box.current?.closest('form')
    function refuse(event: Event) {
      if (!now.current.isHeld) return
      event.preventDefault()
      event.stopPropagation()
      now.current.onRefused()
    }
    form?.addEventListener('submit', refuse)
    return () => form?.removeEventListener('submit', refuse)
  }, [box])
}
