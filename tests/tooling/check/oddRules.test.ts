// Tests the rules of `npm run check` that compare a place with all others of its kind, and bounds of schemas.
import type { Problem } from '@pagewright/engine/tools'
import { expect, it } from 'vitest'
import { idleBounds, oneNameOneThing } from '../../../tools/cli/check/rules/oddSchemas'
import { marketFacts, oddMessages, oddValues, staleRows } from '../../../tools/cli/check/rules/oddUses'
import { blocksOn, market, type site } from './site'

const said = (problems: readonly Problem[]) => problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)

const known = (messages: readonly string[], pages: ReturnType<typeof site>) => ({
  ...pages,
  known: { ...pages.known, messages },
})
const fields = (all: object) => blocksOn('/a', { x: { block: 'form', form: 'order', fields: all } })
const hints = ['a.hint', 'b.hint', 'c.hint', 'd.hint', 'e.hint']
const hinted = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { label: id, placeholder: `${id}.hint` }]))

it.each([
  ['stand where such messages stand', { ...hinted, e: { label: 'e', placeholder: 'e.hint' } }, []],
  ['stand elsewhere', { ...hinted, e: { label: 'e.hint' } }, ['crossed-words /a › x › fields › e › label']],
  [
    'belong to another label',
    { ...hinted, e: { label: 'e', placeholder: 'a.hint' } },
    ['crossed-words /a › x › fields › e › placeholder'],
  ],
  [
    'are of another set of values',
    { a: { label: 'f', words: { one: 'w.one', two: 'w.two', three: 'v.three' } } },
    ['crossed-words /a › x › fields › a › words › three'],
  ],
])('F44 messages that %s', (_what, all, problems) => {
  expect(said(oddMessages(known(hints, fields(all))))).toEqual(problems)
})

it('F44 a refusal with the message of another refusal', () => {
  const call = (reasons: object) => ({ do: 'call', call: 'POST /save', label: 'z', reasons })
  const pages = blocksOn('/a', {
    x: { block: 'links', links: { one: call({ 1: 'a', 2: 'b' }), two: call({ 1: 'a' }), three: call({ 1: 'b' }) } },
  })
  expect(said(oddMessages(pages))).toEqual(['crossed-words /a › x › links › three › reasons › 1'])
})

const lines = (all: object) => blocksOn('/a', { x: { block: 'list', rows: 'POST /items', show: { lines: all } } })
const line = (label: string, value: string, more: object = {}) => ({ label, value, ...more })
const times = (more: object) => ({
  a: line('a', 'row.at', { format: 'time' }),
  b: line('a', 'data.b.at', { format: 'time' }),
  c: line('a', 'data.c.at', { format: 'time' }),
  d: line('a', 'data.d.at', more),
})

it.each([
  ['all have one format', times({ format: 'time' }), []],
  ['one lacks the format', times({}), ['missing-key /a › x › show › lines › d']],
  [
    'one label stands for another value',
    { ...times({ format: 'time' }), e: line('a', 'row.name', { format: 'text' }) },
    ['crossed-words /a › x › show › lines › e › label'],
  ],
  ['a closed set has words', { a: line('a', 'row.state', { words: { old: 'x', new: 'y' } }) }, []],
  ['a closed set has none', { a: line('a', 'row.state') }, ['missing-key /a › x › show › lines › a']],
])('F44 of lines %s', (_what, all, problems) => {
  expect(said(oddValues(lines(all)))).toEqual(problems)
})

const link = (label: string, icon: string) => ({ do: 'link', label, icon, to: '/b' })
it.each([
  ['own icons', { one: link('a', 'x'), two: link('b', 'y') }, []],
  [
    'the icon of something else',
    { one: link('a', 'x'), two: link('b', 'y'), three: link('a', 'y') },
    ['look-alike /a › x › links › three › icon'],
  ],
  ['a new icon', { one: link('a', 'x'), two: link('b', 'y'), three: link('a', 'z') }, []],
])('F44 links of one label have %s', (_what, links, problems) => {
  expect(said(oddValues(blocksOn('/a', { x: { block: 'links', links } })))).toEqual(problems)
})

const save = { do: 'call', call: 'POST /save', label: 'a', failed: 'b' }
it.each([
  ['reads the rows again', { ...save, then: 'reload' }, []],
  ['leads elsewhere', { ...save, then: { to: '/b' } }, []],
  ['leaves the rows as they were', { ...save, done: 'c' }, ['missing-key /a › x › actions › one']],
  ['only reads', { ...save, call: 'POST /one' }, []],
])('F44 a call in a list that %s', (_what, one, problems) => {
  expect(said(staleRows(blocksOn('/a', { x: { block: 'list', rows: 'POST /items', actions: { one } } })))).toEqual(
    problems,
  )
})

it.each([
  ['of its market', { currency: 'USD', contact: 'x' }, []],
  ['of another market', { currency: 'EUR' }, ['cannot-match markets › one › facts › currency']],
])('F44 a fact with the currency %s', (_what, facts, problems) => {
  expect(said(marketFacts({ id: 'one', market: { ...market, currency: 'USD', facts } }))).toEqual(problems)
})

const at = 'schemas/a.json › A'
it.each([
  [{ minLength: 1, maxLength: 5 }, []],
  [{ minLength: 0 }, [`changes-nothing ${at} › minLength`]],
  [{ maxItems: 0 }, [`never-holds ${at} › maxItems`]],
  [{ maximum: 9007199254740991000 }, [`unfit-value ${at} › maximum`]],
  [{ format: 'decimal', maxLength: 13000 }, [`missing-limit ${at} › maxLength`]],
  [{ format: 'uri', maxLength: 2000 }, []],
  [{ enum: ['a', 'b', null] }, []],
  [{ enum: ['a', 1] }, [`cannot-match ${at} › enum`]],
  [{ properties: { one: { minLength: 0 } } }, [`changes-nothing ${at} › properties › one › minLength`]],
  [
    { oneOf: [{ minLength: 1 }, { minLength: 0, maxLength: 0 }], items: { allOf: [{ maxItems: 0 }] } },
    [
      `changes-nothing ${at} › oneOf › 1 › minLength`,
      `never-holds ${at} › oneOf › 1 › maxLength`,
      `never-holds ${at} › items › allOf › 0 › maxItems`,
    ],
  ],
])('F44 the bounds %j', (schema, problems) => {
  const contract = { calls: {}, set: { 'a.json': { A: schema } } }
  expect(said(idleBounds({ contract }))).toEqual(problems)
})

it.each([
  [
    'a question in its name',
    { is_bd: { type: 'string' } },
    ['cannot-match schemas/a.json › A › properties › is_bd › type'],
  ],
  ['a question that is true or false', { is_bd: { type: 'boolean' } }, []],
])('F44 a member with %s', (_what, properties, problems) => {
  const contract = { calls: {}, set: { 'a.json': { A: { properties } } } }
  expect(said(oneNameOneThing({ contract }))).toEqual(problems)
})
