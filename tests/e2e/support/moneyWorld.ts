// What histories of money over real pages share: what the server did, and what the page tells of it.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { moneyForms, type MoneyForm } from './moneyForms'
import type { Site } from './site'
import { words, type Word } from './words'

/** How much was done so far: what the sandbox answered with code 0 to calls that move money. */
export async function committed(site: Site): Promise<number> {
  let count = 0
  for (const { endpoint } of moneyForms)
    for (const { body, code, isRepeated } of await site.log(endpoint))
      if (code === 0 && !isRepeated && movesMoney(JSON.stringify(body))) count += 1
  return count
}

/** The balance of an agent is read by the endpoint that moves it. */
export function movesMoney(body: string | null): boolean {
  return body !== null && body !== '{}'
}

/** Finds the message that tells what became of something that moves money, until it is read. */
export const moneyNotices = (page: Page): Locator => page.getByRole('status').filter({ has: page.getByRole('note') })

export const notice = (page: Page, key: Word): Locator => moneyNotices(page).filter({ hasText: words(key) })
export const submit = (page: Page): Locator => page.locator('button[type=submit]')

export const isTo =
  ({ endpoint }: MoneyForm) =>
  (url: URL): boolean =>
    `POST ${url.pathname.replace(/^\/api/, '')}` === endpoint

/** The calls by which a page asks what became of a step of money. */
export const isOutcome = /queryOrder|order\/list|UserExtendRecordList/

/** Resolves when a page has asked so many times more what became of its step of money. */
export async function asks(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.waitForResponse((response) => isOutcome.test(response.url()))
}

/** Waits for the request that moves money, from any of the tabs. */
export async function leaves(context: BrowserContext, form: MoneyForm): Promise<void> {
  await context.waitForEvent('request', (one) => isTo(form)(new URL(one.url())) && movesMoney(one.postData()))
}

/** Sets the clock of the page and of each page after it. */
export async function setClock(page: Page, ms: number): Promise<void> {
  await page.addInitScript((by) => {
    const { now } = Date
    Date.now = () => now() + by
  }, ms)
}
