// Sources of pictures, and how many each choice may return.
import { createContext } from 'react'

/** Lets the person choose up to `max` pictures. Resolves to an empty list if nothing is chosen; never rejects. */
export interface ImageSource {
  choose(max: number): Promise<readonly File[]>
  /** The source's own upload, for example by the app. */
  readonly own?: {
    has(file: Blob): boolean
    /** Uploads a picture and returns its address. Rejects if the upload fails. */
    send(file: Blob): Promise<string>
  }
}

/** The source around a field, such as a native app. The default is the browser's file chooser. */
export const ImageSourceContext = createContext<ImageSource | undefined>(undefined)

/** Returns the browser's chooser behind an existing file input. */
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

/** The most pictures in one choice. */
export const maxChosen = 19

/** Returns how many pictures a field accepts: the least of the defined bounds, and never more than 19. */
export function effectiveMax(...bounds: readonly (number | undefined)[]): number {
  return Math.min(
    maxChosen,
    ...bounds.filter((bound) => bound !== undefined && Number.isInteger(bound) && bound > 0).map(Number),
  )
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
