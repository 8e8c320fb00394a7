// Tests that a choice of rows in a group or in a list behaves as one at the top of a form.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import type { Values } from '../../../src/engine/forms/fields/services'
import { mount, user } from './mount'

const text = { type: 'string' } as const
const pair: RJSFSchema = { type: 'object', properties: { method: text, amount: text } }
const rows = [
  { id: 'a', name: 'Card', least: '7' },
  { id: 'b', name: 'Bank', least: '9' },
]

/** Returns the fields of a choice and of a hidden value that its row fills. */
function pairOf(more: Partial<Field> = {}): ById<Field> {
  const options = { call: 'POST /ways', value: 'row.id', label: 'row.name', fills: { amount: 'row.least' } }
  return {
    method: { label: 'word.method', ...more, options: { ...options, ...more.options } },
    amount: { label: 'word.amount', widget: 'hidden' },
  }
}

/** The places of the choice, each with the form that has it there and the values of the form. */
const places: readonly (readonly [
  where: string,
  schema: RJSFSchema,
  fields: (own: ById<Field>) => ById<Field>,
  values: (own: Values) => Values,
])[] = [
  ['at the top', pair, (own) => own, (own) => own],
  [
    'in a group',
    { type: 'object', properties: { way: pair } },
    (own) => ({ way: { label: 'word.a', fields: own } }),
    (own) => ({ way: own }),
  ],
  [
    'in a list',
    { type: 'object', properties: { ways: { type: 'array', items: pair } } },
    (own) => ({ ways: { label: 'word.a', items: { label: 'word.b', fields: own } } }),
    (own) => ({ ways: [own] }),
  ],
]

describe.each(places)('a choice of rows %s', (_where, schema, fieldsOf, valuesOf) => {
  function open(draft: Values, more: Partial<Field> = {}, last: readonly { readonly value: string }[] = []) {
    return mount({
      schema,
      fields: fieldsOf(pairOf(more)),
      services: {
        loadOptions: () => Promise.resolve(rows),
        drafts: { load: () => valuesOf(draft), save: vi.fn(), clear: vi.fn() },
        recents: { load: () => last, add: vi.fn(), keep: () => false },
      },
    })
  }

  it('fills a hidden field with the newest value of its row, not with that of a draft', async () => {
    const form = open({ method: 'a', amount: '5' })
    await screen.findByRole('radio', { checked: true })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[valuesOf({ method: 'a', amount: '7' })]])
  })

  it('fills it again with another choice', async () => {
    const form = open({ method: 'a', amount: '5' })
    await user.click(await screen.findByRole('radio', { name: 'Bank' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[valuesOf({ method: 'b', amount: '9' })]])
  })

  it.each([
    ['the one that was sent last', { recent: {} }, 'Bank'],
    ['the first, if the field keeps nothing', {}, 'Card'],
  ])('is preselected: %s', async (_what, more, name) => {
    const options = { preselect: true } as Field['options']
    open({}, { ...more, ...(options && { options }) }, [{ value: 'b' }])
    const chosen = await screen.findByRole('radio', { checked: true })
    expect(chosen.closest('label')?.textContent).toBe(name)
  })
})
