// The parts of example pages in which pictures show tokens.
import type { Page } from '@playwright/test'
import { formOfWidget } from '@pagewright/studio/showcase'
import { saveButton } from './kindPictures'
import { enterPage, type Film, pressSwitch } from './photographFilm'

const link = (icon: string) => ({ do: 'link', label: 'a.name', to: '/things', icon })
const badge = {
  value: 'row.role',
  words: { owner: 'choice.owner', guest: 'choice.guest' },
}
const list = {
  block: 'list',
  rows: 'POST /things',
  body: { group: 'x' },
  key: 'row.id',
  show: {
    title: 'row.name',
    image: 'row.image',
    lines: { at: { label: 'field.label', value: 'row.at', format: 'day' } },
    figure: { value: 'row.sum', format: 'count' },
  },
  detail: { title: 'a.title', lines: { at: { label: 'a.name', value: 'row.at', format: 'time' } } },
}
const formOf = (widget: string) => ({
  block: 'form',
  form: formOfWidget(widget),
  fields: { value: { label: 'field.label', widget, ...(widget === 'text' && { initial: 'Ann', help: 'field.help' }) } },
  submit: saveButton,
})

export interface Scene {
  readonly block: object
  /** The element that the picture shows; a block if it is left out. */
  readonly of?: string
  /** The most px from its top. */
  readonly height: number
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly isEmpty?: true
  /** True if the example has a navigation bar. */
  readonly hasBar?: true
  /** True if the picture shows the lower end of the screen. */
  readonly isBelow?: true
  /** Device pixels per px. Then the picture shows the element alone, without what is beside it. */
  readonly scale?: number
  readonly film?: Film
}

/** The element of an example. */
export const block = 'main [data-block]'
const rows: Scene = { block: list, height: 236 }

const icon = (name: string): Scene => ({
  block: { block: 'links', look: 'grid', links: { a: link(name) } },
  of: '.pw-menu-icon',
  height: 44,
  scale: 4,
})

/** The parts of the example pages that pictures show. */
export const scenes = {
  rows,
  // The showcase has a background of its own.
  ground: { ...rows, prepare: (page: Page) => page.addStyleTag({ content: 'body { background: none !important; }' }) },
  plainBadges: { block: { ...list, show: { title: 'row.name', badge } }, height: 160 },
  badges: {
    block: { ...list, show: { title: 'row.name', badge: { ...badge, tones: { owner: 'good', guest: 'warn' } } } },
    height: 160,
  },
  empty: { ...rows, isEmpty: true, height: 300 },
  form: { block: formOf('text'), height: 200 },
  focus: { block: formOf('text'), height: 200, prepare: (page: Page) => page.locator(`${block} input`).focus() },
  switch: { block: formOf('switch'), height: 120 },
  sheet: {
    ...rows,
    of: 'body',
    height: 480,
    prepare: (page: Page) =>
      page
        .getByRole('button', { name: /^Ann|^Bo/ })
        .first()
        .click(),
  },
  tiles: {
    block: {
      block: 'links',
      look: 'grid',
      links: { a: link('wallet'), b: link('star'), c: link('user'), d: link('calendar') },
    },
    height: 260,
  },
  buttons: { block: { block: 'links', look: 'buttons', links: { a: link('wallet'), b: link('star') } }, height: 160 },
  head: { ...rows, of: 'body', height: 130 },
  bar: { ...rows, height: 110, isEmpty: true, hasBar: true, isBelow: true, prepare: goToPlace },
  cross: icon('x'),
  corner: icon('chevron-down'),
  tilted: { ...rows, block: { ...list, empty: { text: 'things.title', icon: 'star' } }, isEmpty: true, height: 300 },
  outcome: {
    block: { block: 'text', look: 'outcome', tone: 'good', items: { a: { title: 'page.saved', text: 'page.note' } } },
    height: 320,
  },
  figures: {
    block: {
      block: 'record',
      call: 'POST /thing',
      body: { id: '1' },
      chart: { title: 'a.title', points: 'row.days', x: 'date', y: 'sum', look: 'small' },
    },
    height: 200,
  },
  pressed: {
    block: formOf('switch'),
    height: 44,
    film: { of: `${block} input`, around: 4, times: [0, 50, 100, 150, 200], begin: pressSwitch },
  },
  entering: {
    ...rows,
    prepare: (page: Page) => page.getByText('Ann').first().waitFor(),
    film: { of: `${block} .pw-row`, width: 100, times: [60, 120, 200], begin: enterPage },
  },
  hero: {
    block: {
      block: 'record',
      call: 'POST /thing',
      body: { id: '1' },
      look: 'hero',
      cells: { sum: { label: 'field.label', value: 'row.sum', format: 'count', big: true } },
      actions: { next: { do: 'link', label: 'page.next', to: '/things' } },
    },
    height: 240,
  },
} as const satisfies { readonly [name: string]: Scene }

/** Goes to a page that is a place of the navigation bar, where a small screen shows it. */
async function goToPlace(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.history.pushState(null, '', '/things')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await page.locator('.pw-nav-place').waitFor()
}
