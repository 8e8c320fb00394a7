// Notes what a person pressed last, so that a dialog can grow out of it and give the focus back to it, and when.
import { useEffect } from 'react'

let pressed: { readonly element: Element | null; readonly at: number } = { element: null, at: -Infinity }
/** A dialog whose code loads first still opens within this time. */
const openingMs = 1500

/** Notes each press while the component is mounted. Safari does not focus a pressed button, so the focus cannot tell. */
export function useNotedPresses(): void {
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? target.closest('button, a, summary, label') : null
      pressed = { element, at: performance.now() }
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])
}

/** Returns the control that was pressed a moment ago, or null if the dialog opens by itself or by its address. */
export function lastPressed(): Element | null {
  const isFresh = performance.now() - pressed.at < openingMs
  return isFresh && pressed.element?.isConnected ? pressed.element : null
}

/** Returns `performance.now()` at the last press, or -Infinity before one. */
export function lastPressAt(): number {
  return pressed.at
}
