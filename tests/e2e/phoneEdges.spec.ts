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
    // A sheet rises first.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    const before = await boxOf(part(page))
    expect(before.top).toBeGreaterThanOrEqual(0)
    expect(before.bottom).toBeLessThanOrEqual(height)
    await move(page)
    expect((await boxOf(part(page))).top).toBeCloseTo(before.top, 0)
    await expectOnTop(part(page))
  })
}

test('a message lies above the bar and covers none of its places', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await draw(page, examples.bar)
  await press(page)
  const { top } = await boxOf(page.getByRole('navigation'))
  await expect.poll(async () => (await boxOf(message(page, 'Saved'))).bottom).toBeLessThanOrEqual(top)
  await expectOnTop(message(page, 'Saved'))
})

const openings: readonly (readonly [name: string, example: Example, open: (page: Page) => Promise<unknown>])[] = [
  ['a sheet', examples.acted, openRow],
  ['a picker', examples.picker, (page) => page.getByRole('button', { name: /^Label/ }).click()],
]
for (const [name, example, open] of openings) {
  test(`${name} leaves a part of the page in sight, and the page behind it does not move`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await draw(page, example)
    await open(page)
    await expect.poll(async () => (await boxOf(dialog(page))).bottom).toBeCloseTo(height, 0)
    expect((await boxOf(dialog(page))).top).toBeGreaterThan(40)
    await page.mouse.move(180, 20)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(180, 500)
    await page.mouse.wheel(0, 9000)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('a question lies in the middle, above the sheet that asked it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await draw(page, examples.asked)
  await openRow(page)
  await dialog(page).getByRole('button', { name: /^Save/ }).click()
  const question = page.getByRole('alertdialog')
  const { left, right, top, bottom } = await boxOf(question)
  expect(Math.abs(left + right - 375)).toBeLessThan(2)
  expect(Math.abs(top + bottom - height)).toBeLessThan(2)
  expect(left).toBeGreaterThanOrEqual(20)
  await expectOnTop(question)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height }, isMobile: false, hasTouch: false })

  test('the head of a table stays below that of the page, above the rows', async ({ page }) => {
    await draw(page, examples.table)
    await toMiddle(page)
    const head = page.getByRole('columnheader').first()
    const { bottom } = await boxOf(page.getByRole('banner'))
    expect((await boxOf(head)).top).toBeGreaterThanOrEqual(bottom - 1)
    expect((await boxOf(head)).top).toBeLessThan(bottom + 40)
    await expectOnTop(head)
  })

  test('what a row opens stays beside the table, and what does not fit moves in it', async ({ page }) => {
    await draw(page, examples.table)
    await openRow(page)
    const side = page.getByRole('complementary')
    await toMiddle(page)
    const { top, bottom } = await boxOf(side)
    expect(top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom)
    expect(bottom).toBeLessThanOrEqual(height)
    await side.getByRole('definition').nth(2).hover()
    await page.mouse.wheel(0, 9000)
    await expect.poll(async () => (await boxOf(side.getByRole('definition').last())).bottom).toBeLessThan(bottom)
    await expectOnTop(side.getByRole('heading'))
  })
})

async function keepEdges(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: notch, topMax: notch, bottom: home, bottomMax: home },
  })
}
