// Photographs the example products: docs/pictures/examples/conduit.png and docs/pictures/examples/github.png.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '@pagewright/cli/source'
import { startServer } from '../../../tests/e2e/support/devServer'
import { besideEachOther, screenSize } from './besideEachOther'
import { palettePng } from './palettePng'
import { readPng } from './readPng'
import { stillScreen } from './stillScreen'

interface Screen {
  readonly path: string
  /** A person who signs in first. Without one, the page is open. */
  readonly account?: string
  readonly scheme?: 'dark'
}

/** The screens of each example, from left to right. */
const screens: { readonly [example: string]: readonly Screen[] } = {
  conduit: [
    { path: '/' },
    { path: '/', account: 'jane@example.com' },
    { path: '/editor', account: 'jane@example.com' },
    { path: '/?lang=ar', scheme: 'dark' },
  ],
  github: [
    { path: '/' },
    { path: '/issues?owner=octo-org&repo=lantern' },
    { path: '/issues/new?owner=octo-org&repo=lantern' },
    { path: '/', scheme: 'dark' },
  ],
}

/** Writes one picture for each example, from its build and its sandbox. */
export async function photographExamples(browser: Browser, into: string, only: string | undefined): Promise<void> {
  for (const [example, shown] of Object.entries(screens)) {
    if (only !== undefined && only !== example) continue
    const command = [process.execPath, 'tools/cli/run.mjs', 'dev', example, '--built', '--port', '0']
    const server = await startServer(root, command)
    try {
      const pictures: Buffer[] = []
      for (const screen of shown) pictures.push(await photograph(browser, server.origin, screen))
      const picture = palettePng(readPng(await besideEachOther(browser, pictures)))
      writeFileSync(join(into, 'examples', `${example}.png`), picture)
      console.log(`docs/pictures/examples/${example}.png  ${(picture.length / 1000).toFixed(1)} kB`)
    } finally {
      await server.stop()
    }
  }
}

async function photograph(browser: Browser, origin: string, { path, account, scheme }: Screen): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: screenSize,
    reducedMotion: 'reduce',
    colorScheme: scheme ?? 'light',
    timezoneId: 'Asia/Riyadh',
  })
  const page = await context.newPage()
  if (account !== undefined) await signIn(page, origin, account)
  await page.goto(origin + path)
  await page.getByRole('main').waitFor()
  const picture = await stillScreen(page, { x: 0, y: 0, ...screenSize })
  await context.close()
  return picture
}

async function signIn(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(account)
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${origin}/`)
}
