// Pictures of the parts of a page, as they were when somebody last looked at them. A difference that is wanted is kept
// with `npx playwright test looks --update-snapshots`. Chromium draws a little differently from version to version, so
// pictures are compared in one version only.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { kindGroups } from '../../tools/studio/showcase/kinds'
import { list, people, save, serveExamples, type Example } from './support/examples'
import { keptTest as test } from './support/served'
import { expectTouchable } from './support/touch'

const pinned = '156.'
const { draw, drawNext } = serveExamples()

const font = readFileSync(
  new URL(import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff2')),
).toString('base64')

const tones = ['primary', 'good', 'warn', 'danger'] as const
const byTone = <T>(make: (tone: (typeof tones)[number]) => T) =>
  Object.fromEntries(tones.map((tone) => [tone, make(tone)]))
const buttons = {
  plain: { ...save, label: 'a.title' },
  ...byTone((tone) => ({ ...save, label: 'a.name', icon: 'star', tone })),
  held: { ...save, tone: 'primary', enabled: { when: { 'user.role': 'guest' }, otherwise: 'page.note' } },
}
const record = { block: 'record', look: 'card', call: 'POST /thing' }
const goal = { label: 'a.title', value: 'row.at', target: 'row.sum', text: 'a.name', done: 'page.saved' }
const form = {
  block: 'form',
  form: 'thing',
  fields: { name: { label: 'a.name', messages: { required: 'page.notSaved' } }, kind: { label: 'field.kind' } },
  submit: { ...save, tone: 'primary' },
}

interface Look {
  readonly name: string
  readonly example: Example
  /** What a person does before the picture is taken. */
  act?(page: Page): Promise<void>
}

const press = (page: Page) => page.getByRole('main').getByRole('button').first().click()

/** What no example of a kind shows. */
const more: readonly Look[] = [
  { name: 'buttons', example: { blocks: { links: { block: 'links', look: 'buttons', links: buttons } } } },
  { name: 'menu', example: { blocks: { links: { block: 'links', look: 'list', links: buttons } } } },
  { name: 'badges', example: { blocks: { list: toned() }, things: tones.map((tone) => ({ id: tone, name: tone })) } },
  ...['notice', 'outcome'].map((look) => ({
    name: look,
    example: { blocks: byTone((tone) => ({ block: 'text', look, tone, items: { only: { text: 'a.title' } } })) },
  })),
  {
    name: 'ranking',
    example: {
      blocks: { list: { ...list, show: { title: 'row.name', rank: 'row.rank' } } },
      things: people.slice(0, 4),
    },
  },
  { name: 'nothing yet', example: { blocks: { list }, things: [] } },
  ...[25, 100].map((at) => ({
    name: `goal of ${at} %`,
    example: { blocks: { record: { ...record, goal } }, thing: { at, sum: 100 } },
  })),
  {
    name: 'bars',
    example: {
      blocks: {
        record: { ...record, chart: { title: 'a.title', points: 'row.days', x: 'date', y: 'sum', look: 'small' } },
      },
      thing: { days: [2, 0, 4, 8, 6].map((sum, at) => ({ date: `2023-11-1${at}`, sum })) },
    },
  },
  {
    name: 'refused form',
    example: { blocks: { form } },
    act: (page) => page.getByRole('button', { name: 'Save' }).click(),
  },
  {
    name: 'question',
    example: { blocks: { links: { block: 'links', links: { lose: { ...save, tone: 'danger', ask: 'a.title' } } } } },
    act: press,
  },
  {
    name: 'sheet',
    example: {
      blocks: {
        list: {
          ...list,
          detail: { title: 'a.title', lines: { name: { label: 'a.name', value: 'row.name', format: 'text' } } },
        },
      },
      things: people,
    },
    act: (page) => page.getByText('Person 2', { exact: true }).click(),
  },
  {
    name: 'long words',
    example: {
      blocks: { list },
      things: [
        { id: '1', name: 'A name that is long '.repeat(9) },
        { id: '2', name: 'Transcontinental'.repeat(6) },
      ],
    },
  },
]

const kinds: readonly Look[] = kindGroups()
  .flatMap(({ kinds: group }) => group)
  .filter(({ id }) => /^(block|widget)\//.test(id) && id !== 'widget/hidden')
  .map(({ id, example, blocksOf }) => ({ name: id.replace('/', ' '), example: { blocks: blocksOf(example) } }))

/** A chart keeps the direction that it was drawn in. */
const isChart = ({ name }: Look) => name === 'block record'

/** Schemes and directions take turns; a block has two of them. */
const looks = [
  ...[...kinds, ...more].map((look, at) => ({
    ...look,
    isDark: at % 3 === 1,
    isMirrored: at % 3 === 2 && !isChart(look),
  })),
  ...kinds
    .filter(({ name }) => name.startsWith('block '))
    .map((look, at) => ({
      ...look,
      name: `${look.name} again`,
      isDark: at % 3 !== 1,
      isMirrored: at % 3 !== 2 && !isChart(look),
    })),
]

test.use({ viewport: { width: 375, height: 700 } })

const isPlain = ({ name, example, act }: Look) =>
  act === undefined && Object.keys(example).join() === 'blocks' && !/^block (carousel|media|record)/.test(name)
const dresses = [...new Set(looks.map(dressOf))]

for (const dress of dresses) {
  test(`parts look as they did, ${dress}`, async ({ page, browser }) => {
    test.skip(!browser.version().startsWith(pinned), `Pictures are compared in Chromium ${pinned}`)
    await page.clock.setFixedTime('2023-11-14T12:00:00Z')
    const all = looks.filter((look) => dressOf(look) === dress)
    // What shows the answers of the example product alone, and loads nothing, needs no document of its own.
    const plain = all.filter(isPlain)
    for (const look of [...plain, ...all.filter((one) => !isPlain(one))])
      await test.step(look.name, () => compare(page, look, look !== plain[0] && isPlain(look)))
  })
}

function dressOf({ isDark, isMirrored }: (typeof looks)[number]): string {
  return `${isDark ? 'dark' : 'light'}${isMirrored ? ', from right to left' : ''}`
}

async function compare(
  page: Page,
  { name, example, isDark, isMirrored, act }: (typeof looks)[number],
  isNext: boolean,
) {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' })
  const dress = () => page.evaluate(inOneFont, { font, isMirrored })
  // A chart takes its letters when it is drawn, and the start of a page sets its direction.
  if (isNext) await drawNext(page, example)
  else await draw(page, example, dress)
  await dress()
  // A drawing, a picture or a chart comes after the words.
  await page.waitForLoadState('networkidle')
  await expectTouchable(page)
  await act?.(page)
  const picture = `${name.replaceAll(' ', '-').replace('%', 'percent')}.png`
  // A cached chart or drawing may come after the network is idle.
  await expect.soft(() => expect(page).toHaveScreenshot(picture, { timeout: 5000 })).toPass({ timeout: 30_000 })
}

function toned(): object {
  const badge = { value: 'row.name', words: byTone(() => 'choice.owner'), tones: byTone((tone) => tone) }
  return { ...list, show: { title: 'row.name', badge } }
}

/** Runs in the page and refers to nothing outside itself. */
async function inOneFont(given: { readonly font: string; readonly isMirrored: boolean }): Promise<void> {
  const bytes = Uint8Array.from(atob(given.font), (letter) => letter.charCodeAt(0))
  const face = new FontFace('Pictured', bytes, { weight: '100 900' })
  document.fonts.add(await face.load())
  const { documentElement: root } = document
  for (const name of ['--pw-font-family', '--pw-font-title', '--pw-font-figure'])
    root.style.setProperty(name, 'Pictured')
  document.body.style.fontFamily = 'Pictured'
  if (given.isMirrored) root.dir = 'rtl'
}
