// Tests the conditions that people choose in the studio, the keys of new texts, and the names that a value may have.
import { describe, expect, it } from 'vitest'
import { choiceOf, conditionChoices, operandText, testOf } from '../../tools/studio/editor/panel/conditionTests'
import { namesOf } from '../../tools/studio/editor/model/names'
import { camel, newKey, usesOf } from '../../tools/studio/editor/model/textKeys'
import { emptyProduct } from './studioState'

const chosen = (id: string) => {
  const choice = conditionChoices.find((one) => one.id === id)
  if (!choice) throw new Error(`There is no test "${id}".`)
  return choice
}

describe('conditions: a test', () => {
  it.each<[string, string, string | undefined, unknown]>([
    ['equals', 'owner', undefined, 'owner'],
    ['equals', '5', 'integer', 5],
    ['equals', '5', 'string', '5'],
    ['equals', 'true', 'boolean', true],
    ['equals', 'false', undefined, false],
    ['equals', '0', 'integer', 0],
    ['equals', '', 'integer', ''],
    ['min', '0', undefined, { min: 0 }],
    ['min', '', undefined, { min: { from: '' } }],
    ['not', 'owner', undefined, { not: 'owner' }],
    ['not', '5', 'number', { not: 5 }],
    ['in', 'a, b', 'string', { in: ['a', 'b'] }],
    ['in', '1, 2', 'integer', { in: [1, 2] }],
    ['exists', '', undefined, { exists: true }],
    ['absent', '', undefined, { exists: false }],
    ['min', '5', undefined, { min: 5 }],
    ['max', '-0.5', undefined, { max: -0.5 }],
    ['below', 'data.limit', undefined, { below: { from: 'data.limit' } }],
    ['is', 'row.owner', undefined, { is: { from: 'row.owner' } }],
    ['since', '2026-11-01', undefined, { since: '2026-11-01' }],
    ['until', '1.4.0', undefined, { until: '1.4.0' }],
    ['since', '2026', undefined, { since: '2026' }],
    ['until', 'row.ends_at', undefined, { until: { from: 'row.ends_at' } }],
  ])('"%s" of "%s", of the type %s, is written and read again', (id, text, type, test) => {
    expect(testOf(chosen(id), text, type)).toEqual(test)
    expect(choiceOf(test)?.id).toBe(id)
    expect(operandText(test).replaceAll(' ', '')).toBe(
      typeof chosen(id).operand === 'boolean' ? String(chosen(id).operand) : text.replaceAll(' ', ''),
    )
  })

  it.each([
    ['two tests of one value', { min: 1, max: 2 }],
    ['a test with another value that has no words', { not: { from: 'row.id' } }],
    ['an unknown test', { near: 1 }],
  ])('that is %s is edited as data', (_what, test) => {
    expect(choiceOf(test)).toBeUndefined()
  })

  it('has words of its own', () => {
    const words = conditionChoices.map(({ says }) => says)
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('texts: the key of a new text', () => {
  const product = {
    ...emptyProduct,
    pages: {
      '/first': { title: 'shop.first.title', blocks: { one: { text: 'shop.taken' } } },
      '/second-page': { blocks: {} },
    },
    markets: { main: { pages: { '/first': { title: 'shop.taken' } } } },
    navigation: { home: { label: 'shop.taken' } },
    locales: { en: { 'shop.first.add': 'Add', 'shop.first.add2': 'Add' } },
  }
  it.each([
    ['/first', 'Add a host', 'shop.first.addAHost'],
    ['/first', 'Add', 'shop.first.add3'],
    ['/first', 'One two three four five', 'shop.first.oneTwoThreeFour'],
    ['/first', 'إضافة', 'shop.first.text'],
    ['/second-page', 'Save', 'secondPage.save'],
  ])('on %s for "%s" is %s', (route, text, key) => {
    expect(newKey(product, route, text)).toBe(key)
  })

  it.each([
    ['Café crème', 'cafeCreme'],
    ['ID of host', 'iDOfHost'],
    ['100 %', '100'],
    ['', ''],
  ])('"%s" is "%s" in camel case', (text, name) => {
    expect(camel(text)).toBe(name)
  })

  it('is found in pages, markets and the navigation', () => {
    expect(usesOf(product, 'shop.taken')).toEqual([
      '/first › blocks › one › text',
      'main › pages › /first › title',
      'home › label',
    ])
  })
})

it.each([
  ['readEndpoint', ['GET /r', 'GET /f']],
  ['writeEndpoint', ['POST /w', 'POST /m']],
  ['fileEndpoint', ['GET /f']],
  ['route', ['/first']],
  ['linkedRoute', ['/first']],
  ['form', ['order']],
  ['icon', ['wallet']],
  ['event', ['visit']],
  ['widget', ['clock']],
  ['nativeCall', ['openRoom']],
  ['message', []],
] as const)('the names of the set "%s" are %j', (set, names) => {
  const endpoint = (kind: string) => ({ kind, answer: [], rows: [] })
  const known = {
    endpoints: {
      'GET /r': endpoint('read'),
      'POST /w': endpoint('write'),
      'POST /m': endpoint('money'),
      'GET /f': endpoint('read'),
    },
    files: ['GET /f'],
    forms: { order: [] },
    icons: ['wallet'],
    events: ['visit'],
    widgets: ['clock'],
    nativeCalls: ['openRoom'],
    scope: [],
  }
  expect(namesOf({ ...emptyProduct, known }, set)).toEqual(names)
})
