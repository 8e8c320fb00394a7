// Stands in for the movements of a browser: the test decides when each ends.
import { vi } from 'vitest'

export interface Movement {
  readonly of: Element
  readonly frames: readonly Keyframe[]
  readonly options: KeyframeAnimationOptions
  playState: string
  onfinish: (() => void) | null
  reverse: () => void
  cancel: () => void
}

/** Lets elements move, or not if motion is not wanted. Returns the movements, and a function that takes all of it away. */
export function stageMovements({ isStill = false } = {}) {
  const movements: Movement[] = []
  function animate(this: Element, frames: readonly Keyframe[], options: KeyframeAnimationOptions): Movement {
    const movement: Movement = {
      of: this,
      frames,
      options,
      playState: 'running',
      onfinish: null,
      reverse: vi.fn(),
      cancel: vi.fn(),
    }
    movements.push(movement)
    return movement
  }
  Object.assign(Element.prototype, { animate })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('no-preference') && !isStill,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const sheet = document.createElement('style')
  sheet.textContent = '* { --pw-duration: 0.2s; --pw-ease: linear; --pw-away: translateY(100%); border-radius: 4px }'
  document.head.append(sheet)
  return {
    movements,
    end() {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(Element.prototype, 'animate')
      sheet.remove()
    },
  }
}

/** Gives an element a place in the window. */
export function placeAt(
  element: Element | null,
  [left, top, width, height]: readonly [number, number, number, number],
) {
  if (element) element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
}
