// Photographs what tokens change: a part of a page with the defaults, and beside it the same part with other values.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '@pagewright/cli/source'
import { startServer } from '../../../tests/e2e/support/devServer'
import { showBlock } from './kindPictures'
import { palettePng, type Pixels } from './palettePng'
import { photographFilm, slowness } from './photographFilm'
import { readPng } from './readPng'
import { stillScreen } from './stillScreen'
import { block, type Scene, scenes } from './tokenScenes'

/** A picture of a scene, and the values of its second half. */
interface TokenPicture {
  /** The file below docs/pictures/tokens/, without `.png`. Tokens with the same picture change together. */
  readonly file: string
  readonly scene: keyof typeof scenes
  readonly values: { readonly [token: string]: string }
  /** Values of both halves, so that the other ones are seen better. */
  readonly both?: { readonly [token: string]: string }
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
    scene: 'outcome',
    values: { signature: 'radial-gradient(circle, currentcolor 0 40%, transparent 41%) 0 0 / 12px 12px' },
  },
  {
    file: 'bars',
    scene: 'figures',
    values: { bars: 'repeating-linear-gradient(0deg, currentcolor 0 4px, transparent 4px 7px)' },
  },
  { file: 'page-light', scene: 'head', values: { 'page-light': '1' } },
  { file: 'font', scene: 'hero', values: { 'font-family': 'serif', 'font-title': 'serif' } },
  { file: 'tracking-title', scene: 'head', values: { 'tracking-title': '0.2em' } },
  { file: 'weight', scene: 'rows', values: { 'weight-title': '900', 'weight-strong': '400', 'weight-label': '400' } },
  {
    file: 'text-sizes',
    scene: 'rows',
    values: { 'text-s': '18px', 'text-m': '20px', 'text-l': '26px' },
  },
  { file: 'text-xs', scene: 'badges', values: { 'text-xs': '16px' } },
  { file: 'text-xl', scene: 'outcome', values: { 'text-xl': '34px' } },
  { file: 'text-xxl', scene: 'hero', values: { 'text-xxl': '48px' } },
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
  { file: 'radius-bar', scene: 'bar', values: { 'radius-bar': '24px', 'bar-inset': '16px' } },
  { file: 'radius-bars', scene: 'figures', values: { 'radius-bars': '999px' } },
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
  { file: 'icon-line', scene: 'tiles', values: { 'icon-line': '2.75' } },
  { file: 'icon-cap', scene: 'cross', both: { 'icon-line': '2.75' }, values: { 'icon-cap': 'butt' } },
  { file: 'icon-join', scene: 'corner', both: { 'icon-line': '2.75' }, values: { 'icon-join': 'miter' } },
  { file: 'icon-fill', scene: 'tiles', values: { 'icon-fill': '0.3' } },
  { file: 'hue', scene: 'tiles', values: { 'hue-2': '#b3261e', 'hue-3': '#0b7048', 'hue-4': '#875000' } },
  { file: 'art', scene: 'empty', values: { 'art-line': '4px', 'art-radius': '0px' } },
  { file: 'art-tilt', scene: 'tilted', both: { 'art-line': '3px' }, values: { 'art-tilt': '20deg' } },
  { file: 'art-ink', scene: 'empty', both: { 'art-line': '2px' }, values: { 'art-ink': '100%' } },
  {
    file: 'art-ground',
    scene: 'empty',
    values: { 'art-ground': 'radial-gradient(currentcolor 30%, transparent 34%) 0 0 / 7px 7px' },
  },
  { file: 'art-sparks', scene: 'empty', values: { 'art-sparks': '0' } },
  { file: 'duration', scene: 'pressed', values: { duration: '400ms' } },
  { file: 'ease', scene: 'pressed', values: { ease: 'linear' } },
  { file: 'enter', scene: 'entering', both: { ease: 'linear' }, values: { enter: '32px' } },
]

/** Writes the pictures whose name contains `only`, or all of them. */
export async function photographTokens(browser: Browser, into: string, only = ''): Promise<void> {
  mkdirSync(into, { recursive: true })
  const server = await startServer(root, [process.execPath, 'tools/cli/run.mjs', 'dev', 'engine', '--port', '5320'])
  try {
    for (const { file, scene, both = {}, values } of tokenPictures.filter((one) => one.file.includes(only))) {
      const own: Scene = scenes[scene]
      const { scale = 1, film } = own
      const page = await browser.newPage({
        viewport: { width: halfWidth, height: screenHeight },
        deviceScaleFactor: scale,
        reducedMotion: film ? 'no-preference' : 'reduce',
      })
      page.setDefaultTimeout(60_000)
      if (own.isEmpty)
        await page.route('**/things', (route) =>
          route.fulfill({ json: { code: 0, res: { list: [], has_more: false }, extend: {}, msg: 'success' } }),
        )
      await page.goto(`${server.origin}/example/`)
      await showBlock(page, own.block, own.hasBar)
      await own.prepare?.(page)
      await setTokens(page, both)
      const before = await photograph(page, own)
      await setTokens(page, values)
      const after = await photograph(page, own)
      await page.close()
      const picture = palettePng(joined([before, after], gap))
      writeFileSync(join(into, `${file}.png`), picture)
      console.log(`docs/pictures/tokens/${file}.png  ${(picture.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await server.stop()
  }
}

/** Sets tokens on the root of a page. Times become longer, so that a film can stop at each of them. */
async function setTokens(page: Page, values: TokenPicture['values']): Promise<void> {
  await page.evaluate(
    ({ all, times }) => {
      const { style } = document.documentElement
      const known = getComputedStyle(document.documentElement)
      for (const [token, value] of Object.entries(all)) {
        const isColour = known.getPropertyValue(`--pw-color-${token}`) !== ''
        const isTime = /^\d+ms$/.test(value)
        style.setProperty(
          isColour ? `--pw-color-${token}` : `--pw-${token}`,
          isTime ? `${Number.parseInt(value, 10) * times}ms` : value,
        )
      }
    },
    { all: values, times: slowness },
  )
}

async function photograph(page: Page, scene: Scene): Promise<Pixels> {
  if (scene.film) return joined(await photographFilm(page, scene.film), 0)
  return readPng(await stillScreen(page, await clipOf(page, scene)))
}

/** The size of a screen of the picture, in px. */
const halfWidth = 300
const screenHeight = 560
const gap = 12

/** Returns the place of the part that a scene shows, in px. */
async function clipOf(page: Page, { of = block, height, isBelow, scale }: Scene) {
  if (isBelow) return { x: 0, y: screenHeight - height, width: halfWidth, height }
  const element = page.locator(of).first()
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('The example is not drawn.')
  if (scale !== undefined) return { ...box, height }
  const y = Math.max(0, Math.floor(box.y) - (of === block ? 8 : 0))
  const own = of === block ? Math.ceil(box.height) + 16 : height
  return { x: 0, y, width: halfWidth, height: Math.min(height, own) }
}

/** Puts pictures beside each other, with white between them. */
function joined(pictures: readonly Pixels[], between: number): Pixels {
  const width = pictures.reduce((sum, one) => sum + one.width, between * (pictures.length - 1))
  const height = Math.max(...pictures.map((one) => one.height))
  const data = new Uint8Array(width * height * 4).fill(255)
  let left = 0
  for (const { width: own, height: lines, data: from } of pictures) {
    for (let y = 0; y < lines; y += 1) data.set(from.subarray(y * own * 4, (y + 1) * own * 4), (y * width + left) * 4)
    left += own + between
  }
  return { width, height, data }
}
