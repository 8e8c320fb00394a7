// Tests where parts stand and how much room they take: pictures, figures, long words, and what shows only on demand.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { list, people, save } from './support/exampleParts'
import { serveExamples, type Example } from './support/examples'
import { boxOf, isHit } from './support/seen'

const { draw } = serveExamples()
const main = (page: Page) => page.getByRole('main')
const some = people.slice(0, 4)
const record = (members: object) => ({ record: { block: 'record', call: 'POST /thing', ...members } })
const thing = {
  name: 'Ann',
  image: '/picture/1.png',
  images: ['/picture/1.png', '/picture/2.png'],
  sum: 12.5,
  big: 1234.5,
  unit: 'USD',
}
const carousel = { block: 'carousel', rows: 'POST /things', key: 'row.id', image: 'row.image', name: 'row.name' }
const line = { label: 'a.name', value: 'row.name' }

interface Pictured {
  readonly name: string
  readonly example: Example
  /** The width of the picture by its height. */
  readonly ratio: number
}

const rowWith = (show: object, more: object = {}) => ({
  blocks: { list: { ...list, ...more, show: { title: 'row.name', image: 'row.image', ...show } } },
  things: some,
})
const pictured: readonly Pictured[] = [
  { name: 'the face of a row', example: rowWith({}), ratio: 1 },
  { name: 'the square picture of a row', example: rowWith({ imageShape: 'square' }), ratio: 1 },
  { name: 'the face of a card', example: rowWith({}, { columnWidth: 160 }), ratio: 1 },
  { name: 'the wide picture of a card', example: rowWith({ imageShape: 'wide' }, { columnWidth: 160 }), ratio: 16 / 9 },
  {
    name: 'the face of a record',
    example: { blocks: record({ look: 'card', image: 'row.image', name: 'row.name', lines: { line } }), thing },
    ratio: 1,
  },
  {
    name: 'the face of a hero',
    example: { blocks: record({ look: 'hero', image: 'row.image', name: 'row.name', lines: { line } }), thing },
    ratio: 1,
  },
  {
    name: 'one of many pictures of a value',
    example: { blocks: record({ lines: { line: { ...line, value: 'row.images', format: 'images' } } }), thing },
    ratio: 1,
  },
  { name: 'one of many slides', example: { blocks: { carousel }, things: some }, ratio: 16 / 6 },
  { name: 'a single slide', example: { blocks: { carousel }, things: people.slice(0, 1) }, ratio: 16 / 5.64 },
  ...(['21/9', '16/9', '4/3', '1/1', '3/4', '9/16'] as const).map((ratio) => {
    const [wide = 1, tall = 1] = ratio.split('/').map(Number)
    const media = { block: 'media', image: '/picture/1.png', label: 'a.title', ratio }
    return { name: `a picture of ${ratio}`, example: { blocks: { media } }, ratio: wide / tall }
  }),
]

test('a picture keeps its room before it comes, fills it, and is not stretched', async ({ page }) => {
  for (const { name, example, ratio } of pictured) {
    await test.step(name, async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>'
      let release: () => void = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/picture/*', async (route) => {
        await held
        await route.fulfill({ contentType: 'image/svg+xml', body: svg })
      })
      await draw(page, example)
      const image = main(page).locator('img').first()
      const before = await boxOf(image.locator('..'))
      release()
      await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(300)
      const frame = await boxOf(image.locator('..'))
      const seen = await boxOf(image)
      expect(frame).toEqual(before)
      expect(seen.width / seen.height).toBeCloseTo(ratio, 1)
      expect([seen.width, seen.height].map(Math.round)).toEqual([frame.width, frame.height].map(Math.round))
      expect(['cover', 'contain']).toContain(await image.evaluate((one) => getComputedStyle(one).objectFit))
      await page.unroute('**/picture/*')
    })
  }
})

test('the next slide peeks in, and a swipe comes to rest where a slide begins', async ({ page }) => {
  await draw(page, { blocks: { carousel }, things: some })
  const slides = main(page).getByRole('listitem')
  const { left } = await boxOf(slides.first())
  const second = await boxOf(slides.nth(1))
  expect(second.left).toBeLessThan(375 - 4)
  await slides.first().hover()
  await page.mouse.wheel(second.left - left - 60, 0)
  await expect.poll(async () => Math.round((await boxOf(slides.nth(1))).left)).toBe(Math.round(left))
})

const edges: readonly (readonly [name: string, example: Example, parts: (page: Page) => Locator])[] = [
  [
    'figures of rows',
    {
      ...rowWith({ figure: { value: 'row.sum', format: 'money' } }),
      things: [1, 20_000, 3_000_000].map((sum) => ({ id: String(sum), name: 'Ann', sum })),
    },
    (page) => main(page).getByText(/^[\d,]+\.\d\d$/),
  ],
  [
    'values of lines',
    {
      blocks: record({
        look: 'card',
        lines: {
          name: line,
          sum: { ...line, value: 'row.big', format: 'money' },
          rest: { ...line, value: 'row.unit' },
        },
      }),
      thing: { ...thing, name: 'Ann '.repeat(30) },
    },
    (page) => main(page).getByRole('definition'),
  ],
]
for (const [name, example, parts] of edges) {
  test(`${name} end below each other, at the end of their lines`, async ({ page }) => {
    await draw(page, example)
    await expect(parts(page)).toHaveCount(3)
    const ends = await parts(page).evaluateAll((found) =>
      found.flatMap((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return [...range.getClientRects()].map(({ right }) => right)
      }),
    )
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(6)
    expect(ends[0]).toBeGreaterThan(300)
  })
}

test('the unit of a main figure is smaller than the figure, in the same line', async ({ page }) => {
  const cell = { label: 'a.name', value: 'row.big', format: 'money', unit: 'row.unit', big: true }
  await draw(page, { blocks: record({ look: 'hero', cells: { cell } }), thing })
  const value = main(page).getByRole('definition')
  const unit = value.getByText('USD')
  const sizeOf = (part: Locator) => part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(await sizeOf(unit)).toBeLessThan(0.8 * (await sizeOf(value)))
  expect((await boxOf(value)).height).toBeLessThan(2 * (await sizeOf(value)))
})

const long = 'A name that somebody has made very long '.repeat(12)
test('a row cuts a long name after two lines, and the row stays low', async ({ page }) => {
  await draw(page, {
    ...rowWith({}),
    things: [
      { id: '1', name: long },
      { id: '2', name: 'Ann' },
    ],
  })
  const rows = main(page).getByRole('listitem')
  expect((await boxOf(rows.first())).height).toBeLessThan((await boxOf(rows.nth(1))).height + 30)
})

test('a sheet cuts a long title after three lines', async ({ page }) => {
  const detail = { title: { say: '{{name}}', with: { name: { from: 'row.name' } } }, lines: { line } }
  await draw(page, {
    ...rowWith({}, { detail: { ...detail, title: 'long.title' } }),
    texts: { 'long.title': long },
  })
  await main(page).getByText('Person 1').click()
  await expect.poll(async () => (await boxOf(page.getByRole('dialog').getByRole('heading'))).height).toBeLessThan(90)
})

/** A word that nobody would write, in each text of a part. It may break anywhere, and nothing of it is cut off. */
const word = 'Wolkenkratzer'.repeat(8)
const wordy: readonly (readonly [name: string, example: Example])[] = [
  ['a line of a row', { ...rowWith({ title: 'row.id', lines: { line } }), things: [{ id: '1', name: word }] }],
  ['a line of a record', { blocks: record({ look: 'card', lines: { line } }), thing: { name: word } }],
  ['a cell', { blocks: record({ cells: { line, other: line } }), thing: { name: word } }],
  [
    'a large cell',
    { blocks: record({ look: 'hero', cells: { line: { ...line, big: true } } }), thing: { name: word } },
  ],
  [
    'the name of a record',
    { blocks: record({ look: 'card', name: 'row.name', lines: { line } }), thing: { name: word } },
  ],
  [
    'a badge',
    {
      blocks: { list: { ...list, show: { title: 'row.id', badge: { value: 'row.name', words: {} } } } },
      things: [{ id: '1', name: word }],
    },
  ],
  ...(['plain', 'notice', 'questions', 'outcome', 'rich'] as const).map(
    (look) =>
      [
        `a text that is ${look}`,
        { blocks: { text: { block: 'text', look, items: { only: { title: 'long.word', text: 'long.word' } } } } },
      ] as const,
  ),
  ...(['list', 'grid', 'buttons'] as const).map(
    (look) =>
      [
        `a link of a ${look}`,
        { blocks: { links: { block: 'links', look, links: { only: { ...save, label: 'long.word' } } } } },
      ] as const,
  ),
  ['a step', { blocks: { steps: { block: 'timeline', steps: { only: { label: 'long.word', note: 'long.word' } } } } }],
  [
    'a goal',
    {
      blocks: record({
        look: 'card',
        goal: { label: 'long.word', value: 'row.sum', target: 'row.big', text: 'long.word', done: 'long.word' },
      }),
      thing,
    },
  ],
  ['a title', { blocks: { text: { block: 'text', title: 'long.word', items: { only: { text: 'a.name' } } } } }],
  ['an empty list', { blocks: { list: { ...list, empty: { text: 'long.word' } } }, things: [] }],
  [
    'a field',
    {
      blocks: {
        form: {
          block: 'form',
          form: 'thing',
          fields: { name: { label: 'long.word', help: 'long.word' } },
          submit: { ...save, label: 'long.word' },
        },
      },
    },
  ],
  ...(['radio', 'cards', 'chips'] as const).map(
    (widget) =>
      [
        `a choice of ${widget}`,
        {
          blocks: {
            form: {
              block: 'form',
              form: `${widget}Form`,
              fields: {
                value: {
                  label: 'a.name',
                  widget,
                  words: { owner: 'long.word', guest: 'choice.guest', friend: 'choice.friend' },
                },
              },
              submit: save,
            },
          },
        },
      ] as const,
  ),
]

test('a word that is wider than the screen breaks, and is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 812 })
  for (const [name, example] of wordy) {
    await test.step(name, async () => {
      await draw(page, { ...example, texts: { 'long.word': word } })
      await main(page)
        .locator('summary')
        .evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()))
      const outside = await main(page).evaluate((place, written) => {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        let seen = 0
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement
          if (!text.textContent?.includes(written) || !parent?.checkVisibility() || parent.clientHeight === 1) continue
          seen += 1
          const range = document.createRange()
          range.selectNodeContents(text)
          for (let at: Element | null = parent; at; at = at.parentElement) {
            const bounds = at.getBoundingClientRect()
            const isOut = [...range.getClientRects()].some(
              ({ left, right }) => left < bounds.left - 1 || right > bounds.right + 1,
            )
            if (isOut && getComputedStyle(at).display !== 'inline') found.push(at.outerHTML.slice(0, 100))
          }
        }
        return { seen: seen > 0, found }
      }, word)
      expect(outside).toEqual({ seen: true, found: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
})

for (const [name, part] of [
  ['the button that reads a list anew', (page: Page) => page.getByRole('button', { name: 'Refresh' })],
  ['the link that skips the head', (page: Page) => page.getByText('Skip to content')],
] as const) {
  test(`${name} is not seen until it has the focus`, async ({ page }) => {
    await draw(page, { blocks: { list }, things: some })
    expect(await isHit(part(page))).toBe(false)
    await part(page).focus()
    expect(await isHit(part(page))).toBe(true)
    expect((await boxOf(part(page))).height).toBeGreaterThanOrEqual(44)
  })
}
