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

  it('hides a whole page there, and shows it again as it is in the base', () => {
    const hidden: ProductChange = { do: 'hide', ...inNorth, at: [] }
    expect(effectivePage(after(hidden), 'north', '/first')).toBeUndefined()
    expect(effectivePage(after(hidden), 'south', '/first')).toBeDefined()
    expect(effectivePage(after(hidden, { do: 'remove', ...inNorth, at: [] }), 'north', '/first')).toEqual(
      product.pages['/first'],
    )
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

it.each([[null, ['new', 'one']]])('a part that is added after %j stands there', (place, ids) => {
  const drafted = draftProduct(product, [
    {
      do: 'add',
      page: '/first',
      at: ['blocks', 'new'],
      value: { block: 'text' },
      ...(place !== undefined && { after: place }),
    },
  ])
  expect(Object.keys(drafted.pages['/first']?.['blocks'] ?? {})).toEqual(ids)
})

it('a change that cannot be made does not take the others with it', () => {
  const drafted = draftProduct(product, [
    { do: 'text', language: 'en', key: 'a.first', text: 'One' },
    { do: 'move', page: '/first', at: ['blocks', 'nobody'], after: null },
    { do: 'set', page: '/first', at: ['title'], value: 'a.second' },
  ])
  expect(drafted.locales['en']).toEqual({ 'a.first': 'One' })
  expect(drafted.pages['/first']).toHaveProperty('title', 'a.second')
})

it.each([
  ['page', '/copy', { do: 'create', page: '/copy', like: '/first', value: { title: 'a.copy' } }],
  ['market', 'west', { do: 'create', market: 'west', like: 'north', value: { title: 'a.copy' } }],
] as const)('a new %s has the new values, and else those of its model', (kind, name, change) => {
  const drafted = draftProduct({ ...product, schemas }, [change])
  const all = { page: drafted.pages, market: drafted.markets, locale: drafted.locales, schema: drafted.schemas }[kind]
  expect(all[name]).toEqual({ ...all[change.like], title: 'a.copy' })
})
