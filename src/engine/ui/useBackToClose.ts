import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { openOverlay } from './overlays'

/** Makes the browser's Back close this overlay before it leaves the page, for as long as the component is mounted. */
export function useBackToClose(element: RefObject<Element | null>, onBack: () => void, inAddress = false): void {
  const close = useEffectEvent(onBack)
  useLayoutEffect(
    () => openOverlay({ ownsEntry: !inAddress, element: () => element.current, close: () => close() }),
    [element, inAddress],
  )
}
