import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the form around from being sent while `isHeld`, and says so: nothing may be left out unseen. */
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
