// A small product for testing rules.
import type { Market } from '@pagewright/engine/language'
import type { MarketSite, WholeSite } from '../../../tools/cli/check/rules/rule'
import type { Known } from '../../../tools/cli/check/grammar/known'
import { smallMarket } from '../../generate/smallMarket'

export const market: Market = { ...smallMarket, product: 'Shop', favicon: '/icon.svg', facts: { currency: 'USD' } }

const item = {
  properties: {
    id: { type: 'string', enum: ['a', 'b'] },
    name: { type: 'string' },
    count: { type: 'integer' },
    marks: { type: 'array', items: { type: 'string' } },
    state: { type: 'string', enum: ['old', 'new'] },
  },
}
const known: Known = {
  endpoints: {
    'POST /items': { kind: 'read', request: {}, response: { properties: { list: { items: item } } } },
    'POST /one': { kind: 'read', request: {}, response: item },
    'POST /save': { kind: 'write', request: {}, response: {} },
    'POST /pay': { kind: 'money', request: {}, response: {} },
  },
  forms: {
    order: {
      properties: { item: { type: 'string', enum: ['a', 'b'] }, count: { type: 'number' }, marks: { type: 'array' } },
    },
  },
  messages: ['a'],
  routes: [],
  widgets: [],
  nativeCalls: {},
  linkHosts: [],
  icons: [],
  scope: {
    properties: {
      user: {
        properties: {
          role: { type: 'string', enum: ['owner', 'admin', 'member'] },
          level: { type: 'integer' },
          most: { type: 'integer' },
          isMember: { type: 'boolean' },
        },
      },
    },
  },
}

/** Returns a market with some pages. */
export function site(pages: object): MarketSite {
  const routes = Object.keys(pages)
  return { id: 'one', market, pages: pages as MarketSite['pages'], known: { ...known, routes }, set: {} }
}

/** Returns a market with one page of these blocks. */
export function blocksOn(route: string, blocks: object): MarketSite {
  return site({ [route]: { title: 'a', blocks } })
}

/** Returns a product in which everything is used, and one unused thing. */
export function whole(more: { definition?: string; call?: string; source?: string; file?: string }): WholeSite {
  const used = { request: 'items.json#/$defs/Query', response: 'items.json#/$defs/Items' }
  const set = {
    'common.json': { Session: { type: 'object' } },
    'items.json': {
      Query: { type: 'object' },
      Items: { $ref: '#/$defs/List' },
      List: { type: 'array' },
      ...(more.definition && { [more.definition]: { type: 'object' } }),
    },
  }
  const calls = {
    'POST /items': { kind: 'read', ...used },
    'POST /count': { kind: 'read', ...used },
    ...(more.call && { [more.call]: { kind: 'read', ...used } }),
  } as const
  const pages = {
    '/': {
      title: { say: 'a', with: { count: { from: 'data.count' } } },
      blocks: { a: { block: 'list', rows: 'POST /items' } },
    },
  }
  const texts: { readonly [file: string]: string } = {
    'public/icon.svg': '',
    'locales/en.json': '{}',
    ...(more.file && { [more.file]: '{}' }),
  }
  const read = (file: string) => {
    const text = texts[file]
    if (text === undefined) throw new Error(`There is no ${file}.`)
    return text
  }
  const product = {
    pages: pages as never,
    sources: { count: { call: 'POST /count' }, ...(more.source && { [more.source]: { call: 'POST /count' } }) },
    markets: { one: market },
  }
  const below = (folder: string) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`))
  return {
    files: { root: '', isChanged: false, read, below },
    product,
    contract: { calls, set },
    markets: [{ ...site(pages), set }],
  }
}
