// Tests the values of choices: which type they are sent with, and which of them belong to an earlier answer.
import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { asSchemaValue, isSameChoice } from '../../../src/engine/forms/fields/choice'
import { staleChoices } from '../../../src/engine/forms/fields/staleChoices'
import type { ById, Field } from '../../../src/engine/language/types/plain'

it.each<[unknown, RJSFSchema['type'], unknown]>([
  ['5', 'integer', 5],
  ['-5', 'integer', -5],
  ['0', 'integer', 0],
  ['-0.5', 'number', -0.5],
  ['5', 'string', '5'],
  [5, 'string', '5'],
  [0, 'string', '0'],
  [-5, 'string', '-5'],
  ['', 'integer', ''],
  ['five', 'number', 'five'],
  [undefined, 'string', undefined],
])('the chosen %j of a field of the type %s is sent as %j', (chosen, type, sent) => {
  expect(asSchemaValue(chosen, { type })).toBe(sent)
})

it.each([
  [7, '7', true],
  [0, '0', true],
  [0, '', false],
  ['', undefined, false],
  [null, 'null', false],
  [false, 'false', false],
  [false, false, true],
])('%j and %j are the same choice: %s', (one, other, isSame) => {
  expect([isSameChoice(one, other), isSameChoice(other, one)]).toEqual([isSame, isSame])
})

const city: Field = {
  label: 'word.city',
  options: { call: 'POST /cities', body: { of: { from: 'form.country' } }, value: 'row.id', label: 'row.name' },
}
const fields: ById<Field> = {
  country: { label: 'word.country' },
  city,
  note: { label: 'word.note' },
  cities: { label: 'word.city', items: city },
  home: { label: 'word.home', fields: { city } },
}

it.each<[string, object, object, readonly string[]]>([
  ['what it depends on changes', { country: 'sa', city: '1' }, { country: 'ae', city: '1' }, ['city']],
  ['what it depends on is cleared', { country: 'sa', city: '1' }, { city: '1' }, ['city']],
  ['something else changes', { country: 'sa', city: '1', note: 'a' }, { country: 'sa', city: '1', note: 'b' }, []],
  ['both change at once, because a row fills both', { country: 'sa', city: '1' }, { country: 'ae', city: '2' }, []],
  ['nothing is chosen', { country: 'sa' }, { country: 'ae' }, []],
  ['it is 0', { country: 'sa', city: 0 }, { country: 'ae', city: 0 }, ['city']],
  ['it is in a group', { country: 'sa', home: { city: '1' } }, { country: 'ae', home: { city: '1' } }, ['home.city']],
  [
    'it is in a list, whose other item is new',
    { country: 'sa', cities: ['1'] },
    { country: 'ae', cities: ['1', '2'] },
    ['cities.0'],
  ],
])('a choice is stale or not when %s', (_, before, after, stale) => {
  expect(staleChoices(fields, { ...before }, { ...after }).map((path) => path.join('.'))).toEqual(stale)
})
