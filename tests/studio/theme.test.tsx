// Tests the tokens of a market in the studio: colours that follow from one colour, and sizes, shapes and motion.
import { fireEvent, screen, within } from '@testing-library/react'
import { checkTokens } from '@pagewright/engine/studio'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { brandTokens } from '../../tools/studio/editor/model/legible'
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

  it('takes the nearest legible colour in one press', () => {
    const studio = open()
    fireEvent.change(screen.getByLabelText('Words', { exact: true }), { target: { value: '#ddd' } })
    const [button] = screen.getAllByRole('button', { name: /the nearest legible colour$/ })
    const [, legible] = /^Use (#\w+),/.exec(button?.textContent ?? '') ?? []
    if (button) fireEvent.click(button)
    expect(legible).toMatch(/^#[\da-f]{6}$/)
    expect(changesOf(studio)).toMatchObject([{ token: 'text', value: legible }])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
