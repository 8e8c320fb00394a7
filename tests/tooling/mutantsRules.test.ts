// Tests rules that planted mistakes made necessary, each beside a correct version.
import { describe, expect, it } from 'vitest'
import { crossedWords } from '../../tools/cli/check/rules/crossedWords'
import { unreadQueries } from '../../tools/cli/check/rules/unreadQuery'
import { definitionProblems } from '../../tools/cli/generate/checkDefinitions'
import { outcomeFault } from '../../tools/cli/generate/outcome'
import type { JsonSchema } from '../../tools/cli/generate/schemaSet'
import { checkMarkets, checkTokens, type Problem } from '@pagewright/engine/tools'
import { check, checkPage, form, link, links, list, record, save } from '../engine/language/smallProduct'
import { blocksOn, market, site } from './check/site'

const said = (problems: readonly Problem[]) => problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)

describe('a path to what cannot stand there', () => {
  const show = (more: object) => ({ ...list, show: { title: 'row.name', ...more } })
  it.each<[string, readonly object[], readonly string[]]>([
    [
      'a number as the title of a row',
      [{ ...list, show: { title: 'row.at' } }],
      ['cannot-match /things › b0 › show › title'],
    ],
    ['a number as a picture', [show({ image: 'row.at' })], ['cannot-match /things › b0 › show › image']],
    [
      'a list as a figure',
      [show({ figure: { value: 'row.days' } })],
      ['cannot-match /things › b0 › show › figure › value'],
    ],
    ['a number as a figure', [show({ figure: { value: 'row.at' } })], []],
    ['a list as the key of a row', [{ ...list, key: 'row.days' }], ['cannot-match /things › b0 › key']],
    ['a number as the name of a record', [{ ...record, name: 'row.at' }], ['cannot-match /things › b0 › name']],
    ['what the schema does not say as a number of a dot', [links({ ...link, count: 'data.limits.max' })], []],
    [
      'a text as the number of a dot',
      [links({ ...link, count: 'user.id' })],
      ['cannot-match /things › b0 › links › one › count'],
    ],
    [
      'a number sent as a text',
      [{ ...list, actions: { save: { ...save, body: { id: { from: 'row.at' }, name: 'x' } } } }],
      ['cannot-match /things › b0 › actions › save › body › id › from'],
    ],
    ['a text of the address sent as a text', [record], []],
    [
      'a list in a sentence',
      [{ ...list, actions: { go: { ...link, note: { say: 'a.name', with: { a: { from: 'row.days' } } } } } }],
      ['cannot-match /things › b0 › actions › go › note › with › a › from'],
    ],
    [
      'a text filled in as a text',
      [{ ...form, fields: { ...form.fields, name: { label: 'a.name', initial: { from: 'user.id' } } } }],
      [],
    ],
    [
      'words of what may be any text',
      [{ ...record, cells: { name: { label: 'a.name', value: 'row.name', words: { a: 'a.name' } } } }],
      ['cannot-match /things › b0 › cells › name › words'],
    ],
  ])('%s', (_title, blocks, expected) => expect(said(check(...blocks))).toEqual(expected))

  it('an object as the text of a link in an address', () => {
    const redirects = { a: { when: { 'user.id': 'x' }, to: '/', query: { q: { from: 'data.limits' } } } }
    expect(said(checkPage({ redirects }))).toEqual(['cannot-match /things › redirects › a › query › q › from'])
  })
})

describe('words that stand crosswise', () => {
  const badge = (words: object) =>
    blocksOn('/', { a: { block: 'list', show: { badge: { value: 'row.role', words } } } })
  it.each([
    [
      { owner: 'role.admin', admin: 'role.owner' },
      ['crossed-words / › a › show › badge › words › owner', 'crossed-words / › a › show › badge › words › admin'],
    ],
    [{ bd: 'role.subBd', sub_bd: 'role.other' }, ['crossed-words / › a › show › badge › words › bd']],
    [{ owner: 'role.owner', admin: 'role.admin' }, []],
    // Two values may have the same message.
    [{ paid: 'state.done', done: 'state.done' }, []],
    [{ 0: 'state.no', 1: 'state.yes' }, []],
  ])('%j', (words, expected) => expect(said(crossedWords(badge(words)))).toEqual(expected))
})

describe('an unused address', () => {
  const pages = (query: object, target: object) =>
    site({
      '/': {
        title: 'a',
        blocks: { a: { block: 'links', links: { go: { do: 'link', label: 'a', to: '/b', query } } } },
      },
      '/b': { title: 'a', blocks: target },
    })
  const tabs = { t: { block: 'tabs', param: 'side', tabs: { mine: { label: 'a', blocks: {} } } } }
  it.each<[string, object, object, readonly string[]]>([
    ['a name that the page does not have', { sied: 'mine' }, tabs, ['unknown-key / › a › links › go › query']],
    ['a tab that it does not have', { side: 'mien' }, tabs, ['unknown-value / › a › links › go › query › side']],
    ['a tab that it has', { side: 'mine' }, tabs, []],
    [
      'what a path of it reads',
      { gid: { from: 'user.gid' } },
      { r: { block: 'record', body: { gid: { from: 'query.gid' } } } },
      [],
    ],
    ['the row that is to be open', { row: 'x' }, { l: { block: 'list', detail: {} } }, []],
    ['a row where none opens', { row: 'x' }, { l: { block: 'list' } }, ['unknown-key / › a › links › go › query']],
    ['whatever a widget may read', { any: 'x' }, { w: { block: 'widget', widget: 'x' } }, []],
  ])('%s', (_title, query, target, expected) => expect(said(unreadQueries(pages(query, target)))).toEqual(expected))
})

describe('a definition that speaks against itself', () => {
  const of = (schema: JsonSchema) => said(definitionProblems({ 'a.json': { A: schema } }))
  const kind = { type: 'object', properties: { kind: { enum: ['a', 'b'] }, more: { type: 'string' } } }
  it.each<[string, JsonSchema, readonly string[]]>([
    ['bounds that cross', { type: 'string', minLength: 3, maxLength: 2 }, ['never-holds a.json › A › minLength']],
    ['bounds that meet', { type: 'string', minLength: 2, maxLength: 2 }, []],
    ['a keyword of another type', { type: 'integer', maxLength: 3 }, ['cannot-match a.json › A › maxLength']],
    ['a keyword of one of its types', { type: ['string', 'null'], maxLength: 3 }, []],
    [
      'a condition on a value that is never there',
      { ...kind, if: { properties: { kind: { enum: ['c'] } } }, then: {} },
      ['unknown-value a.json › A › if › properties › kind › enum'],
    ],
    [
      'a condition on a member that is not there',
      { ...kind, if: { properties: { knid: { enum: ['a'] } } } },
      ['unknown-field a.json › A › if › properties'],
    ],
    [
      'a condition that any value meets',
      { ...kind, if: { properties: { kind: { type: 'string' } } } },
      ['changes-nothing a.json › A › if › properties › kind'],
    ],
    [
      'what follows asks for a member that is not there',
      { ...kind, allOf: [{ if: { properties: { kind: { enum: ['a'] } } }, then: { required: ['moer'] } }] },
      ['unknown-field a.json › A › allOf › 0 › then › required'],
    ],
    [
      'a condition that is right',
      { ...kind, if: { properties: { kind: { enum: ['a'] } }, required: ['kind'] }, then: { required: ['more'] } },
      [],
    ],
  ])('%s', (_title, schema, expected) => expect(of(schema)).toEqual(expected))
})

describe('markets', () => {
  const known = { languages: ['en'], files: ['/icon.svg'], icons: [], messages: {} }
  const facts = (own: object) =>
    said(checkMarkets({ one: market, two: { ...market, facts: own } }, known)).filter((line) => line.includes('facts'))

  it('have the same facts', () => {
    expect(facts({ currency: 'EUR' })).toEqual([])
    expect(facts({ currenyc: 'EUR' })).toEqual(['missing-key two › facts', 'unknown-key two › facts'])
  })

  it.each([
    ['linear-gradient(120deg, #101010 0%, #202020 50%, #303030)', []],
    ['linear-gradient(to right, #101010, #202020)', []],
    ['linear-gradient(120deg, #101010 0%, 202020 50%, #303030)', ['not-a-colour a › light › gradient-hero']],
    ['linear-gradient(120deg, #101010, #20202)', ['not-a-colour a › light › gradient-hero']],
  ])('write each stop of a gradient as a colour: %s', (gradient, expected) => {
    expect(
      said(checkTokens({ light: { 'gradient-hero': gradient }, dark: {} }, { light: {}, dark: {} }, ['a'])),
    ).toEqual(expected)
  })
})

describe('how the outcome of a call is found out', () => {
  const kind = { enum: ['all', 'some'] }
  const set = {
    'a.json': {
      Pay: { type: 'object', properties: { kind } },
      Query: { type: 'object', properties: { kind } },
      Row: { type: 'object', properties: { state: { enum: ['open', 'done'] } } },
    },
  }
  const read = { kind: 'read', request: 'a.json#/$defs/Query', response: 'a.json#/$defs/Row' } as const
  const calls = {
    'POST /pay': { kind: 'money', request: 'a.json#/$defs/Pay', response: 'a.json#/$defs/Row' },
    'POST /paid': read,
  } as const
  const fault = (body: object, match: object) =>
    outcomeFault({ calls, set }, set, 'POST /pay', {
      call: 'POST /paid',
      body,
      match: [match],
      refusals: ['12'],
    } as never)

  it.each([
    [{ kind: 'all' }, { 'row.state': 'done', 'body.kind': 'some' }, undefined],
    [{ kind: { from: 'body.kind' } }, { 'row.state': ['open', 'done'] }, undefined],
    [{ kind: 'al' }, { 'row.state': 'done' }, '"kind" is never "al"'],
    [{}, { 'row.state': 'doen' }, '"row.state" is never "doen"'],
    [{}, { 'row.state': ['open', 'doen'] }, '"row.state" is never "doen"'],
    [{}, { 'body.kind': 'sone' }, '"body.kind" is never "sone"'],
  ])('%j %j', (body, match, expected) => expect(fault(body, match)).toBe(expected))
})
