// Tests what the check reports about values whose schema says what they mean, and about fields that do not fit theirs.
import { describe, expect, it } from 'vitest'
import { sentence } from '@pagewright/engine/tools'
import { checkPages } from '../../../tools/cli/check/grammar/checkPages'
import { checkKeywords } from '../../../tools/cli/check/grammar/checkKeywords'
import { known, shop } from './meaningProduct'

const said = (block: object) =>
  checkPages({ '/things': { title: 'a.title', blocks: { b: block } } }, known).map(sentence)
const orders = (show: object, more: object = {}) => ({
  block: 'list',
  rows: 'POST /orders',
  key: 'row.id',
  show,
  ...more,
})
const line = (value: string, more: object = {}) =>
  orders({ title: 'row.name', lines: { one: { label: 'a.name', value: `row.${value}`, ...more } } })
const note = (of: object) =>
  orders({ title: 'row.name' }, { detail: { title: { say: 'a.title', with: { one: of } }, lines: {} } })

it.each([
  [
    'a time without a format',
    line('at'),
    'b › show › lines › one: "row.at" means "time", and no format stands here. Allowed: time, date,',
  ],
  [
    'a time as a number',
    line('at', { format: 'count' }),
    'one › format: "row.at" means "time", and "count" does not show it.',
  ],
  ['a picture as a text', line('face'), '"row.face" means "image", and no format stands here. Allowed: image.'],
  ['a name as a picture', line('id', { format: 'image' }), '"row.id" means "order-id", and "image" does not show it.'],
  ['money rounded to a count', line('sum', { format: 'count' }), 'Allowed: money, gain, loss, short, text.'],
  ['an address that nobody reads', line('page', { format: 'text' }), 'means "link", which nobody should read'],
  ['Markdown as it is', line('news'), 'Allowed: rich.'],
  ['a telephone number without its direction', line('call'), 'Allowed: phone, text.'],
  ['a time within a sentence', note({ from: 'row.at' }), 'with › one: "row.at" means "time"'],
  [
    'a name where a picture stands',
    orders({ title: 'row.name', image: 'row.id' }),
    '"row.id" means "order-id", and here stands what means "image". [cannot-match]',
  ],
  [
    'a picture as a title',
    orders({ title: 'row.face' }),
    '"row.face" means "image", and here stands a text that people read. [cannot-match]',
  ],
  [
    'a heading of seconds',
    orders({ title: 'row.name' }, { sections: { by: 'row.at' } }),
    'sections: "row.at" means "time"',
  ],
])('F44 a value is shown as what it means: %s is reported', (_what, block, problem) => {
  expect(said(block).join('\n')).toContain(problem)
})

describe('F44 a value goes only where its meaning is expected', () => {
  const asked = (from: string) => ({ block: 'record', call: 'POST /order', body: { id: { from } }, cells: {} })
  const inRow = (when: object) =>
    orders({ title: 'row.name', lines: { one: { label: 'a.name', value: 'row.name', when } } })

  it('an id of another kind is refused in a request', () => {
    const block = orders(
      { title: 'row.name' },
      { detail: { title: 'a.title', lines: {}, blocks: { one: asked('row.person') } } },
    )
    expect(said(block).join('\n')).toContain(
      '"row.person" means "account-id", and here stands what means "order-id". [cannot-match]',
    )
  })

  it.each([
    ['two times', { 'row.at': { below: { from: 'row.until' } } }, ''],
    [
      'a time and an id',
      { 'row.at': { below: { from: 'row.seen' } } },
      '"row.seen" means "count", and here stands what means "time"',
    ],
  ])('%s are compared', (_what, when, problem) => {
    expect(said(inRow(when)).join('\n')).toContain(problem)
    if (problem === '') expect(said(inRow(when))).toEqual([])
  })
})

const orderChoices = (value: string, label: string) => ({ call: 'POST /orders', body: { page: 1 }, value, label })
const field = (name: string, more: object) => ({
  block: 'form',
  form: 'shop',
  fields: {
    ...Object.fromEntries(Object.keys(shop.properties ?? {}).map((one) => [one, { label: 'a.name' }])),
    kind: { label: 'a.name', words: { a: 'a.name', b: 'a.name' } },
    [name]: { label: 'a.name', ...(name === 'kind' && { words: { a: 'a.name', b: 'a.name' } }), ...more },
  },
  submit: { do: 'call', call: 'POST /shop', label: 'a.name', reasons: { '1001': 'a.name' } },
})

describe('F44 a field fits the schema that it edits', () => {
  it.each([
    ['a switch for a text', field('name', { widget: 'switch' }), 'fields › name › widget: "switch" edits '],
    [
      'a calendar for any text',
      field('name', { widget: 'date' }),
      'the schema does not say "format": "date". [cannot-match]',
    ],
    ['choices without any', field('name', { widget: 'cards' }), '[cannot-match]'],
    [
      'names where ids are held',
      field('held', { options: orderChoices('row.name', 'row.name') }),
      'holds what means "order-id"',
    ],
    ['ids for names', field('name', { options: orderChoices('row.name', 'row.id') }), 'label: means "order-id"'],
    [
      'suggestions for several lines',
      field('name', { widget: 'textarea', suggest: ['ann'] }),
      'suggest: only a field with a typed line has "suggest": one with the widget text, search, tel, number, amount, date.',
    ],
    [
      'a note on values that nobody suggests',
      field('name', { suggestNote: { text: 'a.name' } }),
      'suggestNote: it is a note on suggested values: add "suggest".',
    ],
    [
      'a note that reads what a suggested value lacks',
      field('count', { widget: 'number', suggest: [4], suggestNote: { text: 'a.name', when: { 'row.price': 1 } } }),
      'row.price',
    ],
    ['a check of a choice', field('kind', { check: {} }), 'check: only a field with a typed line has "check"'],
    ['a check of a secret', field('name', { widget: 'password', check: {} }), 'has "check"'],
    ['several lines for a number', field('count', { widget: 'textarea' }), '[cannot-match]'],
    [
      'a message that can never show',
      field('name', { messages: { maximum: 'a.name' } }),
      'messages › maximum: this field is never refused for "maximum"',
    ],
    [
      'a message for what nobody requires',
      field('kind', { messages: { required: 'a.name' } }),
      'never refused for "required"',
    ],

    [
      'an initial text that is too long',
      field('name', { initial: 'abcdef' }),
      'initial: "abcdef" has more than 5 characters. [unfit-value]',
    ],

    ['an initial text of other letters', field('name', { initial: 'ABC' }), 'does not match ^[a-z]+$. [unfit-value]'],

    ['an initial number between the steps', field('count', { initial: 3 }), '3 is no multiple of 2. [unfit-value]'],
  ])('%s is reported', (_what, block, problem) => {
    expect(said(block).join('\n')).toContain(problem)
  })

  it('a code with which the server never refuses is reported', () => {
    const { submit, ...block } = field('name', {})
    const wrong = { ...block, submit: { ...submit, reasons: { '1010': 'a.name' } } }
    expect(said(wrong)).toEqual([
      expect.stringContaining('the server never refuses with "1010". Allowed: 1001. Did you mean "1001"?'),
    ])
  })
})

it.each([
  ['an unknown meaning', { type: 'integer', 'x-means': 'tiem' }, 'Did you mean "time"?'],
  ['a misspelt keyword', { type: 'integer', 'x-menas': 'time' }, 'Did you mean "x-means"?'],
  ['no name', { type: 'integer', 'x-means': 5 }, '5 is no meaning of a value.'],
  [
    'a picture with the format of an id',
    { type: 'string', 'x-means': 'image', format: 'id' },
    'what means "image" does not have the format "id". Allowed: image-url, uri, url.',
  ],
  [
    'pictures with the format of an id',
    { type: 'array', 'x-means': 'images', items: { type: 'string', format: 'id' } },
    'what means "images" does not have the format "id".',
  ],
  [
    'a count below nothing',
    { type: 'integer', 'x-means': 'count', minimum: -1 },
    'a › minimum: what means "count" is never below 0, and "minimum" is -1.',
  ],
  [
    'a meaning of another type',
    { type: 'integer', 'x-means': 'image' },
    'what means "image" is string, and the type here is integer. [cannot-match]',
  ],
])('F44 a schema says what its values mean: %s is reported', (_what, schema, problem) => {
  expect(checkKeywords(schema, ['a']).map(sentence).join('\n')).toContain(problem)
})
