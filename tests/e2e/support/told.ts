// What a page tells about itself while it reads and sends.
import type { Locator, Page } from '@playwright/test'

/** Finds the part around a list or table whose `aria-busy` says whether rows are being read. */
export const readingOf = (page: Page, list: Locator): Locator =>
  page.locator('section[aria-busy]').filter({ has: list })

/** Finds the message that tells what became of something that moves money, until it is read. */
export const moneyNotices = (page: Page): Locator => page.getByRole('status').filter({ has: page.getByRole('note') })
