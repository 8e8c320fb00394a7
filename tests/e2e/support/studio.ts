// Drives the studio of a served copy of the project.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hands'
import type { Served } from './served'

/** The pictures of the docs are made without the settings of the tests. */
export const patience = { timeout: 120_000 }
export const app = (page: Page) => page.frameLocator('iframe[title="Page"]')
export const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the page' })
export const side = (page: Page) => page.getByRole('complementary', { name: 'Properties' })
export const changes = (page: Page) =>
  page.getByRole('list', { name: 'Changes that are not saved' }).getByRole('listitem')

/** Opens the studio, and waits until its page is drawn. */
export async function openStudio(page: Page, served: Pick<Served, 'origin'>, search: string): Promise<void> {
  await page.goto(`${served.origin()}/__studio/${search}`)
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible(patience)
}

/** Returns the button of a part in the list of parts. Its noun tells it from parts of the same name. */
export function part(page: Page, name: string, noun: string): Locator {
  return parts(page).getByRole('button', { name: `${name} ${noun}`, exact: true })
}

/** Opens the review, waits for its plan, and saves. */
export async function save(page: Page, hand: Hand): Promise<void> {
  const review = page.getByRole('button', { name: /^Review \d+ change/ })
  if ((await review.getAttribute('aria-pressed')) !== 'true') await hand.press(review)
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await expect(button).toBeEnabled(patience)
  await hand.press(button)
  await expect(page.getByRole('status').filter({ hasText: /Saved as change \d+: / })).toBeVisible(patience)
}
