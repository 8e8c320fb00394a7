import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blend, contrast, hexColours, hueDistance } from '../../../src/engine/theme/contrast'
import { colourTokens, otherTokens } from '../../../src/engine/language/grammar/tokenNames'

const css = readFileSync('src/engine/theme/tokens.css', 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
const light = valuesIn(lightCss)
const dark = { ...light, ...valuesIn(darkCss) }

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#0000ff', 2.15],
  ])('of %s and %s is %d, either way round', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it.each(['red', '#12', '#12345678', 'rgb(0 0 0)', ''])('refuses %j', (colour) => {
    expect(() => contrast(colour, '#ffffff')).toThrow('#rrggbb')
  })
})

describe('blend', () => {
  it.each([
    ['#123456', '#ffffff', '#123456'],
    ['#abc', '#ffffff', '#aabbcc'],
    ['#00000080', '#ffffff', '#7f7f7f'],
    ['rgb(0 0 0 / 50%)', '#ffffff', '#808080'],
    ['rgb(255 0 10)', '#123456', '#ff000a'],
    ['rgb(255 255 255 / 0%)', '#123456', '#123456'],
  ])('of %s on %s is seen as %s', (colour, ground, expected) => {
    expect(blend(colour, ground)).toBe(expected)
  })

  it.each([
    ['red', '#ffffff'],
    ['#000000', 'rgb(0 0 0)'],
  ])('refuses %j on %j', (colour, ground) => {
    expect(() => blend(colour, ground)).toThrow('#rrggbb')
  })
})

describe('the distance of hues', () => {
  it.each([
    ['#ff0000', '#00ff00', 120],
    ['#ff0000', '#ff00ff', 60],
    ['#ff8000', '#ff0080', 60],
    ['#777777', '#ff0000', 180],
    ['#ff0000', '#ff0000', 0],
  ])('of %s and %s is %d, either way round', (one, other, degrees) => {
    expect(Math.round(hueDistance(one, other))).toBe(degrees)
    expect(hueDistance(other, one)).toBe(hueDistance(one, other))
  })
})

describe('tokens.css', () => {
  it.each([...colourTokens.map((name) => `color-${name}`), ...otherTokens])('has a default of --pw-%s', (name) => {
    expect(light[name]).toBeTruthy()
  })

  const grounds = ['bg', 'surface', 'raised']
  const pairs = [
    ...['text', 'muted', 'primary', 'accent', 'good', 'warn', 'danger'].flatMap((ink) =>
      grounds.map((ground) => [ink, ground]),
    ),
    ['on-primary', 'primary'],
    ['primary', 'primary-soft'],
    ['good', 'good-soft'],
    ['warn', 'warn-soft'],
    ['danger', 'danger-soft'],
    ...['primary-soft', 'good-soft', 'warn-soft', 'danger-soft'].map((ground) => ['text', ground]),
    ['surface', 'danger'],
    ['hero-ink', 'on-hero'],
    ['bg', 'text'],
  ]
  describe.each([
    ['light', light],
    ['dark', dark],
  ])('in the %s scheme', (_, tokens) => {
    it.each(pairs)('%s on %s is readable', (ink = '', ground = '') => {
      expect(contrast(tokens[`color-${ink}`] ?? '', tokens[`color-${ground}`] ?? '')).toBeGreaterThanOrEqual(4.5)
    })

    it('on-hero is readable on each stop of the hero gradient', () => {
      const stops = hexColours(tokens['gradient-hero'] ?? '')
      expect(stops.length).toBeGreaterThan(1)
      for (const stop of stops) expect(contrast(tokens['color-on-hero'] ?? '', stop)).toBeGreaterThanOrEqual(4.5)
    })
  })
})

function valuesIn(text: string): { readonly [name: string]: string } {
  const found = [...text.matchAll(/--pw-([a-z0-9-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.trim()]))
}
