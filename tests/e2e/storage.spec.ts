// Storage that is missing, forbidden, refusing, full, or emptied while the page is in use: the page works all the same.
import type { Page } from '@playwright/test'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

/** What a document finds; each runs in it before its own scripts. */
const states: { readonly [what: string]: () => void } = {
  'is null': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null, configurable: true })
  },
  'is forbidden': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
  },
  'keeps nothing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'is full': () => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22, nth = 0; size >= 1; nth += 1) {
        try {
          storage.setItem(`other.${nth}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    }
  },
}

const cases = Object.entries(states).flatMap(([what, state]) => routes.map((route) => ({ route, what, state })))

for (const { route, what, state } of cases) {
  test(`F35 ${route}: storage that ${what} takes nothing from the page`, async ({ page, site }) => {
    await page.addInitScript(state)
    await open(page, site, route)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toHaveCount(
      route === '/login' ? 1 : 0,
    )
    await expect(page.getByText(words('engine.failed'))).toHaveCount(0)
    // Whoever came in with the address is still known on the next page.
    await goHome(page)
    const stands = openRoutes.includes(route) ? 'login.title' : 'home.title'
    await expect(page.getByRole('heading', { level: 1, name: words(stands) })).toBeVisible()
    await settled(page)
  })
}

for (const route of routes) {
  test(`F35 ${route}: storage that is emptied in use ends the session at most, and never the page`, async ({
    page,
    site,
  }) => {
    await open(page, site, route)
    await settled(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await goHome(page)
    await settled(page)
    const home = page.getByRole('heading', { level: 1, name: words('home.title') })
    const login = page.getByRole('heading', { level: 1, name: words('login.title') })
    await expect(home.or(login)).toBeVisible()
    await page.reload()
    await expect(login).toBeVisible()
  })
}

async function open(page: Page, site: Site, route: string): Promise<void> {
  await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
}

/** Goes to the start as a link of the page does, without a new document. */
async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/')
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  })
}
