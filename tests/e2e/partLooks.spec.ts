// Tests what each part of a page tells by its look: colours of meanings, pictures, and shares of a whole.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { list, people, save } from './support/exampleParts'
import { serveExamples, type Example } from './support/examples'
import { boxOf, groundOf, inkOf, roleColour } from './support/seen'

const { draw } = serveExamples()

const tones = ['primary', 'good', 'warn', 'danger'] as const
const main = (page: Page) => page.getByRole('main')
const byTone = <T>(make: (tone: (typeof tones)[number]) => T) =>
  Object.fromEntries(tones.map((tone) => [tone, make(tone)]))
const links = (look: string) => ({
  links: {
    block: 'links',
    look,
    links: {
      plain: { ...save, label: 'a.title' },
      ...byTone((tone) => ({ ...save, label: 'a.name', icon: 'star', tone })),
    },
  },
})

interface Toned {
  readonly name: string
  readonly example: Example
  /** Returns the parts that have the colours of the tones, in their order. */
  parts(page: Page): Locator
}

const toned: readonly Toned[] = [
  {
    name: 'the words of a badge',
    example: {
      blocks: {
        list: {
          ...list,
          show: {
            title: 'row.name',
            badge: { value: 'row.name', words: byTone(() => 'choice.owner'), tones: byTone((tone) => tone) },
          },
        },
      },
      things: tones.map((tone) => ({ id: tone, name: tone })),
    },
    parts: (page) => main(page).getByText('Owner', { exact: true }),
  },
  {
    name: 'the icon of a notice',
    example: {
      blocks: byTone((tone) => ({ block: 'text', look: 'notice', tone, items: { only: { text: 'a.title' } } })),
    },
    parts: (page) => main(page).locator('[role=note] svg, [role=alert] svg'),
  },
  {
    name: 'the icon of a result',
    example: {
      blocks: byTone((tone) => ({ block: 'text', look: 'outcome', tone, items: { only: { text: 'a.title' } } })),
    },
    parts: (page) => main(page).locator('[data-block] svg'),
  },
]

for (const { name, example, parts } of toned) {
  test(`${name} have the colour of their meaning`, async ({ page }) => {
    await draw(page, example)
    await expect(parts(page)).toHaveCount(tones.length)
    for (const [at, tone] of tones.entries())
      expect(await inkOf(parts(page).nth(at)), tone).toBe(await roleColour(page, tone))
  })
}

test('a main button is solid, others have the colour of their meaning on its soft ground, and a plain one has none', async ({
  page,
}) => {
  await draw(page, { blocks: links('buttons') })
  const looks = await main(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]))
  const pair = async (...roles: readonly string[]) => Promise.all(roles.map((role) => roleColour(page, role)))
  expect(looks).toEqual([
    await pair('surface', 'text'),
    await pair('primary', 'on-primary'),
    await pair('good-soft', 'good'),
    await pair('warn-soft', 'warn'),
    await pair('danger-soft', 'danger'),
  ])
})

test('an entry of a menu that loses something has the colour of a loss, and each entry has its icon in a colour', async ({
  page,
}) => {
  await draw(page, { blocks: links('list') })
  const entries = main(page).getByRole('listitem')
  for (const [at, tone] of ['good', 'warn', 'danger'].entries())
    await expect(
      entries
        .nth(at + 2)
        .locator('svg')
        .first(),
    ).toHaveCSS('color', await roleColour(page, tone))
  await expect(entries.nth(4).getByText('Example name')).toHaveCSS('color', await roleColour(page, 'danger'))
  await expect(entries.nth(3).getByText('Example name')).not.toHaveCSS('color', await roleColour(page, 'warn'))
})

const outcomes = [
  { what: 'a success', code: 0, tone: 'good' },
  { what: 'a failure', code: 9, tone: 'danger' },
] as const
for (const { what, code, tone } of outcomes) {
  test(`the message of ${what} has its colour`, async ({ page }) => {
    await draw(page, {
      blocks: { links: { block: 'links', links: { save: { ...save, label: 'a.name', failed: 'page.notSaved' } } } },
    })
    await page.route('**/save', (route) => route.fulfill({ json: { code, res: {}, extend: {}, msg: '' } }))
    await main(page).getByRole('button').click()
    const sign = page.locator('[aria-live]').filter({ hasText: /aved/ }).locator('svg').first()
    await expect(sign).toHaveCSS('color', await roleColour(page, tone))
  })
}

test('a button that cannot be pressed yet looks unlike one that can, and says why in muted words', async ({ page }) => {
  const held = { ...save, tone: 'primary', enabled: { when: { 'user.role': 'guest' }, otherwise: 'page.note' } }
  await draw(page, { blocks: { links: { block: 'links', look: 'buttons', links: { held } } } })
  const button = main(page).getByRole('button')
  expect(await groundOf(button)).toBe(await roleColour(page, 'muted-soft'))
  expect(await inkOf(button)).toBe(await roleColour(page, 'muted'))
  await expect(button).toHaveCSS('box-shadow', 'none')
  await expect(button).toHaveCSS('cursor', 'not-allowed')
  expect(await inkOf(main(page).getByText('A sentence that explains something.'))).toBe(await roleColour(page, 'muted'))
})

test('the answer that loses something is a solid button of its colour', async ({ page }) => {
  await draw(page, {
    blocks: { links: { block: 'links', links: { lose: { ...save, tone: 'danger', ask: 'a.title' } } } },
  })
  await main(page).getByRole('button').click()
  const yes = page.getByRole('alertdialog').getByRole('button').filter({ hasText: 'Save' })
  expect(await groundOf(yes)).toBe(await roleColour(page, 'danger'))
  expect(await inkOf(yes)).toBe(await roleColour(page, 'surface'))
})

test('the first three of a ranking stand out', async ({ page }) => {
  await draw(page, {
    blocks: { list: { ...list, show: { title: 'row.name', rank: 'row.rank' } } },
    things: people.slice(0, 4),
  })
  const rank = (at: number) => main(page).getByText(String(at), { exact: true })
  for (const at of [1, 2, 3]) expect(await inkOf(rank(at))).toBe(await roleColour(page, 'accent'))
  expect(await inkOf(rank(4))).toBe(await roleColour(page, 'muted'))
})

const steps = { first: ['1'], second: ['2'], third: ['3'], last: ['4'] }
test('steps are filled when done and ringed while they run, and a line joins each to the next one', async ({
  page,
}) => {
  const made = Object.entries(steps).map(([id, [at]]) => [
    id,
    { label: 'a.name', done: { 'row.at': { min: Number(at) } } },
  ])
  await draw(page, {
    blocks: { steps: { block: 'timeline', call: 'POST /thing', steps: Object.fromEntries(made) } },
    thing: { at: 2 },
  })
  const items = main(page).getByRole('listitem')
  await expect(items).toHaveCount(4)
  const marks = await items.evaluateAll((all) =>
    all.map((one) => {
      const { borderTopColor, borderTopWidth, width } = getComputedStyle(one, '::before')
      return { colour: borderTopColor, filled: (2 * Number.parseFloat(borderTopWidth)) / Number.parseFloat(width) }
    }),
  )
  const [good, primary] = [await roleColour(page, 'good'), await roleColour(page, 'primary')]
  expect(marks.slice(0, 2)).toEqual([1, 1].map((filled) => ({ colour: good, filled })))
  expect(marks[2]?.colour).toBe(primary)
  expect(marks[2]?.filled).toBeLessThan(1)
  expect([good, primary]).not.toContain(marks[3]?.colour)
  const lines = await items.evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one))
      .map((one) => (one.borderLeftWidth === '0px' ? 'none' : one.borderLeftColor)),
  )
  const line = await roleColour(page, 'line')
  expect(lines).toEqual([line, line, line, 'rgba(0, 0, 0, 0)'])
})

const goal = { label: 'a.title', value: 'row.at', target: 'row.sum', text: 'a.name', done: 'page.saved' }
for (const { at, share, role } of [
  { at: 25, share: 0.25, role: 'primary' },
  { at: 0, share: 0, role: 'primary' },
  { at: 100, share: 1, role: 'good' },
]) {
  test(`of a goal ${at} % are filled`, async ({ page }) => {
    await draw(page, {
      blocks: { record: { block: 'record', look: 'card', call: 'POST /thing', goal } },
      thing: { at, sum: 100 },
    })
    const meter = page.getByRole('meter')
    const filled = meter.locator('> *')
    const whole = await boxOf(meter)
    const part = await filled.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
    expect(part.width / whole.width).toBeCloseTo(share, 2)
    expect(part.height).toBe(whole.height)
    expect(whole.height).toBeGreaterThanOrEqual(4)
    expect(await groundOf(filled)).toBe(await roleColour(page, role))
  })
}

test('small bars are as high as their figures say, from one line, and the last one is the darkest', async ({
  page,
}) => {
  const sums = [2, 0, 4, 8, 6]
  const days = sums.map((sum, at) => ({ date: `2023-11-1${at}`, sum }))
  const chart = { title: 'a.title', points: 'row.days', x: 'date', y: 'sum', look: 'small' }
  await draw(page, { blocks: { record: { block: 'record', call: 'POST /thing', chart } }, thing: { days } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bars = page.getByRole('figure').locator('[aria-hidden] > i')
  const seen = await bars.evaluateAll((all) =>
    all.map((one) => ({
      height: (one as HTMLElement).offsetHeight,
      bottom: (one as HTMLElement).offsetTop + (one as HTMLElement).offsetHeight,
      opacity: Number(getComputedStyle(one).opacity),
    })),
  )
  expect(seen.map(({ height }) => Math.round((8 * height) / (seen[3]?.height ?? 1)))).toEqual(
    sums.map((sum) => sum || 1),
  )
  expect(new Set(seen.map(({ bottom }) => bottom)).size).toBe(1)
  expect(seen.map(({ opacity }) => opacity === 1)).toEqual([false, false, false, false, true])
})
