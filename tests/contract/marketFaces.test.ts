// Tests the face of each market: its colours, how they stand to each other, its shapes, and its languages.
import { contrast } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'

type Tokens = { readonly [name: string]: string }
const faces = Object.entries(markets).flatMap(([id, { tokens }]) =>
  Object.entries(tokens).map(([scheme, own]): readonly [string, string, Tokens] => [id, scheme, own]),
)

/** The colour of buttons and links, and the second colour, in the light and in the dark. */
const colours: { readonly [face: string]: readonly string[] } = {
  'international light': ['#951f9e', '#5b34d6'],
  'international dark': ['#f19bf7', '#b9a8ff'],
  'russia light': ['#0b4fc4', '#006478'],
  'russia dark': ['#8ab6ff', '#6fd3e6'],
  'test-brand light': ['#00594f', '#7a3d00'],
  'test-brand dark': ['#7fe3c8', '#f0b776'],
}

describe.each(faces)('S1-12 S2-37 the face of %s in the %s', (id, scheme, tokens) => {
  const of = (name: string) => tokens[name] ?? ''
  const onGround = (name: string) => contrast(of(name), of('bg'))

  it('has the colours of its market, and the ring of the focus has the first of them', () => {
    expect([of('primary'), of('accent')]).toEqual(colours[`${id} ${scheme}`])
    expect(of('focus')).toBe(of('primary'))
  })

  it('is light in the light and dark in the dark', () => {
    const isLight = contrast(of('bg'), '#000000') > contrast(of('text'), '#000000')
    expect(isLight).toBe(scheme === 'light')
  })

  it('has words that stand out more than lesser words, and those more than lines and grounds', () => {
    const order = ['text', 'muted', 'primary-soft'].map(onGround)
    expect(order.toSorted((one, other) => other - one)).toEqual(order)
    expect([onGround('text') > 12, onGround('muted') > 4.5, onGround('primary-soft') < 2]).toEqual([true, true, true])
    expect(onGround('accent-soft')).toBeLessThan(2)
    expect(contrast(of('on-head'), of('head'))).toBeGreaterThan(12)
  })

  it('has a soft ground of the colour of its lesser words', () => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(of('muted').slice(at, at + 2), 16))
    expect(of('muted-soft')).toMatch(new RegExp(`^rgb\\(${parts.join(' ')} / 1\\d%\\)$`))
  })
})

const shapesOf = (id: keyof typeof markets) =>
  Object.entries<string>(markets[id].tokens.light).filter(([name]) => name.startsWith('radius-'))

describe('S1-12 the shapes of a face', () => {
  it('are round in the international market', () => {
    const shapes = shapesOf('international')
    expect(shapes.length).toBeGreaterThan(8)
    expect(shapes.filter(([, radius]) => Number.parseInt(radius, 10) < 10)).toEqual([])
  })
  it('are nearly square in Russia', () => {
    const shapes = shapesOf('russia')
    expect(shapes.length).toBeGreaterThan(8)
    expect(shapes.filter(([, radius]) => Number.parseInt(radius, 10) > 10)).toEqual([])
  })
  it('have no rounding in the test brand', () => {
    const shapes = shapesOf('test-brand')
    expect(shapes.length).toBeGreaterThan(8)
    expect(shapes.filter(([, radius]) => radius !== '0px')).toEqual([])
  })
  it.each(Object.entries(markets))('move for a quarter of a second at most in %s', (_id, { tokens }) => {
    expect(Number.parseInt(tokens.light.duration, 10)).toBeLessThanOrEqual(250)
    expect(tokens.light.duration).toMatch(/^\d+ms$/)
  })
  it('leave room for a finger in Russia, where everything is dense', () => {
    const { control, row } = markets.russia.tokens.light
    for (const size of [control, row]) expect(Number.parseInt(size, 10)).toBeGreaterThanOrEqual(44)
    for (const size of [control, row]) expect(Number.parseInt(size, 10)).toBeLessThanOrEqual(64)
  })
})

it.each(Object.entries(markets))('S1-11 %s offers all ten languages', (_id, { languages }) => {
  expect(languages.toSorted()).toEqual(['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh'])
})
