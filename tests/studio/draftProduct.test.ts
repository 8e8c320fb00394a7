// Tests how changes show in the product of each market before they are saved.
import { describe, expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/changeSets'
import { draftProduct, effectivePage, effectiveSchema } from '../../tools/studio/editor/model/draftProduct'
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

const block = ['blocks', 'one']
const inNorth = { page: '/first', market: 'north' } as const

describe('a change in one market', () => {
  const after = (...changes: readonly ProductChange[]) => draftProduct(product, changes)

  it('leaves what the market changed before', () => {
    const drafted = after({ do: 'set', ...inNorth, at: [...block, 'look'], value: 'card' })
    expect(effectivePage(drafted, 'north', '/first')).toHaveProperty('blocks.one', {
      block: 'text',
      title: '#111111',
      look: 'card',
    })
    expect(effectivePage(drafted, 'south', '/first')).not.toHaveProperty('blocks.one.look')
  })

  it('that is removed leaves nothing empty behind', () => {
    const drafted = after({ do: 'remove', ...inNorth, at: [...block, 'title'] })
    expect(drafted.markets['north']).not.toHaveProperty(['pages', '/first'])
    expect(effectivePage(drafted, 'north', '/first')).toEqual(product.pages['/first'])
  })

  it('hides a part there alone', () => {
    const drafted = after({ do: 'hide', ...inNorth, at: block })
    expect(effectivePage(drafted, 'north', '/first')).toEqual({ title: 'a.first', blocks: {} })
    expect(effectivePage(drafted, 'south', '/first')).toHaveProperty('blocks.one')
  })
})

const schemas = { 'forms.json': { $defs: { order: { properties: { name: { type: 'string' } } } } } }
const age = { type: 'integer' }

it.each([
  [undefined, { name: { type: 'string' }, age }, { name: { type: 'string' }, age }],
  ['north', { name: { type: 'string' } }, { name: { type: 'string' }, age }],
])('a member that is added to a schema in the market %s is there alone', (market, inSouth, inThis) => {
  const change: ProductChange = {
    do: 'set',
    schema: 'forms.json',
    ...(market !== undefined && { market }),
    at: ['$defs', 'order', 'properties', 'age'],
    value: age,
  }
  const drafted = draftProduct({ ...product, schemas }, [change])
  expect(effectiveSchema(drafted, 'south', 'forms.json')).toEqual({ order: { properties: inSouth } })
  expect(effectiveSchema(drafted, 'north', 'forms.json')).toEqual({ order: { properties: inThis } })
  expect(effectiveSchema(drafted, undefined, 'forms.json')).toEqual({ order: { properties: inSouth } })
})
