// What leads and counts on the pages of guilds: rows of a named list, tiles with what waits, figures, closed pages.
import type { Locator, Page } from '@playwright/test'
import { buttonOf, expectSaid } from './parts'
import { expect } from './test'
import { words, type Word } from './words'

/** Goes to another page of the site as whoever is signed in. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The rows of a list that is named by its title. */
export const rows = (page: Page, list: Word): Locator =>
  page.getByRole('list', { name: words(list), exact: true }).getByRole('listitem')

/** The applications to join an agency. */
export const applications = (page: Page): Locator => rows(page, 'guild.apply.title')

/** Asks to join the agency whose sheet is open. */
export async function applyIn(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog').first()
  await buttonOf(sheet, 'guild.join').click()
  const name = await sheet.getByRole('heading').first().innerText()
  await answerTo(page, 'guild.join.ask', 'guild.join', { name })
  await expectSaid(page, 'guild.join.done')
}

/** A link to a page by its words, with whatever count stands behind them. */
export const tile = (page: Page, label: Word): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${words(label)}( \\d+)?$`) })

/** What waits behind a tile; nothing stands there for 0. */
export async function expectWaiting(page: Page, label: Word, count: number): Promise<void> {
  await expect(tile(page, label)).toHaveAccessibleName(count > 0 ? `${words(label)} ${count}` : words(label))
}

/** Answers a question by one of its buttons. */
export async function answerTo(
  page: Page,
  question: Word,
  label: Word,
  vars?: Parameters<typeof words>[1],
): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: words(question, vars) })
  await buttonOf(dialog, label).click()
  await expect(dialog).toHaveCount(0)
}

/** A figure or a line by its label. */
export const valueOf = (place: Page | Locator, label: Word): Locator =>
  place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${words(label)}$`) })
    .locator('xpath=following-sibling::dd[1]')

/** The screen in place of a page that is not for everybody: why, and the one thing to do next. */
export async function expectClosed(page: Page, why: Word, next: Word): Promise<void> {
  await expect(page.getByRole('main')).toContainText(words(why))
  await expect(page.getByRole('main').getByRole('link')).toHaveText([words(next)])
}
