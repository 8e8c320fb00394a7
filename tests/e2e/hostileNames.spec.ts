// Names that reorder, stack up and never end, and ids that are names of what the page itself uses.
import { clobberingNames } from '../../sandbox/http/hostile'
import { account } from './support/faultKinds'
import { settledIn } from './support/faultScreen'
import { openWithRows, routesOfRows } from './support/hostile'
import { addressOf, openRoutes, routes, visitorOf } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'
import { rows } from './support/parts'

const unruly = routes.flatMap((route) => (['en', 'ar'] as const).map((language) => ({ route, language })))

for (const { route, language } of unruly) {
  test(`F39 ${route} in ${language} holds names of 5,000 characters that reorder and stack, on a screen of 320`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 812 })
    await site.fault({ endpoint: '*', kind: 'altered', as: 'unruly', times: 90 })
    const address = addressOf(route)
    const path = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
    await openWithRows(page, site, route, path)
    const body = page.locator('body')
    await settledIn(body)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const judge = async () => {
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(wide).toBeLessThanOrEqual(320)
      // What would turn round or hide the words beside it is not shown, wherever it stands.
      expect(await page.evaluate(reorderingTexts)).toEqual([])
    }
    await judge()
    const opener = rows(page).locator('button, a').first()
    await expect(opener).toHaveCount(routesOfRows.includes(route) ? 1 : 0)
    if (routesOfRows.includes(route)) {
      await opener.click()
      await settledIn(body)
      await judge()
    }
  })
}

for (const route of routes) {
  test(`F09 ${route}: ids that are names of the page's own do not come into the document`, async ({ page, site }) => {
    await site.fault({ endpoint: '*', but: [account], kind: 'altered', as: 'clobbering', times: 90 })
    await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
    await settledIn(page.locator('body'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const taken = await page.evaluate((names) => {
      const elements = [...document.querySelectorAll('[id], [name]')]
      return elements
        .filter((element) =>
          [element.id, element.getAttribute('name') ?? ''].some((name) => names.includes(name.replace(/\d+$/, ''))),
        )
        .map((element) => element.outerHTML.slice(0, 120))
    }, clobberingNames)
    expect(taken).toEqual([])
    expect(
      await page.evaluate(() => [
        'WebViewJavascriptBridge' in window,
        typeof document.createElement,
        typeof document.cookie,
      ]),
    ).toEqual([false, 'function', 'string'])
  })
}

test('F09 F42 elements that bear the names of bridges are no bridges', async ({ page, signIn }) => {
  await page.addInitScript(
    (names) => {
      const add = () => {
        for (const name of names) {
          const form = document.createElement('form')
          form.id = name
          for (const member of ['callHandler', 'call', 'postMessage', 'init', 'messageHandlers', 'handler']) {
            const input = document.createElement('input')
            input.name = member
            form.append(input)
          }
          form.hidden = true
          document.body.append(form)
        }
      }
      new MutationObserver((_changes, observer) => {
        if (!document.body) return
        observer.disconnect()
        add()
      }).observe(document, { childList: true, subtree: true })
    },
    clobberingNames.filter((name) => /bridge|webkit|callbacks|ds/i.test(name)),
  )
  await signIn('owner', '/guild')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { dsBridge?: unknown }).dsBridge instanceof HTMLFormElement)).toBe(
    true,
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: words('guild.members') })
    .first()
    .click()
  await expect(rows(page).first()).toBeVisible()
})

/** Texts with signs that change the direction of what follows, or that nobody sees. Runs in the page. */
function reorderingTexts(): readonly string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // The product's own words keep a figure together by a pair of such signs.
    const written = (text.textContent ?? '').replaceAll(/\u2066[^\u202a-\u202e\u2066-\u2069]*\u2069/g, '')
    if (/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/.test(written))
      found.push(`${text.parentElement?.outerHTML.slice(0, 120)}`)
  }
  return [...new Set(found)]
}
