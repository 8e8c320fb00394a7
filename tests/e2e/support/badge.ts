// The states of rows and sheets, such as "Pending", found by their words.
import type { Locator, Page } from '@playwright/test'
import { isObject } from '@pagewright/engine/tools'
import { sitePages } from './pagePeople'
import { sentence, textsOf } from './saying'

/** The states that are told here. On a button, in a line, among what happened or in a message the same words tell none. */
export const badge = (place: Page | Locator): Locator =>
  place.getByText(anyState).and(place.locator(':not(button, button *, a, a *, label *, dt, dd *, li *, [aria-live] *)'))

/** Every word that a page has for a state. */
const keys = badgesIn(sitePages)
  .flatMap(stringsIn)
  .filter((text) => Object.hasOwn(textsOf('en'), text))
const anyState = new RegExp([...new Set(keys)].map((key) => sentence(key).source).join('|'))

function badgesIn(config: unknown): readonly unknown[] {
  if (!isObject(config)) return []
  return Object.entries(config).flatMap(([name, member]) => (name === 'badge' ? [member] : badgesIn(member)))
}

function stringsIn(config: unknown): readonly string[] {
  if (typeof config === 'string') return [config]
  return isObject(config) ? Object.values(config).flatMap(stringsIn) : []
}
