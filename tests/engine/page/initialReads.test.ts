// Checks the reads that are known before a page's blocks are drawn: no unneeded ones, and none that depend on other
// data.
import { expect, it } from 'vitest'
import type { Block, ListBlock } from '../../../src/engine/language/types/plainBlocks'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { initialReads } from '../../../src/engine/page/initialReads'
import type { ScopeValues } from '../../../src/engine/runtime/scope/scope'

const scope: ScopeValues = {
  user: { level: 'high', team: '5' },
  query: { id: '9', kind: '2', tab: 'two' },
  now: { day: 1, month: 1, hour: 1, weekday: 1, time: '2026-01-01T01:00' },
  market: {},
  host: { isApp: false, version: '0.0.0', language: 'en' },
  data: {},
  state: { open: 1 },
}
const rows: ListBlock = { block: 'list', rows: 'POST /rows', key: 'row.id', show: { title: 'row.id' } }
const facts: Block = { block: 'record', call: 'POST /facts' }
const kinds = {
  param: 'kind',
  items: { a: { value: 1, label: 'a' }, b: { value: 2, label: 'b' }, c: { value: 3, label: 'c' } },
}
const sizes = {
  size: { param: 'size', label: 'l', items: { s: { value: 's', label: 's' }, m: { value: 'm', label: 'm' } } },
}
const form: Block = {
  block: 'form',
  form: 'f',
  fields: { a: { label: 'l', options: { call: 'POST /choices', value: 'v', label: 'l' } } },
  submit: { do: 'call', call: 'POST /send', label: 'l' },
}
const inTabs = (one: Block, two: Block): Block => ({
  block: 'tabs',
  param: 'tab',
  tabs: { one: { label: 'l', blocks: { one } }, two: { label: 'l', blocks: { two } } },
})

it.each<{ of: string; block: Block; asks: readonly (readonly [endpoint: string, body: object])[] }>([
  { of: 'a record', block: facts, asks: [['POST /facts', {}]] },
  {
    of: 'a record of the person, and of the address',
    block: { ...facts, body: { team: { from: 'user.team' }, id: { from: 'query.id' }, lost: { from: 'user.none' } } },
    asks: [['POST /facts', { team: '5', id: '9' }]],
  },
  {
    of: 'a record with tabs',
    block: { ...facts, tabs: kinds, body: { kind: 1 } },
    asks: [['POST /facts', { kind: 2 }]],
  },
  { of: 'a list', block: rows, asks: [['POST /rows', { page: 1 }]] },
  {
    of: 'a list with tabs and filters',
    block: { ...rows, body: { all: true }, tabs: { ...kinds, param: 'sort' }, filters: sizes },
    asks: [['POST /rows', { all: true, sort: 1, size: 's', page: 1 }]],
  },
  {
    of: 'a carousel',
    block: { block: 'carousel', rows: 'POST /rows', key: 'row.id', image: 'row.i', name: 'row.n' },
    asks: [['POST /rows', { page: 1 }]],
  },
  { of: 'the open tab', block: inTabs(rows, facts), asks: [['POST /facts', {}]] },
  { of: 'what looks at data', block: { ...facts, body: { of: { from: 'data.team.id' } } }, asks: [] },
  {
    of: 'what depends on data',
    block: { ...facts, when: { any: [{ 'data.team.id': 1 }, { 'user.level': 'high' }] } },
    asks: [],
  },
  {
    of: 'what holds',
    block: { ...facts, when: { 'user.level': 'high', 'state.open': 1 } },
    asks: [['POST /facts', {}]],
  },
  { of: 'what does not hold', block: { ...facts, when: { 'user.level': 'low' } }, asks: [] },
  { of: 'a form, whose choices can wait', block: form, asks: [] },
  { of: 'words', block: { block: 'text', items: {} }, asks: [] },
])('of $of: $asks', ({ block, asks }) => {
  const found = initialReads({ page: { title: 't', blocks: { block } }, sources: {} }, scope)
  expect(found.map(({ endpoint, body }) => [endpoint, body])).toEqual(asks)
})

const otherwise = 'no'
it.each<{ page: string; is: Partial<PageConfig>; asks: number }>([
  { page: 'whose needs hold', is: { needs: { a: { when: { 'user.level': 'high' }, otherwise } } }, asks: 1 },
  { page: 'one of whose needs does not', is: { needs: { a: { when: { 'user.level': 'low' }, otherwise } } }, asks: 0 },
  { page: 'whose needs depend on data', is: { needs: { a: { when: { 'data.a.b': 1 }, otherwise } } }, asks: 0 },
  { page: 'that leads on', is: { redirects: { a: { when: { 'user.level': 'high' }, to: '/b' } } }, asks: 0 },
  { page: 'that does not lead on', is: { redirects: { a: { when: { 'user.level': 'low' }, to: '/b' } } }, asks: 1 },
  { page: 'that may lead on', is: { redirects: { a: { when: { 'data.a.b': 1 }, to: '/b' } } }, asks: 0 },
])('a page $page asks for $asks', ({ is, asks }) => {
  expect(initialReads({ page: { title: 't', blocks: { facts }, ...is }, sources: {} }, scope)).toHaveLength(asks)
})

it('of the named reads, those whose values are there are asked for; until the needs hold, only what decides', () => {
  const page: PageConfig = { title: 't', blocks: { facts }, needs: { a: { when: { 'data.own.b': 1 }, otherwise } } }
  const sources = {
    plain: { call: 'POST /plain' },
    own: { call: 'POST /own', body: { of: { from: 'user.team' } } },
    lost: { call: 'POST /lost', body: { of: { from: 'user.none' } } },
    later: { call: 'POST /later', body: { of: { from: 'data.own.id' } } },
  }
  expect(initialReads({ page, sources }, scope)).toEqual([{ endpoint: 'POST /own', body: { of: '5' } }])
  expect(initialReads({ page: { title: 't', blocks: {} }, sources }, scope)).toEqual([
    { endpoint: 'POST /plain', body: {} },
    { endpoint: 'POST /own', body: { of: '5' } },
  ])
})

const seenBySome: Block = {
  block: 'tabs',
  param: 'tab',
  tabs: {
    one: { label: 'l', when: { 'user.level': 'high' }, blocks: { rows } },
    two: { label: 'l', blocks: { rows } },
  },
}
it.each<{ of: string; block: Block; is?: Partial<PageConfig>; asks: number }>([
  { of: 'a list of the address', block: { ...rows, body: { id: { from: 'query.id' } } }, asks: 1 },
  { of: 'a list of the person', block: { ...rows, body: { team: { from: 'user.team' } } }, asks: 0 },
  { of: 'what only some see', block: { ...facts, when: { 'user.level': 'high' } }, asks: 0 },
  { of: 'tabs that all see', block: inTabs(rows, facts), asks: 1 },
  { of: 'tabs that only some see', block: seenBySome, asks: 0 },
  {
    of: 'a page that only some see',
    block: facts,
    is: { needs: { a: { when: { 'user.level': 'high' }, otherwise } } },
    asks: 0,
  },
])('before it is known who it is, of $of: $asks', ({ block, is, asks }) => {
  const { user: _, ...nobody } = scope
  const found = initialReads({ page: { title: 't', blocks: { block }, ...is }, sources: {} }, nobody, /^(data|user)\./)
  expect(found).toHaveLength(asks)
})
