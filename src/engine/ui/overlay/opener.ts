// Notes what a person pressed last, so that a dialog can grow out of it and give the focus back to it.
import { useEffect } from 'react'

let pressed: { readonly element: Element; readonly at: number } | undefined
/** A dialog whose code loads first still opens within this time. */
const openingMs = 1500

/** Notes each press while the component is mounted. Safari does not focus a pressed button, so the focus cannot tell. */
export function useNotedPresses(): void {
  useEffect(() => {
    const note = ({ target, timeStamp }: MouseEvent) => {
      const element = target instanceof Element ? target.closest('button, a, summary, label') : null
      pressed = element ? { element, at: timeStamp } : undefined
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])
}

/** Returns the control that was pressed a moment ago, or null if the dialog opens by itself or by its address. */
export function lastPressed(): Element | null {
  const isFresh = pressed !== undefined && performance.now() - pressed.at < openingMs
  return isFresh && pressed?.element.isConnected ? pressed.element : null
}
