// Storage that is missing, forbidden, refusing, full, or emptied while the page is in use: the page works all the same.
import type { Page } from '@playwright/test'
import { openRoute, openRoutes, routes, settled } from './support/routes'
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

const names = Object.keys(states)

for (const [what, state] of Object.entries(states)) {
  test(`F35 storage that ${what} takes nothing from a page`, async ({ page, site }) => {
    await page.addInitScript(state)
    for (const route of routes.filter((_route, at) => names[at % names.length] === what).slice(0, 3)) {
      await test.step(route, async () => {
        await openRoute(page, site, route)
        await settled(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toHaveCount(
          route === '/login' ? 1 : 0,
        )
        await expect(page.getByText(words('engine.failed'))).toHaveCount(0)
        if (openRoutes.includes(route)) return
        // Whoever came in with the address is still known on the next page.
        await goHome(page)
        await expect(page.getByRole('heading', { level: 1, name: words('home.title') })).toBeVisible()
        await settled(page)
      })
    }
  })
}

test('F35 storage that is emptied in use ends the session at most, and never the page', async ({ page, site }) => {
  for (const route of ['/recharge', '/withdraw/order']) {
    await test.step(route, async () => {
      await openRoute(page, site, route)
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
})

/** Goes to the start as a link of the page does, without a new document. */
async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/')
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  })
}
