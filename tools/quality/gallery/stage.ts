// Photographs a flow of money: pages of several people on one sandbox.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createSandbox } from '../../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../../sandbox/nodeMiddleware'
import { root } from '@pagewright/cli/source'
import { startSite } from '@pagewright/vite'
import type en from '../../../locales/en.json'
import type { MoneyFlow } from './flows'
import { marketOf } from './plan'
import { allLoaded } from './pose'
import type { Shot } from './studio'

type Word = keyof typeof en

/** Gives a flow the people's pages, the words of its language, and a camera. */
export interface FlowStage {
  /** Opens a page for somebody; without a name, for somebody who is not signed in. */
  open(path: string, who?: Person): Promise<Page>
  /** Creates a person. */
  person(wish: object): Promise<Person>
  /** Sends a command to the sandbox. */
  ask(path: string, body: object): Promise<{ readonly [name: string]: string }>
  word(key: Word): string
  /** Photographs a step. A picture shows all of a page, or the screen if a sheet is open. */
  shoot(page: Page, step: string): Promise<void>
}

export interface Person {
  readonly uid: string
  readonly token: string
}

export interface PlannedFlow {
  readonly name: string
  readonly flow: MoneyFlow
  readonly market: string
  readonly language: string
  readonly width: number
}

/** Walks through a flow in a sandbox of its own. Returns the pictures in the folder. */
export async function photographFlow(
  { name, flow, market, language, width }: PlannedFlow,
  { browser, build, into }: { readonly browser: Browser; readonly build: string; readonly into: string },
): Promise<readonly Shot[]> {
  const sandbox = createSandbox({ file: ':memory:' })
  const site = await startSite({ folder: build, api: sandboxMiddleware(sandbox), port: 0, host: '127.0.0.1' })
  const messages = JSON.parse(readFileSync(join(root, 'locales', `${language}.json`), 'utf8')) as typeof en
  const { product, texts } = marketOf(market)
  const own: { readonly [key: string]: string | undefined } = texts?.[language] ?? {}
  const contexts: BrowserContext[] = []
  const openContext = async () => {
    const made = await browser.newContext({
      viewport: { width, height: width > 600 ? 900 : 812 },
      deviceScaleFactor: width > 600 ? 1 : 2,
      isMobile: width <= 600,
      hasTouch: width <= 600,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Riyadh',
    })
    made.setDefaultTimeout(60_000)
    contexts.push(made)
    return made
  }
  const shots: Shot[] = []
  const stage: FlowStage = {
    async open(path, who) {
      const url = new URL(path, site.origin)
      url.searchParams.set('market', market)
      url.searchParams.set('lang', language)
      if (who !== undefined) {
        url.searchParams.set('uid', who.uid)
        url.searchParams.set('token', who.token)
      }
      const page = await (await openContext()).newPage()
      await page.goto(url.href)
      await allLoaded(page)
      return page
    },
    async person(wish) {
      return (await stage.ask('people', wish)) as unknown as Person
    },
    async ask(path, body) {
      const answer = await sandbox.fetch(
        new Request(`${site.origin}/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) }),
      )
      if (!answer.ok) throw new Error(`The sandbox refused "${path}": ${await answer.text()}`)
      return (await answer.json()) as { readonly [name: string]: string }
    },
    word: (key) => (own[key] ?? messages[key]).replaceAll('{{product}}', product),
    async shoot(page, step) {
      await allLoaded(page)
      // Toasts and the counting of a figure have a moment of their own.
      await page.waitForTimeout(250)
      const isOpen = (await page.locator('dialog[open]').count()) > 0
      const number = String(shots.length + 1).padStart(2, '0')
      const file = `${name}.${market}.${language}.${width}.${number}-${step.replaceAll(' ', '-')}.png`
      // A page is photographed on a screen as high as itself: what sticks to an edge of the screen stays in its place.
      const viewport = page.viewportSize() ?? { width, height: 812 }
      if (!isOpen) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.max(height, viewport.height) })
        await allLoaded(page)
      }
      await page.screenshot({ path: join(into, file) })
      await page.setViewportSize(viewport)
      shots.push({
        file,
        route: name,
        market,
        language,
        scheme: 'light',
        state: `${number} ${step}`,
        width: String(width),
      })
    },
  }
  try {
    await flow(stage)
    return shots
  } finally {
    for (const context of contexts) await context.close()
    await site.stop()
    sandbox.close()
  }
}
