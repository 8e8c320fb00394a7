// Tests the problems of lists whose rows are cards.
import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check, list } from './smallProduct'

const cards = { ...list, columnWidth: 240 }
const wide = { title: 'row.name', image: 'row.name', imageShape: 'wide' }
const table = { title: 'a.name', columns: { at: { label: 'a.name', value: 'row.at', format: 'time' } } }

it.each([
  ['cards', cards],
  ['a wide picture', { ...cards, show: wide }],
  ['rows and a table', { ...list, table }],
])('%s is good', (_what, block) => {
  expect(check(block).map(sentence)).toEqual([])
})

it.each([
  ['another width', { ...cards, columnWidth: 30 }, 'Allowed: 160, 200'],
  ['a table beside cards', { ...cards, table }, 'either cards ("columnWidth") or "table"'],
  ['sections of cards', { ...cards, sections: { by: 'row.role' } }, 'either cards ("columnWidth") or "sections"'],
  ['a wide picture in a row', { ...list, show: wide }, 'only a card of a list with "columnWidth"'],
])('%s is told', (_what, block, said) => {
  expect(check(block).map(sentence).join('\n')).toContain(said)
})
