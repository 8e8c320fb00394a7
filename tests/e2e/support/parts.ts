// Parts that every page is made of, found as a person finds them: by what they are and the words on them.
import type { Browser, Locator, Page } from '@playwright/test'
import { markets } from '../../../markets.config'
import { textsOf } from './saying'
import type { Signed, Site, Who } from './site'
import { expect } from './test'
import { words, type Word } from './words'

interface Place {
  readonly browser: Browser
  readonly site: Site
}

/** Opens a path as somebody, in a browser context of their own. */
export async function openAs({ browser, site }: Place, who: Who | Signed, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(await site.entrance(path, who))
  return page
}

export const textbox = (page: Page, key: Word): Locator => page.getByRole('textbox', { name: words(key), exact: true })

/** A button, or a link that leads to a page. */
export const pressable = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true }).or(place.getByRole('link', { name, exact: true }))

export const buttonOf = (place: Page | Locator, key: Word): Locator => pressable(place, words(key))

/** The buttons and links here: all of them, or those that are disabled or are not. */
export const pressables = (place: Sought, is: { readonly disabled?: boolean } = {}): Locator =>
  place.getByRole('button', is).or(place.getByRole('link', is))

/** A button of a row. The title of the row follows its words in its name. */
export const actionOf = (row: Locator, key: Word): Locator => row.getByRole('button', { name: `${words(key)} ` })

/** Text that stands there for itself, not within other text. */
export const saying = (page: Page, text: string): Locator => page.getByText(text, { exact: true })

export async function expectTitle(page: Page, key: Word): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words(key), exact: true })).toBeVisible()
}

export async function expectSaid(page: Page, key: Word): Promise<void> {
  await expect(said(page, words(key))).toBeVisible()
}

/** Finds a message that appears for a moment, with the button that closes it. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.locator('[role=status][aria-live], [role=alert][aria-live]').filter({ hasText: text })

/** Answers the open question by one of its buttons. */
export async function answer(page: Page, key: Word): Promise<void> {
  await buttonOf(page.getByRole('alertdialog'), key).click()
}

/** Parts that failed to load, as opposed to remarks on what did load. */
export const failures = (place: Sought): Locator =>
  place.getByRole('alert').filter({ hasText: new RegExp(failureWords.join('|')) })
const failureWords = [words('engine.retry'), words('engine.media.image', { name: '.*' })]

/** The lists of a page with all that belongs to them. Each says whether it is loading. */
export const lists = (page: Searchable): Locator => page.locator('section[aria-busy]')

/** The rows of lists and tables. Each says which of how many it is. */
export const rows = (page: Searchable): Locator =>
  page.locator('[role=listitem][aria-posinset], [role=row][aria-rowindex]')

export const row = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text }).first()

/** The value of a line in a row or in a sheet. */
export const value = (page: Page | Locator, text: string | RegExp): Locator =>
  page.getByRole('definition').filter({ hasText: text }).first()

type Searchable = Pick<Page, 'locator'> & Partial<Pick<Page, 'keyboard'>>
type Sought = Pick<Page, 'getByRole'>

/** The button that sends the form of a page or of the top sheet. Its words follow what is typed. */
export const submitOf = (page: Searchable): Locator => page.locator('form button[type=submit]').last()

/** The step before what cannot be undone, with its two buttons. */
export function reviewOf(page: Searchable): {
  readonly step: Locator
  readonly back: Locator
  readonly agree: Locator
} {
  const step = page.locator('dialog[open]').filter({ has: page.locator('button').filter({ hasText: back }) })
  // Messages for a moment stand in the step as well, with buttons of their own.
  const buttons = step.locator('footer').getByRole('button')
  return { step, back: buttons.filter({ hasText: back }), agree: buttons.last() }
}

/** The button that goes back, in any language. */
const back = new RegExp(
  `^(${markets.international.languages.map((language) => textsOf(language)['engine.back']).join('|')})$`,
)

/** Goes on from the step before what cannot be undone. */
export async function agree(page: Searchable): Promise<void> {
  const { agree: button } = reviewOf(page)
  await button.click()
  // Another key makes the next click a new wish. At the same place at once, it would be refused as a double tap.
  await page.keyboard?.press('Shift')
}
