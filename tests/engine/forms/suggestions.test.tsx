// Tests that answers are suggested only where a person may enter one.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { mount, texts } from './mount'

const recents = { load: () => [{ value: '30' }], add() {}, keep: () => false }
const kinds: readonly (readonly [string, Partial<Field>])[] = [
  ['suggested answers', { suggest: ['10', '20'] }],
  ['the values that were sent last', { recent: {} }],
  ['the largest number', { fillMax: 'word.x', max: '50' }],
]
const places: readonly (readonly [string, Partial<Field>, RJSFSchema, boolean])[] = [
  ['a field', {}, {}, true],
  ['a read-only field', { readOnly: true }, {}, false],
  ['a field whose schema is read-only', {}, { readOnly: true }, false],
  ['a constant', {}, { const: '10' }, false],
]

describe.each(kinds)('%s', (_, field) => {
  it.each(places)('of %s', (_what, more, schema, isShown) => {
    mount({
      schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal', ...schema } } },
      fields: { a: { label: 'word.a', ...field, ...more } },
      services: { recents },
    })
    expect(document.querySelector('[data-field="a"]')).not.toBeNull()
    expect(screen.queryByRole('group', { name: /A/ }) !== null).toBe(isShown)
  })
})

it.each([
  ['50', true],
  ['0.01', true],
  ['0', false],
  ['0.00', false],
  ['-5', false],
  [0, false],
  [undefined, false],
])('the button for the largest number stands there for the limit %j: %s', (limit, isShown) => {
  mount({
    schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal' } } },
    fields: { a: { label: 'word.a', fillMax: 'word.x', max: { from: 'data.limit' } } },
    scope: { data: { limit } },
  })
  expect(screen.queryByRole('group', { name: /A/ }) !== null).toBe(isShown)
})

it('suggested amounts have the unit of the input and the separators of the language', async () => {
  await texts.change('tr')
  mount({
    schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal' } } },
    fields: { a: { label: 'word.a', suffix: 'word.b', suggest: ['10', '20.5'] } },
  })
  expect(screen.getAllByRole('button', { pressed: false }).map((one) => one.textContent)).toEqual([
    '10\u00a0B',
    '20,5\u00a0B',
  ])
  await texts.change('en')
})
