// The field for pictures, found as a person finds it: by the names of its buttons.
import type { Locator, Page } from '@playwright/test'
import { words } from './words'

type Place = Page | Locator

/** The button that chooses pictures. It is gone when no more fit. */
export const adder = (place: Place): Locator => place.locator(`button[aria-label$=": ${words('engine.image.add')}"]`)

export const retrier = (place: Place): Locator => place.locator(buttonOf('engine.image.retry'))

/** The pictures of a field that are sent, on their way, or failed. */
export const shownPictures = (place: Place): Locator =>
  place.locator(`li:has(${buttonOf('engine.image.remove')}, ${buttonOf('engine.image.cancel')})`)

/** The pictures that the server has. */
export const sentPictures = (place: Place): Locator =>
  place.locator(`li:has(${buttonOf('engine.image.remove')}):not(:has(${buttonOf('engine.image.retry')}))`)

/** The button of any picture, by the words before its number. */
function buttonOf(key: 'engine.image.remove' | 'engine.image.retry' | 'engine.image.cancel'): string {
  return `button[aria-label^="${words(key).split('{{number}}')[0]}"]`
}
