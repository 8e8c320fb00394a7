// Tests which fields of a form are read by others, and where the values of a form come from before the first input.
import { describe, expect, it } from 'vitest'
import type { Body, ById, Field, Message } from '../../../src/engine/language/types/plain'
import { fieldAt, flattenFields, pathsInBody, watchedNames } from '../../../src/engine/forms/fields/fieldTree'
import { recordLacks, resolveInitialValues, toValues } from '../../../src/engine/forms/fields/initialValues'
import { restoreDraft, toDraft } from '../../../src/engine/forms/fields/draftValues'
import { labelAt } from '../../../src/engine/forms/fields/label'
import { createTexts } from '../../../src/engine/i18n/texts'
import { words } from './words'

const texts = await createTexts({
  languages: ['en'],
  language: 'en',
  load: () => Promise.resolve(words),
  strict: true,
})
const label = 'word.a'
const read = { from: 'form.b' }
const say = (value: { readonly [member: string]: string }) =>
  ({ say: 'word.limit', with: { limit: value } }) as unknown as Message
const rows = { call: 'POST /x', value: 'row.id', label: 'row.name' }

describe('a field that another one reads is committed at every key', () => {
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
  ])('by %s', (_what, field) => {
    const fields: ById<Field> = { a: { label, ...field }, b: { label } }
    expect([...watchedNames(fields)]).toEqual(['b'])
  })

  it.each<[string, Omit<Field, 'label'>]>([
    ['nothing', {}],
    ['other values of the page', { when: { 'user.b': 1 }, min: { from: 'data.b' } }],
    ['literals', { min: 1, max: [2, 3], suggest: [1], dialCodes: ['+1'], prefix: 'word.b' }],
    ['the whole form', { when: { form: { exists: true } } }],
  ])('and one that reads %s makes no other one so', (_what, field) => {
    expect([...watchedNames({ a: { label, ...field }, b: { label } })]).toEqual([])
  })

  it('the paths of a request are those of its values of the form, each once', () => {
    const [b, c, whole] = ['form.b', 'form.b.c', 'form'].map((from) => ({ from }))
    expect(pathsInBody({ x: b, again: b, y: c, whole, id: { from: 'user.id' }, w: 'form.d' } as Body)).toEqual([
      ['b'],
      ['b', 'c'],
    ])
    expect(pathsInBody(undefined)).toEqual([])
  })
})

const deep: ById<Field> = {
  name: { label },
  home: { label, fields: { city: { label: 'word.c' } } },
  people: { label: 'word.p', items: { label: 'word.u', fields: { note: { label: 'word.n' } } } },
  tags: { label: 'word.t' },
}

it('all fields have their paths, those of list items only with values', () => {
  const paths = (values?: unknown) => flattenFields(deep, values).map(({ path }) => path.join('.'))
  expect(paths()).toEqual(['name', 'home', 'home.city', 'people', 'tags'])
  expect(paths({ people: [{}, {}] })).toEqual([
    'name',
    'home',
    'home.city',
    'people',
    'people.0',
    'people.0.note',
    'people.1',
    'people.1.note',
    'tags',
  ])
})

it.each<[readonly (string | number)[], string | undefined]>([
  [['name'], 'word.a'],
  [['home', 'city'], 'word.c'],
  [['people', 0], 'word.u'],
  [['people', '0', 'note'], 'word.n'],
  [['gone'], undefined],
  [['home', 'gone'], undefined],
])('the field at %j has the label %s', (path, found) => {
  expect(fieldAt(deep, path)?.label).toBe(found)
})

it.each<[readonly (string | number)[], object | undefined, string]>([
  [['name'], { title: 'Title' }, 'A'],
  [['home', 'city'], undefined, 'C'],
  [['people', 1], undefined, 'U 2'],
  [['tags', 0], undefined, 'T 1'],
  [['more'], { title: 'Title' }, 'Title'],
  [['more'], {}, 'more'],
])('the label at %j, whose schema is %j, is "%s"', (path, schema, name) => {
  expect(labelAt(path, deep, texts, schema)).toBe(name)
})

describe('initial values', () => {
  it.each<[string, unknown, object, readonly unknown[]]>([
    ['a literal', 5, {}, [5]],
    ['false', false, {}, [false]],
    ['an empty text', '', {}, ['']],
    ['a value of the scope', { from: 'data.me.name' }, { data: { me: { name: 'Zoe' } } }, ['Zoe']],
    ['a value that has not arrived', { from: 'data.me.name' }, { data: {} }, []],
    ['null of the scope', { from: 'data.me.name' }, { data: { me: { name: null } } }, []],
    ['none', undefined, {}, []],
    ['the first of two', { from: 'query.a', or: { from: 'user.a' } }, { query: { a: 'x' }, user: { a: 'y' } }, ['x']],
    [
      'the second where there is no first',
      { from: 'query.a', or: { from: 'user.a' } },
      { query: {}, user: { a: 'y' } },
      ['y'],
    ],
  ])('%s', (_what, initial, scope, values) => {
    const fields = { a: { label, initial } } as unknown as ById<Field>
    expect(resolveInitialValues(fields, scope).map(({ value }) => value)).toEqual(values)
  })

  it('keep null where the schema allows it', () => {
    const fields: ById<Field> = { a: { label, initial: { from: 'data.a' } }, b: { label, initial: { from: 'data.a' } } }
    const found = resolveInitialValues(fields, { data: { a: null } }, ([name]) => name === 'b')
    expect(found).toEqual([{ path: ['b'], value: null }])
  })

  it('of a group and of its member are joined, and change no answer in its place', () => {
    const answer = { city: 'Riyadh', zip: '1' }
    expect(
      toValues([
        { path: ['home'], value: answer },
        { path: ['home', 'city'], value: 'Jeddah' },
      ]),
    ).toEqual({ home: { city: 'Jeddah', zip: '1' } })
    expect(answer.city).toBe('Riyadh')
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
  ])('%s is a record whose absent members stay absent: %s', (_what, from, scope, isRecord) => {
    expect(recordLacks({ a: { label, initial: { from } } }, scope)?.('a')).toBe(isRecord)
  })

  it('a record decides about its own fields, and about members without a field', () => {
    const fields: ById<Field> = { a: { label, initial: { from: 'row.a' } }, b: { label } }
    const lacks = recordLacks(fields, { row: {} })
    expect(['a', 'b', 'c'].map((name) => lacks?.(name))).toEqual([true, false, true])
  })
})

describe('a draft keeps no secret', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string' },
      group: { type: 'object', properties: { b: { type: 'string', format: 'password' } } },
      list: { type: 'array', items: { type: 'string', format: 'password' } },
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
    ['a value without a field', { a: { label } }, { a: 'x', gone: 1 }, { a: 'x' }],
    ['an absent value', { a: { label } }, { a: undefined }, {}],
  ])('of %s', (_what, fields, values, kept) => {
    expect(toDraft(values as never, fields, schema, () => true)).toEqual(kept)
    expect(restoreDraft(values as never, fields, schema)).toEqual({ values: kept, emptied: [] })
  })

  it('and restores nothing where there is none', () => {
    expect(restoreDraft(undefined, { a: { label } }, {})).toEqual({ values: {}, emptied: [] })
  })
})
