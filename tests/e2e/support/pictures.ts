// The field for pictures, found as a person finds it: by the names of its buttons.
import type { Locator, Page } from '@playwright/test'
import { words } from './words'

type Place = Page | Locator

/** The button that chooses pictures. It is gone when no more fit. */
export const adder = (place: Place): Locator => place.locator(`button[aria-label$=": ${words('image.add')}"]`)

export const retrier = (place: Place): Locator => place.locator(buttonOf('image.retry'))

/** The pictures of a field that are sent, on their way, or failed. */
export const shownPictures = (place: Place): Locator =>
  place.locator(`li:has(${buttonOf('image.remove')}, ${buttonOf('image.cancel')})`)

/** The pictures that the server has. */
export const sentPictures = (place: Place): Locator =>
  place.locator(`li:has(${buttonOf('image.remove')}):not(:has(${buttonOf('image.retry')}))`)

/** The button of any picture, by the words before its number. */
function buttonOf(key: 'image.remove' | 'image.retry' | 'image.cancel'): string {
  return `button[aria-label^="${words(key).split('{{number}}')[0]}"]`
}
