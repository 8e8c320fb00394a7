// Tests the rules of `npm run check` that compare what parts of a page mean: labels, texts, states and conditions.
import type { Problem } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import { borrowedWords, crossedWords, mixedLabels, wrongTitles } from '../../../tools/cli/check/rules/words'
import { fieldWords } from '../../../tools/cli/check/rules/fields'
import { lookAlikes } from '../../../tools/cli/check/rules/lookAlikes'
import { oneNameOneThing } from '../../../tools/cli/check/rules/oddSchemas'
import { readsAbsent, stateValues } from '../../../tools/cli/check/rules/conditions'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { blocksOn, site } from './site'

const said = (problems: readonly Problem[]) => problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)
const link = (label: string, to = '/b', more: object = {}) => ({ do: 'link', label, to, ...more })
const links = (all: object) => blocksOn('/a', { x: { block: 'links', links: all } })
const owner = { when: { 'user.role': 'owner' } }
const member = { when: { 'user.role': 'member' } }

it.each([
  ['with labels of their own', { one: link('a'), two: link('b') }, []],
  ['with one label', { one: link('a'), two: link('a') }, ['look-alike /a › x › links › two › label']],
  [
    'with one icon',
    { one: link('a', '/b', { icon: 'x' }), two: link('b', '/c', { icon: 'x' }) },
    ['look-alike /a › x › links › two › icon'],
  ],
  ['that never show together', { one: link('a', '/b', owner), two: link('a', '/c', member) }, []],
  [
    'of which one has no icon',
    { one: link('a', '/b', { icon: 'x' }), two: link('b', '/b', { icon: 'y' }), three: link('c') },
    ['missing-key /a › x › links › three'],
  ],
])('F44 links %s', (_what, all, problems) => {
  expect(said(lookAlikes(links(all)))).toEqual(problems)
})

it.each([
  [
    'shown twice',
    { one: { label: 'a', value: 'row.id' }, two: { label: 'b', value: 'row.id', format: 'id' } },
    ['look-alike /a › x › show › lines › two › value'],
  ],
  [
    'shown with two of its members',
    { one: { label: 'a', value: 'row.all', sum: 'in' }, two: { label: 'b', value: 'row.all', sum: 'out' } },
    [],
  ],
])('F44 a value %s', (_what, lines, problems) => {
  expect(said(lookAlikes(blocksOn('/a', { x: { block: 'list', rows: 'POST /items', show: { lines } } })))).toEqual(
    problems,
  )
})

const files = withChanges(filesAt('/nowhere'), { 'locales/en.json': JSON.stringify({ b: 'Bills', c: 'Your bills' }) })
it.each([
  ['leads to that page', link('b', '/b'), []],
  ['leads to another page', link('b', '/a2'), ['crossed-words /a › x › links › one › label']],
  ['calls an endpoint', { do: 'call', call: 'POST /save', label: 'b' }, ['crossed-words /a › x › links › one › label']],
])('F44 an action with the title of a page that %s', (_what, one, problems) => {
  const pages = {
    '/a': { title: 'a', blocks: { x: { block: 'links', links: { one } } } },
    '/a2': { title: 'a2', blocks: {} },
    '/b': { title: 'b', blocks: {} },
    '/c': { title: 'c', blocks: {} },
    '/d': { title: 'd', blocks: {}, redirects: { one: { to: '/c' }, two: { to: '/b' } } },
  }
  expect(said(wrongTitles(files)(site(pages)))).toEqual(problems)
})

it.each([
  ['an action alone', { one: link('a') }, []],
  ['an action and a value', { one: link('b') }, ['crossed-words /a › y › links › one › label']],
])('F44 a label of %s', (_what, all, problems) => {
  const record = { block: 'record', call: 'POST /one', lines: { one: { label: 'b', value: 'row.id' } } }
  expect(said(mixedLabels(blocksOn('/a', { x: record, y: { block: 'links', links: all } })))).toEqual(problems)
})

describe('F44 the texts of a part', () => {
  const form = (fields: object) => blocksOn('/a', { x: { block: 'form', form: 'order', fields } })
  it.each([
    ['its own', { one: { label: 'p.one', messages: { required: 'p.one.empty' } } }, []],
    [
      'of the field beside it',
      { one: { label: 'p.one', help: 'p.two.help' }, two: { label: 'p.two' } },
      ['crossed-words /a › x › fields › one › help'],
    ],
    [
      'the greater for the smaller',
      { one: { label: 'p.one.hint', placeholder: 'p.one' } },
      ['crossed-words /a › x › fields › one › label'],
    ],
  ])('%s', (_what, fields, problems) => {
    expect(said(borrowedWords(form(fields)))).toEqual(problems)
  })

  it.each([
    ['a question at the success', { done: 'a.ask', failed: 'a.failed' }, ['crossed-words /a › x › links › one › done']],
    [
      'a failure of something else',
      { done: 'a.done', failed: 'b.failed' },
      ['crossed-words /a › x › links › one › failed'],
    ],
    [
      'a title that is named after the text beside it',
      { title: 'a.text', text: 'a.title' },
      ['crossed-words /a › x › links › one › title', 'crossed-words /a › x › links › one › text'],
    ],
    ['what belongs together', { done: 'a.done', failed: 'a.failed' }, []],
  ])('%s', (_what, texts, problems) => {
    const one = { do: 'call', call: 'POST /save', label: 'z', ...texts }
    const found = links({ one })
    expect(said(crossedWords({ ...found, known: { ...found.known, messages: ['a.done', 'a.failed'] } }))).toEqual(
      problems,
    )
  })
})

it.each([
  ['with words', { item: { label: 'a', words: { a: 'x', b: 'y' } } }, []],
  ['as the server writes them', { item: { label: 'a' } }, ['missing-key /a › x › fields › item']],
  ['from an endpoint', { item: { label: 'a', options: { call: 'POST /items' } } }, []],
  ['hidden', { item: { label: 'a', widget: 'hidden' } }, []],
  [
    'in a widget without choices',
    { item: { label: 'a', widget: 'textarea', words: { a: 'x', b: 'y' } } },
    ['cannot-match /a › x › fields › item › widget'],
  ],
])('F44 choices of a field %s', (_what, fields, problems) => {
  const found = blocksOn('/a', { x: { block: 'form', form: 'order', fields } })
  const order = { properties: { item: { type: 'string', enum: ['a', 'b'] } } }
  expect(said(fieldWords({ ...found, known: { ...found.known, forms: { order } } }))).toEqual(problems)
})

it.each([
  ['reads another value', { with: { one: { from: 'data.two' } } }, []],
  ['reads that value', { with: { one: { from: 'data.one' } } }, ['never-holds /a › x › items › i › when › data.one']],
])('F44 a text shown while a value is absent %s', (_what, text, problems) => {
  const item = { text: { say: 'a', ...text }, when: { 'data.one': { exists: false } } }
  expect(said(readsAbsent(blocksOn('/a', { x: { block: 'text', items: { i: item } } })))).toEqual(problems)
})

describe('F44 a state of a page', () => {
  const set = (value: unknown, when: object) => ({ do: 'set', label: 'a', state: 's', value, when })
  const pageOf = (initial: unknown, all: object) =>
    site({ '/a': { title: 'a', state: { s: initial }, blocks: { x: { block: 'links', links: all } } } })
  const both = { on: set(1, { 'state.s': 0 }), off: set(0, { 'state.s': 1 }) }
  it.each([
    ['that goes back and forth', 0, both, []],
    ['whose first value no condition knows', 5, both, ['never-holds /a › state › s']],
    [
      'that stores what no condition knows',
      0,
      { ...both, on: set(7, { 'state.s': 0 }) },
      ['never-holds /a › x › links › on › value', 'never-holds /a › x › links › off › when › state.s'],
    ],
    [
      'that stores another type',
      0,
      { ...both, on: set('1', { 'state.s': 0 }) },
      ['cannot-match /a › x › links › on › value'],
    ],
  ])('%s', (_what, initial, all, problems) => {
    expect(said(stateValues(pageOf(initial, all)))).toEqual(problems)
  })
})

describe('F44 one name in several schemas', () => {
  const set = (odd: object) => ({
    'a.json': Object.fromEntries(
      ['A', 'B', 'C', 'D'].map((id) => [id, { type: 'object', properties: { one: id === 'B' ? odd : usual } }]),
    ),
  })
  const usual = { type: 'boolean', 'x-means': 'order-id' }
  const checked = (odd: object) =>
    said(oneNameOneThing({ contract: { calls: {}, set: set(odd) } } as Parameters<typeof oneNameOneThing>[0]))
  it.each([
    ['means the same', usual, []],
    ['has another type', { ...usual, type: 'string' }, ['cannot-match schemas/a.json › B › properties › one › type']],
    [
      'does not say what it means',
      { type: 'boolean' },
      ['cannot-match schemas/a.json › B › properties › one › x-means'],
    ],
  ])('%s', (_what, odd, problems) => {
    expect(checked(odd)).toEqual(problems)
  })
})
