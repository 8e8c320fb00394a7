// Two people at one withdrawal order, each in a browser of their own.
import { Buffer } from 'node:buffer'
import type { Browser, Locator, Page } from '@playwright/test'
import { badge } from './badge'
import { fillRest } from './fillRest'
import { agree, answer, expectSaid, reviewOf, submitOf } from './parts'
import { sentPictures } from './pictures'
import { expect } from './test'
import type { Signed, Site, Who } from './site'
import { words, type Word } from './words'

export const orderRoute = '/withdraw/order'

/** Where each of the two finds the orders. */
export const sides = { user: 'mine', reseller: 'toPay' } as const
export type Side = keyof typeof sides

/** An order of somebody new over 200 of their 500 diamonds, to be paid by the demo reseller. */
export async function newOrder(site: Site): Promise<{ readonly user: Signed; readonly number: string }> {
  const user = await site.person({ nickname: 'Mona Saleh', diamonds: '500' })
  return { user, number: await site.withdrawal({ uid: user.uid, diamonds: '200' }) }
}

/** Opens the sheet of an order as one of the two, in a new context. */
export async function openOrder(
  { browser, site }: { readonly browser: Browser; readonly site: Site },
  who: Who | Signed,
  { side, number }: { readonly side: Side; readonly number: string },
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(await site.entrance(`${orderRoute}?side=${sides[side]}&row=${number}`, who))
  await openDetails(page)
  await expect(sheet(page).getByText(number)).toBeVisible()
  return page
}

/** Shows what an order shows on demand. */
export async function openDetails(page: Page): Promise<void> {
  await sheet(page).locator('summary').click()
}

/** The sheet of the order. */
export const sheet = (page: Page): Locator => page.getByRole('dialog').first()

export async function expectStatus(page: Page, status: Word): Promise<void> {
  await expect(badge(sheet(page))).toHaveText(words(status))
}

/** Presses a button of the sheet, and agrees where it asks or shows what will happen. */
export async function press(page: Page, label: Word, agreed?: Word): Promise<void> {
  await button(page, label).click()
  if (!agreed) return
  await beginAnew(page)
  await page
    .getByRole('alertdialog')
    .or(reviewOf(page).step)
    .getByRole('button', { name: words(agreed), exact: true })
    .click()
  await beginAnew(page)
}

/** Makes the next click a new wish by another key. At the same place at once, it would be refused as a double tap. */
async function beginAnew(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}

export const button = (page: Page, label: Word): Locator =>
  sheet(page).getByRole('button', { name: words(label), exact: true })

/** Chooses a picture in the open form, and waits until it is sent. */
export async function addPicture(page: Page): Promise<void> {
  const form = page.locator('form')
  await form.locator('input[type=file]').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture })
  await expect(sentPictures(form)).toHaveCount(1)
}

/** Says as the reseller that an order is paid, with a picture as proof. */
export async function sendProof(page: Page, label: Word): Promise<void> {
  await press(page, label)
  await addPicture(page)
  await fillRest(page, 'proof')
  await sendForm(page)
  await expectSaid(page, label === 'order.reprocess' ? 'order.answer.done' : 'order.transfer.done')
}

/** Sends the form of a sheet, and goes on from the step that shows what is said. */
export async function sendForm(page: Page): Promise<void> {
  await submitOf(page).click()
  await agree(page)
}

/** Sends the complaint or the rejection of a sheet, and agrees to the question. */
export async function sendAsked(page: Page, label: Word): Promise<void> {
  const form = page.locator('form')
  await form.getByRole('button', { name: words(label), exact: true }).click()
  await answer(page, label)
}

/** Diamonds of somebody; what an order holds is not among them. */
export async function diamonds(site: Site, { uid }: { readonly uid: string }): Promise<number> {
  return (await site.balance(uid)).diamonds / 100
}

/** Two people before one order. */
export type Met = Awaited<ReturnType<typeof meet>>

interface Both {
  readonly browser: Browser
  readonly site: Site
}

/** Both people before the same new order. */
export async function meet(both: Both) {
  const { user, number } = await newOrder(both.site)
  const [userPage, resellerPage] = await Promise.all([
    openOrder(both, user, { side: 'user', number }),
    openOrder(both, 'reseller', { side: 'reseller', number }),
  ])
  return { user, number, userPage, resellerPage }
}

/** The same, with the order accepted and paid. */
export async function meetPaid(both: Both) {
  const met = await meet(both)
  await press(met.resellerPage, 'order.process', 'order.process')
  await expectSaid(met.resellerPage, 'order.process.done')
  await sendProof(met.resellerPage, 'order.transfer')
  await met.userPage.reload()
  await expectStatus(met.userPage, 'order.confirm')
  return met
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
