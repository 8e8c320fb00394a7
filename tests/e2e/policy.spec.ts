// What holds on every page: the security policy, each language, small screens, dark, the keyboard alone. Nothing runs over,
// is cut off, moves while the page opens, or is asked for twice.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRtl } from '@pagewright/engine/tools'
import type { Locator, Page, Request } from '@playwright/test'
import en from '../../locales/en.json' with { type: 'json' }
import { demoPassword } from '../../sandbox/accounts'
import { expectAccessible } from './support/axe'
import { fillRest } from './support/fillRest'
import { expectFitting } from './support/fit'
import { pairs } from './support/pairs'
import { row } from './support/parts'
import { expectOnceEach } from './support/requests'
import { openRoute, openRoutes, routes, settled, visitorOf } from './support/routes'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'
import { words } from './support/words'

const rules = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

const languages = readdirSync(join(import.meta.dirname, '../../locales')).map((file) => file.replace(/\.json$/, ''))

/** Two days before the end of a period: the pages have a word more to say than on other days. */
const beforeSettlement = '2026-11-13T12:00:00Z'

/** Half of what counts as good (Core Web Vitals). */
const mostShift = 0.05

test('S9-01 there are the 33 routes and the ten languages, and those that were added', () => {
  expect(routes.length).toBeGreaterThanOrEqual(33)
  expect(languages.length).toBeGreaterThanOrEqual(10)
})

/** Each route in both directions, on both screens and in both schemes. The languages take turns. */
const rows = pairs({
  route: routes,
  isMirrored: [false, true],
  width: [320, 375],
  colorScheme: ['light', 'dark'] as const,
})
const visits = rows.map(({ route, isMirrored, ...look }, at) => {
  const fitting = languages.filter((one) => isRtl(one) === isMirrored)
  return { route, language: fitting[Math.floor(at / 2) % fitting.length] ?? 'en', isMirrored, ...look }
})
const visitors = [...new Set(routes.map((route) => (openRoutes.includes(route) ? 'nobody' : visitorOf(route))))]
/** So many pages stand in one test at most. */
const atOnce = 6

for (const visitor of visitors) {
  const own = routes.filter((route) => (openRoutes.includes(route) ? 'nobody' : visitorOf(route)) === visitor)
  for (let first = 0; first < own.length; first += atOnce) {
    const chosen = own.slice(first, first + atOnce)
    test(`F07 F08 F38 S1-11 S4-05 S9-02 ${chosen.join(' ')} : fits small screens, light and dark, for finger and reader`, async ({
      page,
      site,
      context,
      oracle,
    }) => {
      await site.clock({ now: beforeSettlement })
      await page.addInitScript(noteShifts)
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      for (const { route, language, isMirrored, width, colorScheme } of visits) {
        if (!chosen.includes(route)) continue
        await test.step(`${route} in ${language}, ${colorScheme}, at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 812 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto('about:blank')
          requests.length = 0
          const response = await openRoute(page, site, route, { lang: language })
          const policy = response?.headers()['content-security-policy'] ?? ''
          for (const rule of rules) expect(policy.split('; ')).toContain(rule)
          expect(policy).not.toContain('unsafe')
          await settled(page)
          if (width === 375) await expectStill(page)
          await expectOnceEach(requests, site.origin)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('html')).toHaveAttribute('dir', isMirrored ? 'rtl' : 'ltr')
          await expectFitting(page, width)
          if (isMirrored) expect(await lettersApart(page)).toEqual([])
          await expectTouchable(page)
          await expectAccessible(page)
          await expectNoKey(page)
          await oracle.inspect(context)
        })
      }
    })
  }
}

test('nothing moves when the network goes and comes', async ({ page, context, signIn }) => {
  await page.addInitScript(noteShifts)
  for (const path of ['/', '/guild', '/withdraw/add-method', '/guild/member']) {
    await signIn('owner', path)
    await settled(page)
    const banner = page.getByRole('status').getByText(words('engine.offline'))
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await settled(page)
    await expectStill(page)
  }
})

test('S2-46 S9-02 the sheet of an order fits a screen of 320, however long its account', async ({ page, signIn }) => {
  for (const language of ['en', 'ar'] as const) {
    await test.step(`the sheet of an order in ${language} fits a screen of 320, however long its account`, async () => {
      await page.setViewportSize({ width: 320, height: 812 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn('host', `/withdraw/order?lang=${language}`)
      await row(page, 'USDT').getByRole('button').click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText('TQn9 Y2kh EsLJ W1Ch VWFM SMeR Dow5 KcbL SE')).toBeVisible()
      const outside = sheet.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')]
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < 0 || right > 320
          })
          .map((element) => element.className),
      )
      expect(await outside).toEqual([])
      // No amount is broken between its figures and its currency.
      const { height } = (await sheet.getByRole('definition').first().boundingBox()) ?? { height: 999 }
      expect(height).toBeLessThan(60)
      await expectTouchable(page)
      await expectAccessible(page)
    })
  }
})

test('the referrer is switched off before anything can be asked for', async ({ page, site }) => {
  const response = await page.goto('/login')
  expect(await response?.text()).toMatch(/<head>\s*<meta name="referrer" content="no-referrer"/)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer']))
  await page.goto(await site.entrance('/', 'owner'))
  await settled(page)
  expect(referrers.length).toBeGreaterThan(5)
  expect(referrers.filter(Boolean)).toEqual([])
})

test('F04 F07 text is never run as code, nor turned into elements', async ({ page, oracle }) => {
  oracle.allow(/security policy|requires 'Trusted/)
  await page.goto('/login')
  await settled(page)
  const refused = await page.evaluate(async () => {
    // What the test's own tools run is free of the policy; what a timer runs later is not.
    await new Promise((resolve) => setTimeout(resolve))
    const attempts: readonly (() => unknown)[] = [
      // oxlint-disable-next-line no-eval -- It must be refused.
      () => globalThis.eval('1'),
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- It must be refused.
      () => new Function('return 1')(),
      () => (document.body.innerHTML = '<p>'),
      () => document.createElement('script').setAttribute('src', '/x.js'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch {
        return 'refused'
      }
    })
  })
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused'])
})

test('S2-49 the keyboard alone signs in, opens an order, and closes it where it was opened', async ({ page }) => {
  await page.goto('/login')
  await settled(page)
  await tabTo(page, page.getByRole('textbox', { name: words('login.account') }))
  await page.keyboard.type('host')
  await tabTo(page, page.getByLabel(words('login.password'), { exact: true }))
  await page.keyboard.type(demoPassword)
  await fillRest(page, 'login')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ayu Pratama')).toBeVisible()
  await page.goto('/withdraw/order')
  await settled(page)
  const row = page.getByRole('list').getByRole('button').first()
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await tabTo(page, sheet.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(sheet.getByText(words('order.number'))).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(row).toBeFocused()
})

test('nothing moves for those who asked for less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.fault({ endpoint: 'POST /web/withdrawal/order/list', kind: 'hold' })
  await page.goto(await site.entrance('/withdraw/order', 'host'))
  await expect(page.getByRole('status', { name: words('engine.loading') }).first()).toBeVisible()
  expect(await moving(page)).toEqual([])
  const row = page.getByRole('list').getByRole('button').first()
  // The call may come to the server only after what is drawn meanwhile.
  await expect(async () => {
    await site.release()
    await expect(row).toBeVisible({ timeout: 300 })
  }).toPass()
  await row.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving(page)).toEqual([])
})

/** Elements, and their pseudo-elements, with a movement longer than a blink; fading is no movement. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const long = (durations: string) => durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.02)
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const isAnimated = style.animationName !== 'none' && long(style.animationDuration)
        const slides = /all|transform|translate|inset|height|width/.test(style.transitionProperty)
        const isMoved = slides && long(style.transitionDuration)
        return isAnimated || isMoved ? [`${element.className}${pseudo}`] : []
      }),
    )
  })
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Letters of a script that joins them are not drawn apart. One look finds and judges: what is gone has no spacing. */
function lettersApart(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((one) => getComputedStyle(one).letterSpacing !== 'normal')
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
}

/** What came later had its place, or came below. */
async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts ?? [])
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(mostShift)
}

async function expectNoKey(page: Page): Promise<void> {
  const shown = new Set((await page.locator('body').innerText()).split(/\s+/))
  expect(Object.keys(en).filter((key) => key.includes('.') && shown.has(key))).toEqual([])
}

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    shifts?: Shift[]
  }
}

/** Runs in the page and refers to nothing outside itself. */
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { readonly node?: Node | null }[]
  }
  const shifts: Shift[] = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : 'what is gone'))
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
