// Tests which fields of a form are read by others, and where the values of a form come from before the first input.
import { describe, expect, it } from 'vitest'
import type { ById, Field, Message } from '../../../src/engine/language/types/plain'
import { watchedNames } from '../../../src/engine/forms/fields/fieldTree'
import { recordLacks } from '../../../src/engine/forms/fields/initialValues'
import { restoreDraft, toDraft } from '../../../src/engine/forms/fields/draftValues'

const label = 'word.a'
const read = { from: 'form.b' }
const say = (value: { readonly [member: string]: string }) =>
  ({ say: 'word.limit', with: { limit: value } }) as unknown as Message
const rows = { call: 'POST /x', value: 'row.id', label: 'row.name' }

it.each<[string, Omit<Field, 'label'>]>([
  ['a condition', { when: { 'form.b': 'x' } }],
  ['a condition within `any`', { when: { any: [{ 'user.id': '1' }, { 'form.b': 'x' }] } }],
  ['what a condition compares with', { when: { 'user.age': { min: read } } }],
  ['what a condition within `any` compares with', { when: { any: [{ 'user.age': { not: read } }] } }],
  ['the request of choices', { options: { ...rows, body: { id: read } } }],
  ['what choices fill', { options: { ...rows, fills: { b: 'row.name' } } }],
  ['pinned choices', { options: { ...rows, pinned: ['1', read] } }],
  ['the request of a check', { check: { call: 'POST /x', body: { id: read }, failed: 'word.x' } }],
  ['the least', { min: read }],
  ['one of several bounds', { max: [5, read] }],
  ['suggestions', { suggest: read }],
  ['a note on suggestions', { suggest: [1], suggestNote: { text: say(read) } }],
  ['the condition of a note on suggestions', { suggest: [1], suggestNote: { text: label, when: { 'form.b': 1 } } }],
  ['offered values', { only: read }],
  ['dial codes', { dialCodes: read }],
  ['a text before the input', { prefix: say(read) }],
  ['a text behind the input', { suffix: say(read) }],
  ['a note', { notes: { n: { text: say(read) } } }],
  ['a factor in a note', { notes: { n: { text: say({ from: 'data.x', times: 'form.b' }) } } }],
  ['a divisor in a note', { notes: { n: { text: say({ from: 'data.x', over: 'form.b' }) } } }],
  ['what a note adds', { notes: { n: { text: say({ from: 'data.x', plus: 'form.b' }) } } }],
  ['what a note subtracts', { notes: { n: { text: say({ from: 'data.x', minus: 'form.b' }) } } }],
  ['the condition of a note', { notes: { n: { text: label, when: { 'form.b': 1 } } } }],
  ['a field of a group', { fields: { inner: { label, when: { 'form.b.c': 1 } } } }],
  ['a field of the items of a list', { items: { label, fields: { inner: { label, when: { 'form.b': 1 } } } } }],
  ['the items of a list', { items: { label, when: { 'form.b': 1 } } }],
])('a field that another one reads is committed at every key by %s', (_what, field) => {
  const fields: ById<Field> = { a: { label, ...field }, b: { label } }
  expect([...watchedNames(fields)]).toEqual(['b'])
})

it.each([
  ['an answer', 'data.me.name', { data: { me: {} } }, true],
  ['the row of a list', 'row.name', { row: {} }, true],
  ['the account', 'user.name', { user: {} }, true],
  ['an answer that has not arrived', 'data.me.name', { data: {} }, undefined],
  ['all answers together', 'data.name', { data: {} }, undefined],
  ['the address', 'query.name', { query: {} }, undefined],
  ['the state of the page', 'state.name', { state: {} }, undefined],
  ['the clock', 'now.name', { now: {} }, undefined],
  ['the market', 'market.name', { market: {} }, undefined],
  ['the app', 'host.name', { host: {} }, undefined],
])('initial values: %s is a record whose absent members stay absent: %s', (_what, from, scope, isRecord) => {
  expect(recordLacks({ a: { label, initial: { from } } }, scope)?.('a')).toBe(isRecord)
})

describe('a draft keeps no secret and no file', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string' },
      group: { type: 'object', properties: { b: { type: 'string', format: 'password' } } },
      list: { type: 'array', items: { type: 'string', format: 'password' } },
      photo: { type: 'string', format: 'data-url' },
      photos: { type: 'array', items: { type: 'string', format: 'data-url' } },
    },
  } as const
  it.each<[string, ById<Field>, object, object]>([
    ['a sensitive field', { a: { label, sensitive: true } }, { a: 'x' }, {}],
    ['a password', { a: { label, widget: 'password' } }, { a: 'x' }, {}],
    ['a field that is not sensitive', { a: { label, sensitive: false } }, { a: 'x' }, { a: 'x' }],
    ['a sensitive list', { list: { label, items: { label, sensitive: true } } }, { list: ['x'] }, {}],
    [
      'a member of a group whose format is a password',
      { group: { label, fields: { b: { label } } } },
      { group: { b: 'x', c: 1 } },
      { group: { c: 1 } },
    ],
    [
      'files',
      { a: { label }, photo: { label }, photos: { label } },
      { a: 'x', photo: 'data:,p', photos: ['data:,q'] },
      { a: 'x' },
    ],
    ['a value without a field', { a: { label } }, { a: 'x', gone: 1 }, { a: 'x' }],
    ['an absent value', { a: { label } }, { a: undefined }, {}],
  ])('of %s', (_what, fields, values, kept) => {
    expect(toDraft(values as never, fields, schema, () => true)).toEqual(kept)
    const draft = { values: values as never, leftOut: [] }
    expect(restoreDraft(draft, fields, schema)).toEqual({ values: kept, emptied: [], leftOut: [] })
  })
})
