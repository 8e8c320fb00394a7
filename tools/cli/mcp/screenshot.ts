// Photographs a page of the product that `npm start` serves. The studio shows it in a market, a language and a role, with
// changes that are not written. Without the studio, the page itself is photographed.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type ChangeSet, Refused } from '../change/change'

export interface Photographed {
  readonly page: string
  readonly market?: string
  readonly language?: string
  readonly role?: string
  readonly scheme?: 'light' | 'dark'
  readonly size: keyof typeof widths
}

export const widths = { phone: 375, tablet: 768, desktop: 1280 } as const
const height = 812
/** Room for what the studio draws around a page, also if a market is designed for a wide phone. */
const around = { width: 840, height: 260 }

/**
 * Returns the bytes of a PNG that shows a page of the product at a root. Throws `Refused` if no browser or no server is
 * there, or the page does not appear.
 */
export async function photograph(
  root: string,
  origin: string,
  shown: Photographed,
  set?: ChangeSet,
): Promise<Uint8Array> {
  if (!/^\/(?![/\\])/.test(shown.page))
    throw new Refused(`"${shown.page}" is no route of this product: it begins with /.`)
  const address = new URL('/__studio/', origin)
  const isStudio = await fetch(address).then(
    async (answer) => answer.ok && (await answer.text()).includes('studio-token'),
    () => refuse(`Nothing answers at ${origin}. Start the product with \`npm start\`, or name its address with --url.`),
  )
  if (!isStudio && (set !== undefined || shown.role !== undefined))
    throw new Refused('This product is served without the studio, which shows roles and unwritten changes.')
  const browser = await openBrowser(root)
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: shown.scheme ?? 'light' })
    page.setDefaultTimeout(30_000)
    return isStudio ? await inStudio(page, address, shown, set) : await alone(page, origin, shown)
  } catch (error) {
    return refuse(`${shown.page} could not be photographed: ${String(error).split('\n', 1)[0]}`)
  } finally {
    await browser.close()
  }
}

async function inStudio(page: Page, address: URL, { page: path, size, ...shown }: Photographed, set?: ChangeSet) {
  const width = widths[size]
  await page.setViewportSize({ width: width + around.width, height: height + around.height })
  if (set) {
    const draft = JSON.stringify(set.changes.map((change) => ({ change })))
    await page.addInitScript((text) => window.localStorage.setItem('studio.draft', text), draft)
  }
  const query = new URLSearchParams({ path, size, ...(shown as { [name: string]: string }) })
  await page.goto(`${address.href}?${query.toString()}`)
  const frame = page.locator('iframe[title="Page"]')
  await settled(frame.contentFrame().locator('html'))
  return frame.screenshot()
}

async function alone(page: Page, origin: string, { page: path, market, language, size }: Photographed) {
  await page.setViewportSize({ width: widths[size], height })
  const address = new URL(path, origin)
  if (market !== undefined) address.searchParams.set('market', market)
  if (language !== undefined) address.searchParams.set('lang', language)
  await page.goto(address.href)
  await settled(page.locator('html'))
  return page.screenshot()
}

/** Waits until the page has a heading or an alert, and loads nothing more. */
async function settled(html: ReturnType<Page['locator']>): Promise<void> {
  await html.locator('h1, [role="alert"]').first().waitFor()
  await html.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

async function openBrowser(root: string): Promise<Browser> {
  const { chromium } = playwrightOf(root)
  const { CHROME_PATH } = process.env
  return chromium
    .launch(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH })
    .catch(() => refuse('No browser starts. Run `npx playwright install chromium`, or set CHROME_PATH.'))
}

/** Returns the Playwright of a product. Only a product that has it can be photographed. */
function playwrightOf(root: string): typeof import('@playwright/test') {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test') as typeof import('@playwright/test')
  } catch {
    return refuse(
      'Pictures need a browser. Install it: npm install --save-dev @playwright/test && npx playwright install chromium',
    )
  }
}

function refuse(says: string): never {
  throw new Refused(says)
}
