// Tests what each tool for agents answers about a small product, and what a proposal does.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSmallProduct, type SmallProduct } from '../../support/smallProduct'
import { call, connect } from './kit'

let product: SmallProduct
let client: Client
beforeEach(async () => {
  product = createSmallProduct()
  client = await connect(product.folder)
})
afterEach(async () => {
  await client.close()
  product.remove()
})

const text = (key: string, to: string) => ({ do: 'text', language: 'en', key, text: to })
const propose = async (...changes: readonly object[]) => (await call(client, 'propose', { changes, note: 'why' })).data
const apply = async (...changes: readonly object[]) => {
  const { proposal } = await propose(...changes)
  return (await call(client, 'apply', { proposal })).data
}

it('each tool says whether it only reads', async () => {
  const { tools } = await client.listTools()
  const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)
  expect(writing).toEqual(['apply', 'revert'])
})

describe('overview', () => {
  it('has pages with their titles, markets with the pages that they change, languages and schemas', async () => {
    const { data } = await call(client, 'overview')
    expect(data).toEqual({
      pages: [
        { route: '/first', title: 'First', blocks: ['list', 'size', 'both'] },
        { route: '/second', title: '', blocks: ['list', 'more'] },
        { route: '/third', title: '', blocks: ['text'] },
      ],
      markets: [
        { id: 'north', product: 'North', changesPages: ['/first'] },
        { id: 'south', product: 'South', changesPages: [] },
      ],
      languages: ['en'],
      schemas: ['forms.json'],
      changes: [],
    })
  })

  it('names the change of a proposal that is applied a second time', async () => {
    const { proposal, plan } = await propose(text('a.first', 'One'))
    expect(plan).not.toContain('.test.ts')
    await call(client, 'apply', { proposal })
    expect(await call(client, 'apply', { proposal })).toMatchObject({
      isError: true,
      text: 'This proposal is already applied, as change 1.',
    })
  })

  it('tells of each change who made it and why, and whether it is undone', async () => {
    const { change } = await apply(text('a.first', 'One'))
    await apply(text('a.name', 'Two'))
    await call(client, 'revert', { change })
    expect((await call(client, 'overview')).data.changes).toMatchObject([
      { id: '1', who: 'agent', note: 'why', undone: true },
      { id: '2', who: 'agent', note: 'why', undone: false },
      { id: '3', who: 'agent', undone: false },
    ])
  })
})

describe('search', () => {
  const found = async (wanted: string) => (await call(client, 'search', { text: wanted })).data
  it.each([
    ['a value in another case', 'OTHER', { document: 'locales/en.json', path: '"b.other"', value: 'Other' }],
    ['a name', 'entries', { document: 'pages', path: '"/third".entries', value: ['one', 'two'] }],
    ['a value of a market', 'a.day"', { document: 'markets', file: 'markets/north.ts', line: 4 }],
    ['a schema', 'order', { document: 'schemas/forms.json', file: 'schemas/forms.json', line: 6 }],
  ])('finds %s', async (_what, wanted, hit) => {
    const { values } = await found(wanted)
    expect(values).toContainEqual(expect.objectContaining(hit))
  })

  it('finds a word of the navigation', async () => {
    const places = "export const navigation = { home: { label: 'n.home', to: '/first' } } as const\n"
    product.write('pages.config.ts', `${product.read('pages.config.ts')}${places}`)
    const { values } = await found('n.home')
    expect(values).toEqual([expect.objectContaining({ document: 'navigation', path: 'home.label', value: 'n.home' })])
  })

  it('is refused without a text', async () => {
    expect(await call(client, 'search', { text: ' ' })).toMatchObject({
      isError: true,
      text: 'Name a text to search for.',
    })
  })
})

describe('read', () => {
  it.each<[string, object, object]>([
    ['an entry of a list', { page: '/third', at: 'entries.1' }, { value: 'two', file: 'pages/third.json', line: 4 }],
    ['a market', { market: 'south' }, { path: 'product', value: 'South', file: 'markets.config.ts' }],
    ['a part of a market', { market: 'north', at: 'tokens.dark' }, { value: {} }],
    ['all markets', {}, { path: 'south.product', value: 'South' }],
    ['a language', { locale: 'en', at: '"a.first"' }, { value: 'First', file: 'locales/en.json', line: 2 }],
    ['a schema', { schema: 'forms.json', at: '$defs.order.required' }, { value: ['note'] }],
    ['the site', { site: 'pages', at: '/second.title' }, { value: 'a.second', file: 'pages/two.ts' }],
  ])('shows %s', async (_what, args, value) => {
    expect((await call(client, 'read', { ...args })).data.values).toContainEqual(expect.objectContaining(value))
  })

  it('shows the navigation and the entries of the site', async () => {
    const more = "export const navigation = { home: { to: '/first' } }\nexport const entries = ['/third']\n"
    product.write('pages.config.ts', `${product.read('pages.config.ts')}${more}`)
    const values = async (site: string) => (await call(client, 'read', { site })).data.values
    expect(await values('navigation')).toMatchObject([{ path: 'home.to', value: '/first' }])
    expect(JSON.stringify(await values('entries'))).toContain('/third')
  })

  it.each<[object, string]>([
    [{ page: '/frst' }, 'There is no page "/frst". There are: /first, /second, /third.'],
    [{ market: 'east' }, 'There is no market "east". There are: north, south.'],
    [{ page: '/first', market: 'nort' }, 'There is no market "nort". Did you mean "north"? There are: north, south.'],
    [{ locale: 'ru' }, 'There is no locales/ru.json. There are: locales/en.json.'],
    [{ page: '/first', at: 'blocks.none' }, 'There is nothing at blocks.none.'],
    [{ page: '/third', at: 'entries.2' }, 'There is nothing at entries.2.'],
  ])('refuses %j', async (args, says) => {
    expect(await call(client, 'read', { ...args })).toMatchObject({ isError: true, text: says })
  })
})

describe('why_hidden', () => {
  it('has the conditions on the way to a part, and no others', async () => {
    const when = { 'user.is_bd': true }
    const more = { block: 'text', when, enabled: { when }, inner: { when }, other: { when } }
    product.write('pages/third.json', JSON.stringify({ title: 'a.third', access: 'open', blocks: { more } }))
    expect((await call(client, 'why_hidden', { page: '/third', at: 'blocks.more.inner' })).data).toEqual({
      access: 'open',
      conditions: ['blocks.more.when', 'blocks.more.enabled.when', 'blocks.more.inner.when'].map((path) => ({
        path,
        conditions: when,
      })),
      people: [],
    })
  })

  it('has the needs of the page first', async () => {
    const need = { 'user.role': 'owner' }
    const when = { 'user.level': { min: 2 } }
    const blocks = { one: { block: 'text', when } }
    const needs = { role: { when: need, otherwise: 'a.name' } }
    product.write('pages/third.json', JSON.stringify({ title: 'a.third', needs, blocks }))
    product.write(
      'pages/personas.ts',
      "export const personas = { Owner: { role: 'owner', level: 2 }, New: { role: 'owner', level: 1 }, Guest: null } as const\n",
    )
    const { conditions, people } = (await call(client, 'why_hidden', { page: '/third', at: 'blocks.one' })).data
    expect(conditions).toEqual([
      { path: 'needs.role', conditions: need },
      { path: 'blocks.one.when', conditions: when },
    ])
    expect(people).toEqual([
      { name: 'Owner', sees: 'always' },
      { name: 'New', sees: 'never' },
      { name: 'Guest', sees: 'never' },
    ])
  })
})

describe('a proposal', () => {
  it('shows its words and lines, and writes nothing', async () => {
    const before = product.texts()
    const { plan, diff, proposal } = await propose(text('a.first', 'One'))
    expect(JSON.stringify(plan)).toContain('One')
    expect(diff).toContain('+  "a.first": "One",')
    expect([typeof proposal, product.texts()]).toEqual(['string', before])
  })

  it('of what is already so cannot be applied', async () => {
    expect(await propose(text('a.first', 'First'))).not.toHaveProperty('proposal')
  })

  it('that asks how a shared value changes cannot be applied', async () => {
    const shared = { do: 'set', page: '/first', at: 'blocks.list.show.lines.name.label', value: 'a.size' }
    expect(await propose(shared)).not.toHaveProperty('proposal')
    expect(await propose({ ...shared, shared: 'there' })).toHaveProperty('proposal')
  })

  it('is refused if somebody has changed the same place since', async () => {
    const { proposal } = await propose(text('a.first', 'One'))
    product.write('locales/en.json', product.read('locales/en.json').replace('"First"', '"Second"'))
    expect((await call(client, 'apply', { proposal })).isError).toBe(true)
    expect(product.read('locales/en.json')).toContain('"Second"')
  })

  it('is applied if somebody has changed another place since', async () => {
    const { proposal } = await propose(text('a.first', 'One'))
    product.write('locales/en.json', product.read('locales/en.json').replace('"Name"', '"Names"'))
    expect((await call(client, 'apply', { proposal })).isError).toBe(false)
    expect(product.read('locales/en.json')).toMatch(/"One"[^]*"Names"/)
  })
})

it.each(['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', 'first'])(
  'a picture of %s is refused, because it is no route',
  async (page) => {
    expect((await call(client, 'screenshot', { page })).text).toBe(
      `"${page}" is no route of this product: it begins with /.`,
    )
  },
)
