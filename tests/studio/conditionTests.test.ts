// Tests the conditions that people choose in the studio, the keys of new texts, and the names that a value may have.
import { describe, expect, it } from 'vitest'
import { choiceOf, conditionChoices, operandText, testOf } from '../../tools/studio/editor/panel/conditionTests'
import { newKey, usesOf } from '../../tools/studio/editor/model/textKeys'
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
    ['equals', '', 'integer', ''],
    ['in', '1, 2', 'integer', { in: [1, 2] }],
    ['absent', '', undefined, { exists: false }],
    ['min', '5', undefined, { min: 5 }],
    ['below', 'data.limit', undefined, { below: { from: 'data.limit' } }],
    ['since', '2026-11-01', undefined, { since: '2026-11-01' }],
    ['until', 'row.ends_at', undefined, { until: { from: 'row.ends_at' } }],
  ])('"%s" of "%s", of the type %s, is written and read again', (id, text, type, test) => {
    expect(testOf(chosen(id), text, type)).toEqual(test)
    expect(choiceOf(test)?.id).toBe(id)
    expect(operandText(test).replaceAll(' ', '')).toBe(
      typeof chosen(id).operand === 'boolean' ? String(chosen(id).operand) : text.replaceAll(' ', ''),
    )
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

  it('is found in pages, markets and the navigation', () => {
    expect(usesOf(product, 'shop.taken')).toEqual([
      '/first › blocks › one › text',
      'main › pages › /first › title',
      'home › label',
    ])
  })
})
