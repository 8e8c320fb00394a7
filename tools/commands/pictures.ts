// `node tools/ready.mjs pictures` takes the pictures of the documents: docs/lumi.png, and those of docs/pictures/.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { type Command, allowed, examples, program, root } from '@pagewright/cli/source'
import { startSite } from '@pagewright/vite/source'
import { markets } from '../../markets.config'
import { demoUid, type DemoName } from '../../sandbox/accounts'
import { createSandbox } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import { previewExample, startServer } from '../../tests/e2e/support/devServer'
import { handFor } from '../../tests/e2e/support/hands'
import { type PictureFrame, recipes, searchOf } from '../../tests/e2e/support/recipes'
import { doSteps } from '../../tests/e2e/support/recipeSteps'
import { addressOf, openRoutes, visitorOf } from '../../tests/e2e/support/routes'
import { openStudio } from '../../tests/e2e/support/studio'
import { findBrowser } from './browser'
import { copyProject } from './projectCopy'

const screen = { width: 375, height: 812 }

/** A page of Lumi, in English, in the first market and the light scheme unless it says otherwise. */
interface Shown {
  readonly route: string
  readonly market?: string
  readonly language?: string
  readonly scheme?: 'dark'
  /** An endpoint whose list is empty. */
  readonly none?: string
}

/** The pictures of pages, by their names in docs/pictures/. */
const pagePictures: { readonly [name: string]: Shown } = {
  'bound-agencies': { route: '/guild/bind-list' },
  'data-centre': { route: '/guild/data-center' },
  recharge: { route: '/app-recharge' },
  applications: { route: '/guild/apply-guild' },
  'no-accounts': { route: '/withdraw/account', none: 'GET /web/withdrawal/method/list' },
  orders: { route: '/withdraw/order' },
}

/** The screens of docs/lumi.png, from left to right: what a visitor of the repository sees first. */
const overview: readonly Shown[] = [
  { route: '/' },
  { route: '/app-recharge', market: 'russia' },
  { route: '/guild/data-center', market: 'test-brand' },
  { route: '/withdraw/order', language: 'ar', scheme: 'dark' },
]

interface ExampleScreen {
  readonly path: string
  /** A person who signs in first. */
  readonly account?: string
  readonly scheme?: 'dark'
}

const exampleScreens: { readonly [example: string]: readonly ExampleScreen[] } = {
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

interface Work {
  readonly browser: Browser
  /** The name of the only picture wanted. */
  readonly only: string | undefined
  /** A build of Lumi. */
  readonly folder: string | undefined
  /** Writes a picture by its path below docs/. */
  write(file: string, picture: Buffer): void
}

const parts = { pages: photographPages, fonts: photographFonts, examples: photographExamples, studio: photographStudio }
const partNames = ['pages', 'fonts', 'examples', 'studio'] as const

const options = (command: Command) =>
  command
    .option('--of <part>', `one of ${partNames.join(', ')}`, allowed(partNames))
    .option('--only <name>', 'one picture, or overview for docs/lumi.png')
    .option('--folder <folder>', 'an existing build of Lumi')
    .option('--into <folder>', 'where the pictures go', 'docs')
    .addHelpText('after', examples('', '--of pages --only overview'))

export const main = program(options, async ({ of, only, folder, into }) => {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu', ...noSandbox] })
  const write = (file: string, picture: Buffer) => {
    mkdirSync(dirname(resolve(into, file)), { recursive: true })
    writeFileSync(resolve(into, file), picture)
    console.log(`${join(into, file)}  ${(picture.length / 1000).toFixed(1)} kB`)
  }
  try {
    for (const name of partNames)
      if (of === undefined || of === name) await parts[name]({ browser, only, folder, write })
    return 0
  } finally {
    await browser.close()
  }
})

/** Photographs the pages that documents show, from a build of today's product. */
async function photographPages({ browser, only, folder, write }: Work): Promise<void> {
  const made = folder === undefined ? mkdtempSync(join(tmpdir(), 'pictures-')) : undefined
  if (made !== undefined) await build({ root, logLevel: 'warn', build: { outDir: made, emptyOutDir: true } })
  // A period that is nearly over, so that a chart has its days whenever the pictures are taken.
  const shift = Date.parse('2026-11-28T12:00:00Z') - Date.now()
  const sandbox = createSandbox({ file: ':memory:', now: () => Date.now() + shift })
  const api = sandboxMiddleware(sandbox)
  const site = await startSite({ folder: resolve(folder ?? made ?? ''), api, port: 0, host: '127.0.0.1' })
  const take = async ({ route, market = 'international', language = 'en', scheme, none }: Shown) => {
    const url = new URL(addressOf(route), site.origin)
    const query = { market, lang: language, ...(openRoutes.includes(route) ? {} : await personFor(route)) }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    if (none !== undefined) sandbox.faults.add({ endpoint: none, kind: 'none' }, 20)
    return onScreen(browser, scheme, { isMobile: true, hasTouch: true }, async (page) => {
      await page.goto(url.href)
      await page.locator('main').first().waitFor()
      await page.locator('[aria-busy=true]:not(button), .pw-chart-bone').first().waitFor({ state: 'detached' })
      // On a screen as high as the page, what sticks to the lower edge covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ ...screen, height: Math.min(Math.max(height, screen.height), 1700) })
    })
  }
  const personFor = async (route: string) => {
    const who = visitorOf(route)
    const uid = /^\d+$/.test(who) ? who : demoUid(who as DemoName)
    const body = JSON.stringify({ uid })
    const answer = await sandbox.fetch(new Request(`${site.origin}/__sandbox/session`, { method: 'POST', body }))
    const { token } = (await answer.json()) as { readonly token: string }
    return { uid, token }
  }
  try {
    for (const [name, shown] of Object.entries(pagePictures))
      if (only === undefined || only === name) write(`pictures/${name}.png`, await take(shown))
    if (only !== undefined && only !== 'overview') return
    const pictures: Buffer[] = []
    for (const shown of overview) pictures.push(await take(shown))
    write('lumi.png', await besideEachOther(browser, pictures))
  } finally {
    await site.stop()
    sandbox.close()
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
  }
}

/** Photographs the fonts of the markets for figures, beside the font of the device. */
async function photographFonts({ browser, write }: Work): Promise<void> {
  const samples = ['0123456789', '93,470.50', '1.5K +12% −7']
  const page = await browser.newPage({ viewport: { width: 860, height: 290 } })
  const all = Object.values(markets)
  const faces = all.map(({ figureFont }, index) => {
    const file = readFileSync(join(root, 'public', figureFont)).toString('base64')
    return `@font-face { font-family: face-${index}; src: url(data:font/woff2;base64,${file}); }`
  })
  const rows = all.map(({ product }, index) => [`face-${index}, sans-serif`, product, ...samples])
  const cells = [...rows, ['system-ui; font-weight: 700', 'Device', ...samples]].map(([font, ...texts]) =>
    texts.map((text) => `<span style="font-family: ${font}">${text}</span>`).join(''),
  )
  await page.setContent(`<style>
    ${faces.join('')}
    body { display: grid; grid-template-columns: repeat(4, auto); gap: 12px 36px; justify-content: start; margin: 24px;
      font-size: 34px; line-height: 1.4; color: #1d1a26; white-space: nowrap; }
  </style>${cells.join('')}`)
  await page.evaluate(async () => void (await document.fonts.ready))
  write('pictures/fonts/figures.png', await page.screenshot())
  await page.close()
}

/** Photographs each example from its build and its sandbox. */
async function photographExamples({ browser, only, write }: Work): Promise<void> {
  for (const [example, screens] of Object.entries(exampleScreens)) {
    if (only !== undefined && only !== example) continue
    const server = await previewExample(example)
    try {
      const pictures: Buffer[] = []
      for (const { path, account, scheme } of screens)
        pictures.push(
          await onScreen(browser, scheme, {}, async (page) => {
            if (account !== undefined) await signIn(page, server.origin, account)
            await page.goto(server.origin + path)
            await page.getByRole('main').waitFor()
          }),
        )
      write(`pictures/examples/${example}.png`, await besideEachOther(browser, pictures))
    } finally {
      await server.stop()
    }
  }
}

async function signIn(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(account)
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${origin}/`)
}

/** Photographs the recipes of docs/cookbook.md while their steps are done in the studio of a copy. Nothing is saved. */
async function photographStudio({ browser, only, write }: Work): Promise<void> {
  const copy = copyProject()
  const server = await startServer(copy.folder, ['npm', 'start', '--', '--port', '5300'])
  try {
    for (const recipe of recipes.filter(({ file }) => only === undefined || file === only)) {
      // Unsaved changes stay in the browser: each recipe gets a context of its own.
      const context = await browser.newContext({
        viewport: { width: 1120, height: 720 },
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Riyadh',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await openStudio(page, { origin: () => server.origin }, searchOf(recipe))
      await doSteps(page, handFor(page, 'pointer'), recipe.steps, async ({ picture, of }) =>
        write(`pictures/studio/${picture}.png`, await stillScreen(page, await clipOf(page, of))),
      )
      await context.close()
    }
  } finally {
    await server.stop()
    copy.remove()
  }
}

interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the part of the studio that a picture shows, in px. */
async function clipOf(page: Page, of: PictureFrame): Promise<Clip> {
  const [stage, panel] = await Promise.all(
    ['[data-region=page]', '[data-region=side]'].map((one) => page.locator(one).boundingBox()),
  )
  if (!stage || !panel) throw new Error('The studio has no page or no panel.')
  if (of === 'all') return { x: 0, y: 0, width: 1120, height: 720 }
  const from = of === 'panel' ? panel : stage
  return { x: from.x, y: from.y, width: panel.x + panel.width - from.x, height: panel.height }
}

/** Opens a page on a phone, and returns a picture of its first screen. */
async function onScreen(
  browser: Browser,
  scheme: 'dark' | undefined,
  device: BrowserContextOptions,
  open: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...device,
    viewport: screen,
    reducedMotion: 'reduce',
    colorScheme: scheme ?? 'light',
    timezoneId: 'Asia/Riyadh',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await open(page)
    return await stillScreen(page, { x: 0, y: 0, ...screen })
  } finally {
    await context.close()
  }
}

/** Photographs a part of the screen once it no longer changes: pictures and requests are loaded. Throws if it never rests. */
async function stillScreen(page: Page, clip: Clip): Promise<Buffer> {
  let last: Buffer | undefined
  for (let tries = 0; tries < 30; tries += 1) {
    const shot = await page.screenshot({ clip, animations: 'disabled' })
    if (last?.equals(shot)) return shot
    last = shot
    await page.waitForTimeout(200)
  }
  throw new Error(`${page.url()} changes all the time, and no picture of it can be taken.`)
}

/** Returns a picture of screens beside each other, from left to right. */
async function besideEachOther(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const gap = 16
  const width = pictures.length * (screen.width + gap) + gap
  const page = await browser.newPage({ viewport: { width, height: screen.height + 2 * gap } })
  const images = pictures.map(
    (picture) => `<img style="border-radius: 12px" src="data:image/png;base64,${picture.toString('base64')}">`,
  )
  await page.setContent(
    `<body style="margin: 0; padding: ${gap}px; display: flex; gap: ${gap}px; background: #e9e6f0">${images.join('')}`,
  )
  for (const image of await page.locator('img').all())
    await image.evaluate((element: HTMLImageElement) => element.decode())
  const picture = await page.screenshot()
  await page.close()
  return picture
}
