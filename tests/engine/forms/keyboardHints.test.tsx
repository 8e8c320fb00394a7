// Tests what a field tells the keyboard of a phone, and what it lets the browser fill in.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { mount } from './mount'

it.each<
  [string, Partial<Field>, object, { readonly hint: string; readonly fill: string; readonly mode: string | null }]
>([
  ['a text', {}, {}, { hint: 'go', fill: 'off', mode: null }],
  ['a name', { fill: 'name' }, {}, { hint: 'go', fill: 'name', mode: null }],
  ['a search', { widget: 'search' }, {}, { hint: 'search', fill: 'off', mode: 'search' }],
  ['a telephone number', { widget: 'tel' }, {}, { hint: 'go', fill: 'tel', mode: 'tel' }],
  ['an e-mail address', {}, { format: 'email' }, { hint: 'go', fill: 'email', mode: 'email' }],
  ['an amount', { widget: 'amount' }, {}, { hint: 'go', fill: 'off', mode: 'decimal' }],
  ['a text of the mask ####', { mask: '####' }, {}, { hint: 'go', fill: 'off', mode: 'numeric' }],
  ['a text of the mask +7 ### ##', { mask: '+7 ### ##' }, {}, { hint: 'go', fill: 'off', mode: 'numeric' }],
  ['a text of the mask AA-####', { mask: 'AA-####' }, {}, { hint: 'go', fill: 'off', mode: null }],
  ['a text of the mask **** ****', { mask: '**** ****' }, {}, { hint: 'go', fill: 'off', mode: null }],
  ['a text of the mask #A*', { mask: '#A*' }, {}, { hint: 'go', fill: 'off', mode: null }],
])('%s names its Enter key, its keyboard and its purpose', (_what, field, schema, { hint, fill, mode }) => {
  mount({
    schema: { type: 'object', properties: { a: { type: 'string', ...schema } } },
    fields: { a: { label: 'word.a', ...field } },
  })
  const input = screen.getByLabelText<HTMLInputElement>(/A/, { selector: 'input' })
  expect(input.getAttribute('enterkeyhint')).toBe(hint)
  expect(input.autocomplete).toBe(fill)
  expect(input.getAttribute('inputmode')).toBe(mode)
})
