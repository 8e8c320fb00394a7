// People see without colour what is chosen, in each market: criterion 1.4.1 of WCAG 2.2.
import type { Page } from '@playwright/test'
import { markets } from '../../markets.config'
import { rechargeForm } from './support/rechargeForm'
import { settled } from './support/routes'
import type { Who } from './support/site'
import { expect, test } from './support/test'

interface View {
  readonly name: string
  readonly path: string
  readonly who?: Who
  /** The controls among which one is chosen. */
  readonly controls: string
  prepare?(page: Page): Promise<void>
}

const views: readonly View[] = [
  { name: 'a place of the bar', path: '/', who: 'owner', controls: 'nav a' },
  { name: 'a state of orders', path: '/withdraw/order?side=mine', who: 'owner', controls: '[role=tab]' },
  { name: 'a period of figures', path: '/guild/data-center', who: 'owner', controls: '[role=tab]' },
  { name: 'a state of applications', path: '/guild/apply', who: 'owner', controls: 'main [aria-pressed], [role=tab]' },
  {
    name: 'a payment method',
    path: '/recharge',
    controls: '[role=radiogroup] label',
    async prepare(page) {
      const form = rechargeForm(page)
      await form.chooseCountry('Saudi Arabia')
      await form.method('mada').check()
    },
  },
  {
    name: 'an amount',
    path: '/recharge',
    controls: '[role=group] button[aria-pressed]',
    async prepare(page) {
      const form = rechargeForm(page)
      await form.chooseCountry('Saudi Arabia')
      await form.method('mada').check()
      await page.locator('[role=group] button[aria-pressed]').first().click()
    },
  },
]

test('WCAG 1.4.1 in each market, by more than colour', async ({ page, site }) => {
  for (const market of Object.keys(markets)) {
    await test.step(`in ${market} what is chosen is marked by more than colour`, async () => {
      for (const { name, path, who, controls, prepare } of views) {
        await page.goto(who ? await site.entrance(path, who) : path)
        const url = new URL(page.url())
        url.searchParams.set('market', market)
        await page.goto(url.href)
        await settled(page)
        await prepare?.(page)
        await page.mouse.move(0, 0)
        // The tick fades in: in its first frame nobody can see it.
        await expect(async () => {
          const { chosen, others } = await page.locator(controls).evaluateAll(marksOf)
          expect(chosen.length, `${name}: one is chosen`).toBeGreaterThan(0)
          expect(others.length, `${name}: others are not`).toBeGreaterThan(0)
          for (const marks of chosen)
            expect(others, `${name}: the chosen one looks like another without colour`).not.toContain(marks)
        }).toPass()
      }
    })
  }
})

/** Describes each control as it is drawn, without its words and without any colour. */
function marksOf(controls: readonly Element[]): { chosen: readonly string[]; others: readonly string[] } {
  const chosen: string[] = []
  const others: string[] = []
  const isChosen = (one: Element) =>
    one.matches('[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]') ||
    one.querySelector(':checked') !== null
  // A ring of half a pixel more is no mark: only drawn shapes, underlines and the weight of words count.
  const boxOf = (style: CSSStyleDeclaration, isPseudo: boolean) => {
    const isDrawn = !isPseudo || (style.content !== 'none' && style.opacity !== '0' && style.visibility !== 'hidden')
    if (!isDrawn) return ''
    const shape = isPseudo ? [style.width, style.height, style.clipPath, style.maskImage].join(' ') : ''
    return [style.fontWeight, style.textDecorationLine, shape].join(' · ')
  }
  for (const control of controls) {
    if (control.getClientRects().length === 0) continue
    const parts = [control, ...control.querySelectorAll('*')].filter((one) => one.closest('svg') === null)
    const marks = parts
      .flatMap((part) => [
        boxOf(getComputedStyle(part), false),
        boxOf(getComputedStyle(part, '::before'), true),
        boxOf(getComputedStyle(part, '::after'), true),
      ])
      .filter((one, at, all) => one !== '' && all.indexOf(one) === at)
    const icons = control.querySelectorAll('svg').length
    ;(isChosen(control) ? chosen : others).push(`${icons} icons | ${marks.sort().join(' | ')}`)
  }
  return { chosen, others }
}
