// Borders of fields and rings of the focus, as a browser draws them: with the page's own colours, and with the system's.
import type { Page } from '@playwright/test'
import { expectBorders, fields, focusContrast } from './support/lines'
import { submitOf } from './support/parts'
import { rechargeForm } from './support/rechargeForm'
import { settled } from './support/routes'
import { roleColour } from './support/seen'
import type { Who } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

interface Case {
  readonly path: string
  readonly who?: Who
  /** How many fields there are at least. */
  readonly count: number
  /** The field that is given the focus, and what shows that it has it. */
  readonly focused: readonly [input: string, ring: string]
  prepare?(page: Page): Promise<unknown>
}

const text = ['input', ':has(> input:focus)'] as const
const pages: readonly Case[] = [
  { path: '/login', count: 2, focused: text },
  // Pickers, cards, amounts: the country brings the ways to pay, and one of them its amounts.
  { path: '/recharge', count: 10, focused: text, prepare: (page) => rechargeForm(page).fillIn() },
  { path: '/guild/list', who: 'host', count: 1, focused: ['[type=search]', '[role=search]'] },
  { path: '/guild/create', who: 'host', count: 6, focused: ['textarea', 'textarea'] },
]
/** The schemes take turns. */
const cases = pages.map((each, at) => ({ ...each, scheme: at % 2 === 0 ? ('dark' as const) : ('light' as const) }))

async function open({ path, who, prepare }: Case, page: Page, signIn: (who: Who, path: string) => Promise<void>) {
  if (who) await signIn(who, path)
  else await page.goto(path)
  await page.locator(fields).first().waitFor()
  await prepare?.(page)
}

for (const each of cases) {
  test(`WCAG 1.4.11 fields and the focus stand out on ${each.path}, ${each.scheme}`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: each.scheme })
    await open(each, page, signIn)
    const [input, ring] = each.focused
    for (const forcedColors of ['none', 'active'] as const) {
      await test.step(
        forcedColors === 'none'
          ? 'in the colours of the page'
          : 'with forced colours: fields, buttons and the focus are seen on it',
        async () => {
          await page.emulateMedia({ colorScheme: each.scheme, forcedColors })
          await expectBorders(page, forcedColors === 'none' ? fields : `${fields}, .pw-button`, each.count)
          await page.locator(input).first().focus()
          await expect.poll(() => focusContrast(page, ring)).toBeGreaterThanOrEqual(3)
        },
      )
    }
  })
}

const refused: readonly { readonly path: string; readonly who?: Who; readonly count: number }[] = [
  { path: '/recharge', count: 3 },
  { path: '/guild/create', who: 'host', count: 4 },
]
test('a field that is refused has a border and a message in the colour of a refusal', async ({ page, signIn }) => {
  for (const { path, who, count } of refused) {
    await test.step(`a field that is refused on ${path} has a border and a message in the colour of a refusal`, async () => {
      if (who) await signIn(who, path)
      else await page.goto(path)
      await settled(page)
      await submitOf(page).click()
      const invalid = page.locator('[aria-invalid=true]')
      await expect.poll(() => invalid.count()).toBeGreaterThanOrEqual(count)
      const danger = await roleColour(page, 'danger')
      const colours = await invalid.evaluateAll(
        (all, frames) =>
          all.map((one) => {
            const frame = one.closest(frames) ?? one.querySelector(frames)
            return frame && getComputedStyle(frame).borderTopColor
          }),
        fields,
      )
      expect(colours.filter((colour) => colour !== null && colour !== danger)).toEqual([])
      expect(colours.filter((colour) => colour === danger).length).toBeGreaterThanOrEqual(count - 1)
      const notes = await invalid.evaluateAll((all) =>
        all.map((one) => {
          const ids = (one.getAttribute('aria-describedby') ?? '').split(' ')
          const said = ids.map((id) => document.getElementById(id)).find((note) => note?.matches('[id*=error]'))
          return said ? getComputedStyle(said.querySelector('p, li, div, span') ?? said).color : 'none'
        }),
      )
      expect(new Set(notes)).toEqual(new Set([danger]))
    })
  }
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('WCAG 1.4.1 what is chosen is seen: a way to pay, a filter, a tab', async ({ page, signIn }) => {
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopWidth } = getComputedStyle(element)
          return { backgroundColor, borderTopWidth }
        })
    const chosen = '[role=radiogroup] label:has(:checked)'
    const others = '[role=radiogroup] label:not(:has(:checked))'
    await open(pages[1] as Case, page, signIn)
    expect(await look(chosen)).not.toEqual(await look(others))
    await signIn('owner', '/guild/member')
    await expectBorders(page, '[role=radiogroup] label', 4)
    expect(await look(chosen)).not.toEqual(await look(others))
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusContrast(page, '[type=radio]:focus')).toBeGreaterThanOrEqual(3)
    await signIn('host', '/withdraw/order')
    await expectBorders(page, '[role=tab]', 3)
    expect(await look('[aria-selected=true]')).not.toEqual(await look('[aria-selected=false]'))
    await test.step('a goal shows how far it is', async () => {
      await signIn('host', '/my-diamond')
      await settled(page)
      const [line, ground] = await page
        .getByRole('meter', { name: words('diamond.goal') })
        .evaluate((bar) =>
          [bar.firstElementChild ?? bar, document.documentElement].map((one) => getComputedStyle(one).backgroundColor),
        )
      expect([ground, 'rgba(0, 0, 0, 0)']).not.toContain(line)
    })
  })
})
