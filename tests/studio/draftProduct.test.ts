// Tests how changes show in the product of each market before they are saved.
import { expect, it } from 'vitest'
import { draftProduct, effectivePage, lightTokens } from '../../tools/studio/editor/model/draftProduct'
import { emptyProduct } from './studioState'

const overlay = (title: string) => ({
  pages: { '/first': { blocks: { one: { title } } } },
  tokens: { light: { bg: title } },
})
const product = {
  ...emptyProduct,
  pages: { '/first': { title: 'a.first', blocks: { one: { block: 'text' } } } },
  markets: { north: overlay('#111111'), plain: { tokens: {} }, south: overlay('#222222') },
  tokens: { light: { bg: '#ffffff', text: '#000000' }, dark: { bg: '#000000' } },
}

it.each([
  ['north', { block: 'text', title: '#111111' }],
  ['plain', { block: 'text' }],
  ['south', { block: 'text', title: '#222222' }],
])('a renamed part keeps what the market %s changes of it', (market, block) => {
  const drafted = draftProduct(product, [{ do: 'rename', page: '/first', at: ['blocks', 'one'], to: 'two' }])
  expect(effectivePage(drafted, market, '/first')).toEqual({ title: 'a.first', blocks: { two: block } })
})

it.each([
  ['north', '#111111'],
  ['plain', '#ffffff'],
  ['south', '#222222'],
])('a thumbnail has the colours of the market %s', (market, bg) => {
  expect(lightTokens(product, market)).toEqual({ bg, text: '#000000' })
})
