// Tests what a phone keeps for itself at its edges, what stays in sight while a page moves, and what lies above what.
import { expect, type Locator, type Page } from '@playwright/test'
import { examples, serveExamples, type Example } from './support/examples'
import { boxOf, expectOnTop } from './support/seen'
import { keptTest as test } from './support/served'

const { draw } = serveExamples()

const height = 812
/** The notch of a phone, and the bar by which one leaves an app. */
const notch = 47
const home = 34

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const openRow = (page: Page) => button(page, 'Person 2').click()
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
const last = (place: Page | Locator) => place.getByText('Example title', { exact: true }).last()
const press = (page: Page) => page.getByText('Example name').click()
const message = (page: Page, text = 'Example title') =>
  page.locator('[role=status][aria-live]').filter({ hasText: text })

interface Edge {
  readonly name: string
  readonly example: Example
  prepare?(page: Page): Promise<unknown>
  part(page: Page): Locator
  /** Pixels that are free below it beside those of the phone. */
  readonly room?: number
}

const lower: readonly Edge[] = [
  { name: 'the end of a page', example: examples.ending, prepare: toEnd, part: last, room: 8 },
  {
    name: 'the bar',
    example: examples.bar,
    prepare: press,
    part: (page) => page.getByRole('navigation').getByRole('link').last(),
  },
  { name: 'the button of a form', example: examples.form, part: (page) => button(page, 'Save') },
  {
    name: 'the foot of a sheet',
    example: examples.acted,
    prepare: openRow,
    part: (page) => dialog(page).getByRole('button', { name: /^Save/ }),
  },
  { name: 'a message', example: examples.copied, prepare: press, part: (page) => message(page) },
  {
    name: 'the banner of a lost connection',
    example: examples.ending,
    prepare: (page) => page.context().setOffline(true),
    part: (page) => page.getByText(/offline/i),
  },
]

for (const { name, example, prepare, part, room = 0 } of lower) {
  test(`${name} ends above the bar by which one leaves an app`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await keepEdges(page)
    await draw(page, example)
    await prepare?.(page)
    await expect.poll(async () => (await boxOf(part(page))).bottom).toBeLessThanOrEqual(height - home - room)
    expect((await boxOf(part(page))).top).toBeGreaterThan(0)
  })
}

test('the end of a page lies above its bar, wherever that stands', async ({ page }) => {
  await keepEdges(page)
  await draw(page, examples.bar)
  await press(page)
  const end = page.getByText('No more')
  await expect(async () => {
    await toEnd(page)
    expect((await boxOf(end)).bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('navigation'))).top)
  }).toPass()
})

const upper: readonly Edge[] = (['plain', 'entrance'] as const).map((look) => ({
  name: `the title of a page that is ${look}`,
  example: { ...examples.ending, page: { look } },
  part: (page) => page.getByRole('heading', { level: 1 }),
}))

for (const { name, example, part } of upper) {
  test(`${name} begins below the notch`, async ({ page }) => {
    await keepEdges(page)
    await draw(page, example)
    expect((await boxOf(part(page))).top).toBeGreaterThanOrEqual(notch)
  })
}

interface Staying extends Edge {
  /** Moves what the part belongs to. */
  move(page: Page): Promise<unknown>
}

const toMiddle = async (page: Page) => {
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
}
const throughSheet = async (page: Page) => {
  const rows = dialog(page).getByRole('definition').or(dialog(page).getByRole('listitem'))
  const { top } = await boxOf(rows.first())
  await rows.nth(2).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await boxOf(rows.first())).top).toBeLessThan(top - 100)
}
const staying: readonly Staying[] = [
  {
    name: 'the head of a page',
    example: examples.list,
    part: (page) => page.getByRole('banner'),
    move: toMiddle,
  },
  { name: 'the button of a form', example: examples.form, part: (page) => button(page, 'Save'), move: toMiddle },
  {
    name: 'the foot of a sheet',
    example: examples.acted,
    prepare: openRow,
    part: (page) => dialog(page).getByRole('button', { name: /^Save/ }),
    move: throughSheet,
  },
  {
    name: 'the search of a picker',
    example: examples.picker,
    prepare: (page) => page.getByRole('button', { name: /^Label/ }).click(),
    part: (page) => dialog(page).getByRole('searchbox'),
    move: throughSheet,
  },
]

for (const { name, example, prepare, part, move } of staying) {
  test(`${name} stays where it is, and nothing lies above it, while the rest moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await draw(page, example)
    await prepare?.(page)
    // A sheet rises first, as soon as it is measured.
    await expect.poll(async () => (await boxOf(part(page))).bottom).toBeLessThanOrEqual(height)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    const before = await boxOf(part(page))
    expect(before.top).toBeGreaterThanOrEqual(0)
    await move(page)
    expect((await boxOf(part(page))).top).toBeCloseTo(before.top, 0)
    await expectOnTop(part(page))
  })
}

async function keepEdges(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: notch, topMax: notch, bottom: home, bottomMax: home },
  })
}
