// Tests the tokens of a market in the studio: colours that follow from one colour, and sizes, shapes and motion.
import { fireEvent, screen, within } from '@testing-library/react'
import { checkTokens } from '@pagewright/engine/studio'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { brandTokens, nearestLegible } from '../../tools/studio/editor/model/legible'
import { ThemePanel } from '../../tools/studio/editor/panel/ThemePanel'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'

let product: StudioProduct
beforeAll(async () => {
  product = await readProduct(`${root}/examples/conduit`)
})

const nothing = { light: {}, dark: {} }

describe('theme: soft and dark colours follow from one colour', () => {
  it.each(['#8a5cd6', '#ffee99', '#000000', '#ffffff', '#7f7f7f'])('from %s, each of them legible', (brand) => {
    const derived = brandTokens(brand, product.tokens, nothing)
    expect(Object.keys(derived.light)).toEqual(['primary', 'on-primary', 'primary-soft', 'focus'])
    expect(Object.keys(derived.dark)).toEqual(['primary', 'on-primary', 'primary-soft', 'focus'])
    expect(checkTokens(derived, product.tokens, []).filter(({ name }) => name === 'low-contrast')).toEqual([])
  })

  it('of an illegible colour, the nearest legible one has the same hue', () => {
    const palette = {
      own: { light: { primary: '#7fb2ff' }, dark: {} },
      defaults: product.tokens,
      scheme: 'light',
    } as const
    const legible = nearestLegible('primary', '#7fb2ff', palette) ?? ''
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(legible.slice(at, at + 2), 16))
    expect(blue).toBeGreaterThan(green ?? 0)
    expect(green).toBeGreaterThan(red ?? 0)
    expect(legible).not.toBe('#7fb2ff')
  })
})

describe('theme: the nearest legible colour', () => {
  const light = (colour: string) => Number.parseInt(colour.slice(1, 3), 16)

  it.each(['#c8c8c8', '#383838'])('of %s, between a darker and a lighter one, is the nearer', (value) => {
    // Both black and white are legible on it.
    const own = { light: { primary: '#757575', 'on-primary': value }, dark: {} }
    const palette = { own, defaults: product.tokens, scheme: 'light' } as const
    const found = light(nearestLegible('on-primary', value, palette) ?? '#000000')
    expect(found > light(value)).toBe(value === '#c8c8c8')
  })
})

describe('theme: the panel of a market', () => {
  const open = (scheme: 'light' | 'dark' = 'light') =>
    openPanel(<ThemePanel />, { product, route: '/', market: 'world', scheme })

  it('derives the colours of both schemes from one, in one step of undo', () => {
    const studio = open()
    const form = screen.getByRole('form', { name: 'Colours of the brand' })
    fireEvent.change(within(form).getByLabelText('Colour of the brand'), { target: { value: '#8a5cd6' } })
    fireEvent.click(within(form).getByRole('button', { name: 'Derive the colours' }))
    expect(changesOf(studio)).toHaveLength(8)
    expect(changesOf(studio)).toContainEqual({
      do: 'token',
      market: 'world',
      scheme: 'dark',
      token: 'primary-soft',
      value: expect.stringMatching(/^#[\da-f]{6}$/) as string,
    })
    studio.undo()
    expect(changesOf(studio)).toEqual([])
  })

  it.each([
    ['light', 'radius-button', '999px'],
    ['dark', 'overlay', 'rgb(0 0 0 / 70%)'],
  ] as const)('in %s, changes %s, which is no plain colour', (scheme, token, value) => {
    const studio = open(scheme)
    fireEvent.change(screen.getByLabelText(token, { exact: true }), { target: { value } })
    expect(changesOf(studio)).toEqual([{ do: 'token', market: 'world', scheme, token, value }])
    expect(screen.queryByRole('alert')).toBeNull()
    const field = screen.getByLabelText(token, { exact: true }).closest<HTMLElement>('.pw-studio-member')
    if (!field) throw new Error('The token has no field.')
    fireEvent.click(within(field).getByRole('button', { name: 'Default' }))
    expect(changesOf(studio)).toEqual([{ do: 'token', market: 'world', scheme, token, value: null }])
  })

  it('a colour that is half typed keeps its field, and says that it is none', () => {
    open()
    const field = screen.getByLabelText('primary', { exact: true })
    field.focus()
    fireEvent.change(field, { target: { value: '#0b4f' } })
    expect(document.activeElement).toBe(screen.getByLabelText('primary', { exact: true }))
    expect(screen.getByRole('alert').textContent).toContain('"#0b4f" is no colour')
    expect(screen.queryByRole('button', { name: /nearest legible/ })).toBeNull()
  })

  it('takes the nearest legible colour in one press', () => {
    const studio = open()
    fireEvent.change(screen.getByLabelText('text', { exact: true }), { target: { value: '#dddddd' } })
    const [button] = screen.getAllByRole('button', { name: /the nearest legible colour$/ })
    const [, legible] = /^Use (#\w+),/.exec(button?.textContent ?? '') ?? []
    if (button) fireEvent.click(button)
    expect(legible).toMatch(/^#[\da-f]{6}$/)
    expect(changesOf(studio)).toMatchObject([{ token: 'text', value: legible }])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
