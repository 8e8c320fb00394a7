// Tests what the studio writes when somebody adds a field, makes a market, or edits a text.
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { brandTokens } from '../../tools/studio/editor/model/legible'
import { MessageField } from '../../tools/studio/editor/panel/MessageField'
import { AddField } from '../../tools/studio/editor/parts/AddField'
import { NewMarket } from '../../tools/studio/editor/parts/NewMarket'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { emptyProduct } from './studioState'

const form = { block: 'form', form: 'order', fields: { name: { label: 'a.first' } }, order: ['name'] }
const { order: _order, ...unordered } = form
const market = {
  product: 'Main',
  hosts: { development: { web: [] }, testing: { web: ['t.example'] }, production: { web: ['m.example'] } },
  languages: ['en', 'ar'],
  currency: 'USD',
  timeZone: 'UTC',
  facts: { currency: 'USD', contact: '1' },
  tokens: { light: {}, dark: {} },
}
const product: StudioProduct = {
  ...emptyProduct,
  pages: {
    '/first': { title: 'a.first', blocks: { f: unordered } },
    '/sorted': { title: 'a.first', blocks: { f: form } },
  },
  markets: { main: market, other: market },
  schemas: {
    'shop.json': { $defs: { Order: { type: 'object', properties: { name: { type: 'string' } } } } },
    'forms.json': { $defs: { order: { $ref: 'shop.json#/$defs/Order', required: ['name'] } } },
  },
  locales: {
    en: { 'a.first': 'First', 'a.more': 'More', 'b.else': 'Else' },
    ar: { 'a.first': 'الأول', 'b.else': 'غير' },
  },
  known: { ...emptyProduct.known, forms: { order: [{ path: 'name' }, { path: 'note' }, { path: 'home.city' }] } },
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('schema: a new field', () => {
  const path = ['blocks', 'f', 'fields']
  function add(
    member: string,
    more: {
      readonly type?: string
      readonly isOptional?: boolean
      readonly message?: string
      readonly isMarketOnly?: boolean
      readonly route?: string
    } = {},
  ) {
    const { route = '/first', isMarketOnly = false } = more
    const studio = openPanel(<AddField path={path} />, { product, route, market: 'main', isMarketOnly })
    press('Add a field')
    fill('Member of the form', member)
    fill('Label in English', 'Tax ID')
    if (more.type !== undefined) fill('Type', more.type)
    if (more.message !== undefined) fill('Message if it is empty', more.message)
    if (more.isOptional) fireEvent.click(screen.getByRole('checkbox', { name: 'Required' }))
    press('Add')
    return changesOf(studio)
  }
  const text = { do: 'text', language: 'en', key: 'a.taxID', text: 'Tax ID' }
  const needed = { do: 'set', schema: 'forms.json', at: ['$defs', 'order', 'required'], value: ['name', 'tax_id'] }
  const field = { do: 'set', page: '/first', at: [...path, 'tax_id'], value: { label: 'a.taxID' } }

  it.each([
    [undefined, { type: 'string', minLength: 1, maxLength: 100 }],
    ['whole number', { type: 'integer' }],
  ])('of the type %s is a new member of the request, and required', (type, schema) => {
    const member = { do: 'set', schema: 'shop.json', at: ['$defs', 'Order', 'properties', 'tax_id'], value: schema }
    expect(add('tax_id', type === undefined ? {} : { type })).toEqual([text, member, needed, field])
  })

  it('in one market changes that market alone', () => {
    const changes = add('tax_id', { isMarketOnly: true }).slice(1)
    expect(changes.map((one) => ('market' in one ? one.market : undefined))).toEqual(['main', 'main', 'main'])
    expect(changes[0]).toMatchObject({ schema: 'forms.json', at: ['$defs', 'order', 'properties', 'tax_id'] })
  })
})

describe('structure: a new market', () => {
  const make = (like?: string) => {
    const studio = openPanel(<NewMarket onDone={() => undefined} />, { product, route: '/first', market: 'main' })
    const asked = within(screen.getByRole('form', { name: 'New market' }))
    const enter = (label: string, value: string) => fireEvent.change(asked.getByLabelText(label), { target: { value } })
    if (like !== undefined) enter('Like', like)
    enter('Id', 'north')
    enter('Name that people see', 'North')
    enter('Host of its pages', 'm.north.example')
    enter('Root of its API', 'https://api.north.example')
    enter('Currency', 'SEK')
    enter('Colour of the brand', '#8a5cd6')
    fireEvent.click(asked.getByRole('button', { name: 'Add market' }))
    const [change] = changesOf(studio)
    if (change?.do !== 'create') throw new Error('No market was made.')
    return change
  }

  it.each([
    [undefined, 'main'],
    ['other', 'other'],
  ])('like %s has its own name, hosts, currency and colours, and no hosts of other environments', (like, model) => {
    expect(make(like)).toMatchObject({
      do: 'create',
      market: 'north',
      like: model,
      value: {
        product: 'North',
        hosts: { testing: null, production: { web: ['m.north.example'], api: 'https://api.north.example' } },
        currency: 'SEK',
        timeZone: 'UTC',
        facts: { currency: 'SEK' },
        tokens: brandTokens('#8a5cd6', product.tokens, { light: {}, dark: {} }),
      },
    })
  })
})

describe('texts: a text in all languages', () => {
  const open = (isMarketOnly = false) =>
    openPanel(<MessageField id="m" path={['title']} value="a.first" name="Title" />, {
      product,
      route: '/first',
      market: 'main',
      isMarketOnly,
    })

  it('gets a key of its own, with all its translations, where only this place is meant', () => {
    const studio = open()
    expect(screen.getByText(/The same text stands in \d+ places/)).toBeTruthy()
    press('Give this place a text of its own')
    expect(changesOf(studio)).toEqual([
      { do: 'text', language: 'en', key: 'a.first2', text: 'First' },
      { do: 'text', language: 'ar', key: 'a.first2', text: 'الأول' },
      { do: 'set', page: '/first', at: ['title'], value: 'a.first2' },
    ])
  })
})
