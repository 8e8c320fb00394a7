// Two people at one withdrawal order, each in a browser of their own.
import { Buffer } from 'node:buffer'
import type { Browser, Locator, Page } from '@playwright/test'
import { fillRest } from './fillRest'
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
  await expect(sheet(page).getByText(number)).toBeVisible()
  return page
}

/** The sheet of the order. */
export const sheet = (page: Page): Locator => page.getByRole('dialog').first()

export async function expectStatus(page: Page, status: Word): Promise<void> {
  await expect(sheet(page).locator('.pw-badge')).toHaveText(words(status))
}

/** Presses a button of the sheet, and agrees where it asks. */
export async function press(page: Page, label: Word, agree?: Word): Promise<void> {
  await button(page, label).click()
  if (agree)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words(agree), exact: true })
      .click()
}

export const button = (page: Page, label: Word): Locator =>
  sheet(page).getByRole('button', { name: words(label), exact: true })

export async function expectToast(page: Page, text: Word): Promise<void> {
  await expect(page.locator('.pw-toast').filter({ hasText: words(text) })).toBeVisible()
}

/** Chooses a picture in the open form, and waits until it is sent. */
export async function addPicture(page: Page): Promise<void> {
  const form = page.locator('form')
  await form.locator('input[type=file]').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture })
  await expect(form.locator('.pw-image[data-state=done]')).toHaveCount(1)
}

/** Says as the reseller that an order is paid, with a picture as proof. */
export async function sendProof(page: Page, label: Word): Promise<void> {
  await press(page, label)
  await addPicture(page)
  await fillRest(page, 'proof')
  await page.getByRole('button', { name: words('order.transfer.submit') }).click()
  await expectToast(page, 'order.transfer.done')
}

/** Diamonds of somebody; what an order holds is not among them. */
export async function diamonds(site: Site, { uid }: { readonly uid: string }): Promise<number> {
  return (await site.balance(uid)).diamonds / 100
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
