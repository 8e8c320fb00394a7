// `test` for every browser test: a site of the worker's own, put back before each test, and the oracle over all pages.
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { noteCalls } from './calls'
import { Oracle } from './oracle'
import { Site, type Signed, type Who } from './site'
import { startSite, type SiteEnvironment } from './startSite'

export { expect }

interface TestFixtures {
  readonly oracle: Oracle
  /** Opens a path as a demo person, on the test's own page unless another is given. */
  readonly signIn: (who: Who | Signed, path?: string, page?: Page) => Promise<void>
}

interface WorkerFixtures {
  readonly site: Site
  readonly siteEnvironment: SiteEnvironment
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnvironment: [{}, { scope: 'worker', option: true }],

  site: [
    async ({ siteEnvironment }, provide) => {
      const started = await startSite(process.env.E2E_SITE, siteEnvironment)
      const site = new Site(started)
      await provide(site)
      await noteCalls(await site.endpoints())
      await started.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, provide) => provide(site.origin),

  oracle: [
    async ({ browser, site }, provide) => {
      const oracle = new Oracle((url) => site.isOwn(url))
      site.onSession = ({ token }) => oracle.keepSecret(token)
      site.onEntrance = (url) => oracle.allowEntrance(url)
      await site.reset()
      const watched: Promise<void>[] = []
      const watch = (context: BrowserContext) => void watched.push(oracle.watch(context))
      browser.on('context', watch)
      await provide(oracle)
      browser.off('context', watch)
      await Promise.all(watched)
      // Playwright closes its own context; those that a test opened itself are still here.
      for (const context of browser.contexts()) {
        await oracle.inspect(context)
        await context.close()
      }
      const refused = await site.problems()
      for (const problem of refused) oracle.note(`sandbox: ${JSON.stringify(problem)}`)
      expect(oracle.problems(), 'what the oracle saw').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, oracle }, provide) => {
    await provide(context)
    await oracle.inspect(context)
  },

  signIn: async ({ page, site, baseURL }, provide) => {
    await provide(async (who, path = '/', other = page) => {
      await other.goto(await site.entrance(path, who, baseURL))
    })
  },
})
