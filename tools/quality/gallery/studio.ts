// One of several parallel photographers. Each has its own sandbox and site, so that faults affect no other page.
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { demoUid, type DemoName } from '../../../sandbox/accounts'
import { createSandbox } from '../../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../../sandbox/nodeMiddleware'
import { addressOf, openRoutes, visitorOf } from '../../../tests/e2e/support/routes'
import { startSite } from '@pagewright/vite'
import { faultsFor } from './calls'
import { orderedOutcomes } from './outcomes'
import { designWidthOf, type PageState, type PlannedVisit } from './plan'
import { allLoaded, fitToPage } from './pose'

export interface Shot {
  readonly file: string
  readonly route: string
  readonly market: string
  readonly language: string
  readonly scheme: string
  readonly state: string
  readonly width: string
}

export interface Studio {
  /** Photographs a page in all its states, light and dark. Returns the pictures in the folder. */
  photograph(visit: PlannedVisit): Promise<readonly Shot[]>
  close(): Promise<void>
}

/** Opens a studio for a build. The folder for the pictures must exist. */
export async function openStudio(browser: Browser, build: string, into: string): Promise<Studio> {
  const sandbox = createSandbox({ file: ':memory:' })
  const site = await startSite({ folder: build, api: sandboxMiddleware(sandbox), port: 0, host: '127.0.0.1' })

  async function addressFor({ route, market, language }: PlannedVisit, path = addressOf(route)): Promise<string> {
    const url = new URL(path, site.origin)
    url.searchParams.set('market', market)
    url.searchParams.set('lang', language)
    if (openRoutes.includes(route)) return url.href
    const who = visitorOf(route)
    const uid = /^\d+$/.test(who) ? who : demoUid(who as DemoName)
    const answer = await sandbox.fetch(
      new Request(`${site.origin}/__sandbox/session`, { method: 'POST', body: JSON.stringify({ uid }) }),
    )
    const signed = (await answer.json()) as { readonly uid: string; readonly token: string }
    url.searchParams.set('uid', signed.uid)
    url.searchParams.set('token', signed.token)
    return url.href
  }

  async function shoot(page: Page, visit: PlannedVisit, state: string): Promise<readonly Shot[]> {
    const shots: Shot[] = []
    const { route, market, language, width } = visit
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const file = `${route.slice(1).replaceAll('/', '_') || 'home'}.${market}.${language}.${scheme}.${state}${width === designWidthOf(market) ? '' : `.${width}`}.png`
      await page.screenshot({ path: join(into, file), caret: 'initial' })
      shots.push({ file, route, market, language, scheme, state, width: String(width) })
    }
    return shots
  }

  async function open(page: Page, visit: PlannedVisit, path?: string): Promise<void> {
    await page.setViewportSize({ width: visit.width, height: 812 })
    await page.goto(await addressFor(visit, path))
  }

  const ways: {
    readonly [S in PageState]: (page: Page, visit: PlannedVisit, asked: readonly string[]) => Promise<readonly Shot[]>
  } = {
    async ready(page, visit) {
      await fitToPage(page, visit.width)
      return shoot(page, visit, 'ready')
    },
    loading: broken('loading'),
    empty: broken('empty'),
    failed: broken('failed'),
    async open(page, visit) {
      await open(page, visit)
      await allLoaded(page)
      const row = page.locator('.pw-row-button').first()
      if ((await row.count()) === 0) return []
      await row.click()
      // A row may open a page instead.
      const isOpen = page.locator('dialog[open], .pw-side').waitFor({ timeout: 2000 })
      if (!(await isOpen.then(yes, no))) return []
      await allLoaded(page)
      return shoot(page, visit, 'open')
    },
    async outcomes(page, visit) {
      if (visit.route !== '/pay/result') return []
      const shots: Shot[] = []
      for (const { name, path } of await orderedOutcomes(sandbox)) {
        await open(page, visit, path)
        await page.locator('.pw-pay-figure').waitFor()
        await fitToPage(page, visit.width)
        shots.push(...(await shoot(page, visit, `outcome-${name}`)))
      }
      return shots
    },
  }

  function broken(state: 'loading' | 'empty' | 'failed') {
    return async (page: Page, visit: PlannedVisit, asked: readonly string[]): Promise<readonly Shot[]> => {
      const faults = faultsFor(state, visit.route, asked)
      if (faults.length === 0) return []
      for (const fault of faults) sandbox.faults.add(fault, 20)
      await open(page, visit)
      if (state === 'loading') {
        await page.locator('main [aria-busy=true]').first().waitFor()
        // A request that is held never reports, so this waits for the code of the blocks.
        await page.waitForTimeout(500)
      } else await fitToPage(page, visit.width)
      return shoot(page, visit, state)
    }
  }

  return {
    async photograph(visit) {
      const context = await browser.newContext({
        viewport: { width: visit.width, height: 812 },
        deviceScaleFactor: visit.width > 600 ? 1 : 2,
        isMobile: visit.width <= 600,
        hasTouch: visit.width <= 600,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Riyadh',
      })
      try {
        const page = await context.newPage()
        page.setDefaultTimeout(60_000)
        sandbox.journal.clear()
        await open(page, visit)
        await allLoaded(page)
        const asked = [...new Set(sandbox.journal.calls.map(({ endpoint }) => endpoint))]
        const shots: Shot[] = []
        for (const state of visit.states) {
          shots.push(...(await ways[state](page, visit, asked)))
          sandbox.faults.clear()
        }
        return shots
      } finally {
        sandbox.faults.clear()
        await context.close()
      }
    },
    async close() {
      await site.stop()
      sandbox.close()
    },
  }
}

const yes = () => true
const no = () => false
