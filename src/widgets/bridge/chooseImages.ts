// Where pictures come from, and how many are taken.
import { createContext } from 'react'

/** Lets the person choose up to `max` pictures. Nothing chosen is an empty list; it never rejects. */
export interface ImageSource {
  choose(max: number): Promise<readonly File[]>
  /** Where the source sends what it brought by itself, as an app does. */
  readonly own?: {
    has(file: Blob): boolean
    /** Gives the address of a picture that it has; rejects where the picture does not arrive. */
    send(file: Blob): Promise<string>
  }
}

/** What the surroundings choose with, such as a native shell; without one the browser's own chooser. */
export const ImageSourceContext = createContext<ImageSource | undefined>(undefined)

/** The browser's chooser behind a file input that stands in the page. */
export function browserSource(input: HTMLInputElement): ImageSource {
  let leave: (() => void) | undefined
  return {
    choose(max) {
      leave?.()
      input.multiple = max > 1
      input.value = ''
      return new Promise((resolve) => {
        const settle = (event?: Event) => {
          // Who asked takes the answer: nobody further up has to.
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

/** The most pictures that one choice may bring (spec §9: fewer than 20). */
export const maxChosen = 19

/** Gives how many pictures a field takes: the least of the bounds that say something, never more than 19. */
export function effectiveMax(...bounds: readonly (number | undefined)[]): number {
  return Math.min(
    maxChosen,
    ...bounds.filter((bound) => bound !== undefined && Number.isInteger(bound) && bound > 0).map(Number),
  )
}

export interface Accepted {
  readonly files: readonly File[]
  /** More were chosen than there is room for. */
  readonly isTooMany: boolean
}

/** Takes what was chosen: 20 or more are logged and none is taken (spec §5), else as many as there is room for. */
export function accept(chosen: readonly File[], room: number): Accepted {
  if (chosen.length > maxChosen) {
    console.warn('too many: more than 20 images chosen')
    return { files: [], isTooMany: true }
  }
  return { files: chosen.slice(0, room), isTooMany: chosen.length > room }
}
