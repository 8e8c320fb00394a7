import { useEffect, useMemo, useState } from 'react'
import { IconButton } from './Icon'
import type { StudioState } from './model/createStudio'

const shownForMs = 4000

/** Tells the last event for 4 s, and longer while the pointer or the focus is on it. An error stays until it is dismissed. */
export function Toasts({ told, product, refusal }: Pick<StudioState, 'told' | 'product' | 'refusal'>) {
  const [gone, setGone] = useState<object>()
  const [isHeld, setHeld] = useState(false)
  // The same words may tell another event, such as a second undo.
  const event = useMemo(() => ({ told, product }), [told, product])
  const [dismissed, setDismissed] = useState<string>()
  const isShown = told !== '' && told !== refusal && gone !== event
  useEffect(() => {
    if (!isShown || isHeld) return undefined
    const timer = setTimeout(() => setGone(event), shownForMs)
    return () => clearTimeout(timer)
  }, [event, isShown, isHeld])
  return (
    <div
      className="pw-studio-toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">
        {isShown && (
          <p>
            {told}
            <IconButton
              icon="close"
              label="Dismiss"
              onClick={() => {
                setHeld(false)
                setGone(event)
              }}
            />
          </p>
        )}
      </div>
      <div role="alert">
        {refusal !== undefined && refusal !== dismissed && (
          <p>
            {refusal}
            <IconButton icon="close" label="Dismiss" onClick={() => setDismissed(refusal)} />
          </p>
        )}
      </div>
    </div>
  )
}
