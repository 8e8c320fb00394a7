// Criteria of WCAG 2.2 that no tool judges by itself, on a page of each kind. docs/accessibility.md names these tests.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expectFitting } from './support/fit'
import { addressOf, openRoutes, settled, visitorOf } from './support/routes'
import type { Site } from './support/site'
import { expect, test } from './support/test'

/** A menu, a form, a list with rows that open, figures with a chart. */
const routes = ['/', '/recharge', '/withdraw/order', '/guild/data-center']

async function open(page: Page, site: Site, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const address = addressOf(route)
  await page.goto(openRoutes.includes(route) ? address : await site.entrance(address, visitorOf(route)))
  await settled(page)
}

/** Links, fields, figures, a list with chips. */
const ringed = ['/', '/recharge', '/guild/member']

for (const route of new Set([...routes, ...ringed])) {
  test(`WCAG 1.3.2 1.3.4 1.4.4 1.4.12 2.4.3 2.4.7 2.4.11 2.5.2 2.5.3 3.1.2 3.2.1 ${route} for the keyboard, the eye and the ear`, async ({
    page,
    site,
  }) => {
    await open(page, site, route)

    if (routes.includes(route)) {
      await test.step('the name of each control has the words that are on it', async () => {
        const { violations } = await new AxeBuilder({ page })
          .withRules(['label-content-name-mismatch'])
          // The name of a picker ends with what is chosen. A placeholder is no label: the words stand above the control.
          .exclude('button[aria-haspopup=dialog]:not([aria-label*=": "])')
          .analyze()
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))).toEqual([])
      })

      await test.step('the Tab key goes in the order of the screen, and each stop is seen', async () => {
        const address = page.url()
        const stops: { top: number; name: string; isInOrder: boolean; isSeen: boolean }[] = []
        await page.getByRole('main').focus()
        for (let nth = 0; nth < 12; nth += 1) {
          await page.keyboard.press('Tab')
          const stop = await page.evaluate(async () => {
            const element = document.activeElement
            const main = document.querySelector('main')
            if (!element || element === main || !main?.contains(element)) return undefined
            // A row of pictures comes to rest with the focused one in sight.
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            const shown = element.closest('label') ?? element
            const { top, left, width, height } = shown.getBoundingClientRect()
            const isHit = (x: number, y: number) => {
              const hit = document.elementFromPoint(left + width * x, top + height * y)
              return hit !== null && shown.contains(hit)
            }
            return {
              // The bar of a form stays in sight, so it has no place in the order from top to bottom.
              isInOrder: !element.closest(':has(> [type=submit])'),
              top: top + window.scrollY,
              name: element.outerHTML.slice(0, 80),
              isSeen: [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isHit(x, y))),
            }
          })
          if (stop === undefined) break
          stops.push(stop)
        }
        expect(stops.length).toBeGreaterThan(0)
        const ordered = stops.filter(({ isInOrder }) => isInOrder)
        const upwards = ordered.filter(({ top }, index) => top < (ordered[index - 1]?.top ?? 0) - 60)
        expect(upwards).toEqual([])
        expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
        expect(page.url()).toBe(address)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }

    if (ringed.includes(route))
      await test.step('a ring is drawn around each control that the Tab key reaches', async () => {
        await page.getByRole('main').focus()
        const rings: { name: string; width: number; height: number; isDrawn: boolean }[] = []
        for (let nth = 0; nth < 12; nth += 1) {
          await page.keyboard.press('Tab')
          const stop = await focusedControl(page)
          if (stop === undefined) break
          const focused = PNG.sync.read(await page.screenshot())
          // The next press of Tab goes on from here.
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
          const changed = changedPixels(focused, PNG.sync.read(await page.screenshot()))
          rings.push({ ...stop, isDrawn: changed > stop.width + stop.height })
        }
        expect(rings.length).toBeGreaterThan(0)
        expect(rings.filter(({ isDrawn }) => !isDrawn)).toEqual([])
      })

    if (routes.includes(route))
      await test.step('it loses nothing when turned, with text twice as large, or spaced out', async () => {
        await page.setViewportSize({ width: 812, height: 375 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(812)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.setViewportSize({ width: 375, height: 812 })
        const enlarge = (size: string) =>
          page.evaluate((now) => void (document.documentElement.style.fontSize = now), size)
        await enlarge('200%')
        // A desktop, and a phone with large letters in its system.
        for (const width of [640, 375]) await expect(() => expectFitting(page, width)).toPass()
        await enlarge('')
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
          )
          document.adoptedStyleSheets = [sheet]
        })
        await expect(() => expectFitting(page, 375)).toPass()
      })

    if (route !== '/') return
    await page.reload()
    await settled(page)
    await test.step('a press that is drawn off a control does nothing', async () => {
      const link = page.getByRole('navigation').getByRole('link').first()
      const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.move(x + 20, y + 20)
      await page.mouse.down()
      await page.mouse.move(5, 5)
      await page.mouse.up()
      await expect(page.getByRole('heading', { level: 1, name: 'Lumi' })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    })

    await test.step('each language is written in its own name and marked as such', async () => {
      await page.goto('/me')
      await page.getByRole('button', { name: 'Language' }).click()
      const names = page.getByRole('dialog').locator('[lang]')
      const found = await names.evaluateAll((all) => all.map((one) => `${one.getAttribute('lang')} ${one.textContent}`))
      expect(found).toContain('ar العربية')
      expect(found).toContain('ru Русский')
    })
  })
}

/** Returns the name and the size of the focused control, or nothing where the focus is outside of the page. */
async function focusedControl(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement
    if (!element?.closest('main :not(main)')) return undefined
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { width, height } = element.getBoundingClientRect()
    return { name: element.outerHTML.slice(0, 80), width, height }
  })
}

/** Counts the pixels that differ between two pictures of one size. */
function changedPixels(before: PNG, after: PNG): number {
  let count = 0
  for (let at = 0; at < before.data.length; at += 4)
    if ([0, 1, 2].some((channel) => before.data[at + channel] !== after.data[at + channel])) count += 1
  return count
}
