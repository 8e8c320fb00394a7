// Where pictures come from, and how many each choice may return.
import type { ImageSource } from '../../native/nativeHost'
import { maxChosen } from './imageFile'

export function browserSource(input: HTMLInputElement): ImageSource {
  let leave: (() => void) | undefined
  return {
    choose(max) {
      leave?.()
      input.multiple = max > 1
      input.value = ''
      return new Promise((resolve) => {
        const settle = (event?: Event) => {
          // The event must not reach handlers further up.
          event?.stopPropagation()
          input.removeEventListener('change', settle)
          input.removeEventListener('cancel', settle)
          leave = undefined
          resolve(event?.type === 'change' ? [...(input.files ?? [])] : [])
        }
        leave = settle
        input.addEventListener('change', settle)
        input.addEventListener('cancel', settle)
        input.click()
      })
    },
  }
}

/** Returns how many pictures a field accepts: the least of the defined bounds, and never more than 19. */
export function effectiveMax(...bounds: readonly (number | undefined)[]): number {
  return Math.min(
    maxChosen,
    ...bounds.filter((bound) => bound !== undefined && Number.isInteger(bound) && bound > 0).map(Number),
  )
}

/** Returns a source that is the app's if it has one, and the browser's otherwise. A person may choose before the app has answered. */
export function appOrBrowser(
  ofApp: () => Promise<ImageSource | undefined> | undefined,
  browser: ImageSource,
): ImageSource {
  let app: ImageSource | undefined
  return {
    async choose(max) {
      const found = await ofApp()
      app = found ?? app
      return (found ?? browser).choose(max)
    },
    own: {
      has: (file) => app?.own?.has(file) ?? false,
      send: (file) =>
        app?.own?.send(file) ??
        Promise.reject(new Error('The app no longer answers, so its picture cannot be uploaded.')),
    },
  }
}

export interface Accepted {
  readonly files: readonly File[]
  /** More pictures were chosen than fit. */
  readonly isTooMany: boolean
}

/** Accepts as many pictures as fit. Logs a choice of 20 or more, and accepts none of it. */
export function accept(chosen: readonly File[], room: number): Accepted {
  if (chosen.length > maxChosen) {
    console.warn('too many: more than 20 images chosen')
    return { files: [], isTooMany: true }
  }
  return { files: chosen.slice(0, room), isTooMany: chosen.length > room }
}
