import { useEffect, useState, type RefObject } from 'react'
import { useLatest } from '../../lib/react'

/** Pixels of finger travel after which release refreshes. */
const pullDistance = 96
/** Share of the finger's travel that the content follows. */
const resistance = 0.5

type PullState = 'idle' | 'pulled' | 'armed'

/**
 * Calls `refresh` when a finger pulls the surface down far enough while the window is at its top. Sets `--pw-pull`
 * (pixels) on the surface, so that its content follows the finger.
 *
 * Uses touch events, not pointer events: a pan at the top cancels the pointer unless `touch-action` names single
 * directions, which WebKit does not support.
 */
export function usePullToRefresh(surface: RefObject<HTMLElement | null>, refresh: () => void): PullState {
  const [pull, setPull] = useState<PullState>('idle')
  const latest = useLatest(refresh)

  useEffect(() => {
    const element = surface.current
    if (!element) return undefined
    let start: { readonly x: number; readonly y: number } | undefined
    let travel = 0

    const release = () => end(true)
    const cancel = () => end(false)
    element.addEventListener('touchstart', begin, { passive: true })
    // Not passive: the pull replaces the browser's own bounce and reload.
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', release)
    element.addEventListener('touchcancel', cancel)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', release)
      element.removeEventListener('touchcancel', cancel)
    }

    function begin(event: TouchEvent) {
      const [touch] = event.touches
      const isAlone = event.touches.length === 1 && touch !== undefined
      if (!isAlone || window.scrollY > 0 || isInDialog(event.target)) {
        start = undefined
        return
      }
      start = { x: touch.clientX, y: touch.clientY }
      travel = 0
    }

    function move(event: TouchEvent) {
      const [touch] = event.touches
      if (!start || !touch) return
      const down = touch.clientY - start.y
      const isOther = event.touches.length > 1 || (travel === 0 && Math.abs(touch.clientX - start.x) >= down)
      if (isOther || window.scrollY > 0) return end(false)
      travel = Math.max(0, down)
      if (travel > 0 && event.cancelable) event.preventDefault()
      surface.current?.style.setProperty('--pw-pull', `${Math.min(travel, pullDistance * 2) * resistance}px`)
      setPull(travel >= pullDistance ? 'armed' : travel > 0 ? 'pulled' : 'idle')
    }

    function end(isReleased: boolean) {
      if (!start) return
      const isArmed = isReleased && travel >= pullDistance
      start = undefined
      travel = 0
      surface.current?.style.removeProperty('--pw-pull')
      setPull('idle')
      if (isArmed) latest.current()
    }
  }, [surface, latest])

  return pull
}

function isInDialog(target: EventTarget | null) {
  return target instanceof Element && target.closest('dialog') !== null
}
