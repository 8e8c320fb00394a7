// Photographs what tokens change: a part of a page with the defaults, and beside it the same part with other values.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '@pagewright/cli/source'
import { formOfWidget } from '@pagewright/studio/showcase'
import { startServer } from '../../../tests/e2e/support/devServer'
import { palettePng, type Pixels } from './palettePng'
import { readPng } from './readPng'
import { saveButton, showBlock } from './kindPictures'
import { stillScreen } from './stillScreen'

/** A picture of a scene, and the values of its second half. */
interface TokenPicture {
  /** The file below docs/pictures/tokens/, without `.png`. Tokens with the same picture change together. */
  readonly file: string
  readonly scene: keyof typeof scenes
  readonly values: { readonly [token: string]: string }
}

/** All pictures, in the order of docs/design.md. */
export const tokenPictures: readonly TokenPicture[] = [
  { file: 'bg', scene: 'ground', values: { bg: '#dcefe6', surface: '#fff6d6', raised: '#fff6d6' } },
  { file: 'text', scene: 'rows', values: { text: '#0b3d91', muted: '#a33c00' } },
  { file: 'muted-soft', scene: 'plainBadges', values: { 'muted-soft': '#ffd9a8' } },
  { file: 'line', scene: 'form', values: { line: '#c2185b', 'field-line': '#c2185b' } },
  {
    file: 'primary',
    scene: 'form',
    values: { primary: '#0a6a5a', 'on-primary': '#ffffff', 'primary-soft': '#d5f2ea' },
  },
  { file: 'accent', scene: 'tiles', values: { accent: '#b3261e', 'accent-soft': '#fde3e0' } },
  { file: 'head', scene: 'head', values: { head: '#3a2590', 'on-head': '#ffffff' } },
  {
    file: 'on-hero',
    scene: 'hero',
    values: { 'on-hero': '#ffe9a8', 'hero-ink': '#b3261e', 'hero-layer': 'rgb(0 0 0 / 45%)' },
  },
  {
    file: 'good',
    scene: 'badges',
    values: { good: '#0b5cad', 'good-soft': '#d9eaff', warn: '#7a3b9e', 'warn-soft': '#f0e0fa' },
  },
  { file: 'focus', scene: 'focus', values: { focus: '#d81b60' } },
  { file: 'overlay', scene: 'sheet', values: { overlay: 'rgb(120 20 20 / 70%)' } },
  {
    file: 'gradient-hero',
    scene: 'hero',
    values: { 'gradient-hero': 'linear-gradient(120deg, #0b4a40 0%, #1b8a6b 100%)' },
  },
  {
    file: 'hero-art',
    scene: 'hero',
    values: { 'hero-art': 'repeating-linear-gradient(45deg, rgb(0 0 0 / 16%) 0 10px, rgb(0 0 0 / 0%) 10px 24px)' },
  },
  {
    file: 'signature',
    scene: 'empty',
    values: { signature: 'radial-gradient(circle, currentcolor 0 40%, transparent 41%) 0 0 / 12px 12px' },
  },
  { file: 'page-light', scene: 'head', values: { 'page-light': '1' } },
  { file: 'font', scene: 'hero', values: { 'font-family': 'serif', 'font-title': 'serif' } },
  { file: 'tracking-title', scene: 'head', values: { 'tracking-title': '0.2em' } },
  { file: 'weight', scene: 'rows', values: { 'weight-title': '900', 'weight-strong': '400', 'weight-label': '400' } },
  {
    file: 'text-sizes',
    scene: 'rows',
    values: {
      'text-xs': '16px',
      'text-s': '18px',
      'text-m': '20px',
      'text-l': '26px',
      'text-xl': '34px',
      'text-xxl': '48px',
    },
  },
  {
    file: 'space',
    scene: 'rows',
    values: { 'space-1': '8px', 'space-2': '12px', 'space-3': '18px', 'space-4': '24px', 'space-5': '32px' },
  },
  { file: 'space-empty', scene: 'empty', values: { 'space-6': '16px', 'space-7': '20px', 'space-8': '32px' } },
  { file: 'gutter', scene: 'rows', values: { gutter: '32px' } },
  { file: 'control', scene: 'form', values: { control: '72px' } },
  { file: 'row', scene: 'rows', values: { row: '96px' } },
  { file: 'row-gap', scene: 'rows', values: { 'row-gap': '0px', 'line-row': '1px', 'radius-row': '0px' } },
  { file: 'row-bleed', scene: 'rows', values: { 'row-bleed': '16px' } },
  {
    file: 'radius-tile',
    scene: 'tiles',
    values: { 'radius-s': '0px', 'radius-m': '0px', 'radius-l': '0px', 'radius-icon': '0px' },
  },
  { file: 'radius-full', scene: 'switch', values: { 'radius-full': '0px' } },
  { file: 'radius-button', scene: 'form', values: { 'radius-button': '999px', 'radius-field': '0px' } },
  { file: 'radius-row', scene: 'rows', values: { 'radius-row': '32px', 'radius-face': '0px' } },
  { file: 'radius-badge', scene: 'badges', values: { 'radius-badge': '999px' } },
  { file: 'radius-sheet', scene: 'sheet', values: { 'radius-sheet': '0px' } },
  { file: 'radius-hero', scene: 'hero', values: { 'radius-hero': '0px' } },
  { file: 'line-card', scene: 'tiles', values: { 'line-card': '3px' } },
  { file: 'line-field', scene: 'form', values: { 'line-field': '3px' } },
  { file: 'line-button', scene: 'buttons', values: { 'line-button': '3px' } },
  { file: 'line-head', scene: 'head', values: { 'line-head': '3px' } },
  { file: 'shadow', scene: 'tiles', values: { 'shadow-s': '0 8px 18px rgb(24 18 40 / 40%)' } },
  { file: 'shadow-hero', scene: 'hero', values: { 'shadow-hero': '0 10px 20px rgb(24 18 40 / 50%)' } },
  { file: 'head-align', scene: 'head', values: { 'head-align': 'center' } },
  { file: 'tile-flow', scene: 'tiles', values: { 'tile-flow': 'row', 'tile-height': '72px' } },
  { file: 'tile-icon', scene: 'tiles', values: { 'tile-icon': '56px' } },
  { file: 'icon-ground', scene: 'tiles', values: { 'icon-ground': '0%' } },
  { file: 'icon-line', scene: 'tiles', values: { 'icon-line': '2.75', 'icon-cap': 'butt', 'icon-join': 'miter' } },
  { file: 'icon-fill', scene: 'tiles', values: { 'icon-fill': '0.3' } },
  { file: 'hue', scene: 'tiles', values: { 'hue-2': '#b3261e', 'hue-3': '#0b7048', 'hue-4': '#875000' } },
  { file: 'art', scene: 'empty', values: { 'art-line': '4px', 'art-radius': '0px', 'art-tilt': '20deg' } },
]

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

interface Scene {
  readonly block: object
  /** The element that the picture shows; a block if it is left out. */
  readonly of?: string
  /** The most px from its top. */
  readonly height: number
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly isEmpty?: true
}

const block = 'main [data-block]'
const rows: Scene = { block: list, height: 236 }

const scenes = {
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

/** Writes the pictures whose name contains `only`, or all of them. */
export async function photographTokens(browser: Browser, into: string, only = ''): Promise<void> {
  mkdirSync(into, { recursive: true })
  const server = await startServer(root, [process.execPath, 'tools/cli/run.mjs', 'dev', 'engine', '--port', '5320'])
  try {
    for (const { file, scene, values } of tokenPictures.filter((one) => one.file.includes(only))) {
      const page = await browser.newPage({ viewport: { width: halfWidth, height: 560 }, reducedMotion: 'reduce' })
      page.setDefaultTimeout(60_000)
      const own: Scene = scenes[scene]
      if (own.isEmpty)
        await page.route('**/things', (route) =>
          route.fulfill({ json: { code: 0, res: { list: [], has_more: false }, extend: {}, msg: 'success' } }),
        )
      await page.goto(`${server.origin}/example/`)
      await showBlock(page, own.block)
      await own.prepare?.(page)
      const before = readPng(await stillScreen(page, await clipOf(page, own)))
      await page.evaluate((all) => {
        const { style } = document.documentElement
        const known = getComputedStyle(document.documentElement)
        for (const [token, value] of Object.entries(all)) {
          const isColour = known.getPropertyValue(`--pw-color-${token}`) !== ''
          style.setProperty(isColour ? `--pw-color-${token}` : `--pw-${token}`, value)
        }
      }, values)
      const after = readPng(await stillScreen(page, await clipOf(page, own)))
      await page.close()
      const picture = palettePng(beside(before, after))
      writeFileSync(join(into, `${file}.png`), picture)
      console.log(`docs/pictures/tokens/${file}.png  ${(picture.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await server.stop()
  }
}

/** The width of a screen of the picture, in px. */
const halfWidth = 300
const gap = 12

/** Returns the place of the part that a scene shows, in px. */
async function clipOf(page: Page, { of = block, height }: Scene) {
  const box = await page.locator(of).first().boundingBox()
  if (!box) throw new Error('The example is not drawn.')
  const y = Math.max(0, Math.floor(box.y) - (of === block ? 8 : 0))
  const own = of === block ? Math.ceil(box.height) + 16 : height
  return { x: 0, y, width: halfWidth, height: Math.min(height, own) }
}

/** Puts two pictures beside each other. The ground between them is white. */
function beside(one: Pixels, other: Pixels): Pixels {
  const [width, height] = [one.width + gap + other.width, Math.max(one.height, other.height)]
  const data = new Uint8Array(width * height * 4).fill(255)
  const put = ({ width: own, height: lines, data: from }: Pixels, left: number) => {
    for (let y = 0; y < lines; y += 1) data.set(from.subarray(y * own * 4, (y + 1) * own * 4), (y * width + left) * 4)
  }
  put(one, 0)
  put(other, one.width + gap)
  return { width, height, data }
}
