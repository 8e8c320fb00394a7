// Tests which endpoints a page may call by itself, which by a press, and which names an address may not have.
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../../src/engine/language/check/check'
import { known, link, links, list, record, save } from './smallProduct'

const response = known.endpoints['POST /things']?.response ?? {}
const kinds = {
  'POST /read': { kind: 'read' },
  'POST /write': { kind: 'write' },
  'POST /money': { kind: 'money' },
  'POST /bare': { kind: 'write', bare: 'read' },
  'GET /file': { kind: 'read', isFile: true },
} as const
const product = {
  ...known,
  endpoints: {
    ...known.endpoints,
    ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kind, request: {}, response }])),
  },
}
const problems = (blocks: object, more: object = {}) =>
  checkPages({ '/things': { title: 'a.title', blocks, ...more } }, product).map(({ name }) => name)
const { body: _body, ...bare } = list
const { body: _id, ...asked } = record
type Endpoint = keyof typeof kinds
const all = Object.keys(kinds) as Endpoint[]

/** Returns a row for each endpoint: the one problem that it is, or none. */
const each = (told: { readonly [E in Endpoint]?: string }) => all.map((call) => [call, told[call]] as const)

describe('F44 a page asks by itself only what changes nothing', () => {
  const told = { 'POST /write': 'not-a-read', 'POST /money': 'not-a-read', 'GET /file': 'unfit-value' }
  it.each(each(told))('a list of %s: %s', (rows, problem) => {
    expect(problems({ b: { ...bare, rows } })).toEqual(problem ? [problem] : [])
  })
  it.each(each(told))('a record of %s: %s', (call, problem) => {
    expect(problems({ b: { ...asked, cells: {}, call } })).toEqual(problem ? [problem] : [])
  })

  it('an endpoint that only reads without a request gets none', () => {
    const bareList = { ...bare, rows: 'POST /bare', body: {} }
    expect(problems({ b: bareList })).toEqual(['not-a-read'])
  })
})

describe('F44 a press calls only what changes something', () => {
  it.each(each({ 'POST /read': 'not-a-write', 'GET /file': 'not-a-write' }))('a call of %s: %s', (call, problem) => {
    const { body: _own, ...pressed } = save
    expect(problems({ b: links({ ...pressed, call }) })).toEqual(problem ? [problem] : [])
  })

  it.each(
    each({
      'POST /read': 'unfit-value',
      'POST /write': 'unfit-value',
      'POST /money': 'unfit-value',
      'POST /bare': 'unfit-value',
    }),
  )('a download of %s: %s', (file, problem) => {
    expect(problems({ b: links({ do: 'download', label: 'a.name', file }) })).toEqual(problem ? [problem] : [])
  })

  it('a download of an endpoint that does not exist is reported as unknown', () => {
    const file = 'GET /nowhere'
    expect(problems({ b: links({ do: 'download', label: 'a.name', file }) })).toEqual(['unknown-endpoint'])
  })
})

describe('F44 R-12 the names of an identity stand in no address', () => {
  const query = { uid: 'x', token: 'x', user: 'x' }
  it.each<[string, object, object]>([
    ['a link', { b: links({ ...link, query }) }, {}],
    ['a row of a list', { b: { ...list, opens: { to: '/things', query } } }, {}],
    ['a redirect', {}, { redirects: { one: { when: { 'user.role': 'owner' }, to: '/', query } } }],
  ])('%s', (_what, blocks, more) => {
    const found = checkPages({ '/things': { title: 'a.title', blocks, ...more } }, product)
    expect(found.map(({ name, where }) => `${name} ${where.at(-1)}`)).toEqual([
      'reserved-name uid',
      'reserved-name token',
    ])
  })

  it.each(['uid', 'token'])('the member "%s" of tabs', (param) => {
    const tabs = { block: 'tabs', param, tabs: { one: { label: 'a.name', blocks: {} } } }
    expect(problems({ b: tabs })).toEqual(['reserved-name'])
    expect(problems({ b: { ...tabs, param: 'part' } })).toEqual([])
  })
})
