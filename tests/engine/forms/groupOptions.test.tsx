// Tests choices whose request has a value of the same group of fields.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { mount, user } from './mount'

const text = { type: 'string' } as const
const schema: RJSFSchema = {
  type: 'object',
  properties: { way: { type: 'object', properties: { country: text, method: text, note: text } } },
}
const fields: ById<Field> = {
  way: {
    label: 'word.a',
    fields: {
      country: { label: 'word.country', options: { call: 'POST /places', value: 'row.id', label: 'row.name' } },
      method: {
        label: 'word.method',
        options: {
          call: 'POST /ways',
          body: { country: { from: 'form.way.country' } },
          value: 'row.id',
          label: 'row.name',
        },
      },
      note: { label: 'word.note' },
    },
  },
}
const rows: { readonly [call: string]: readonly object[] } = {
  'POST /places': ['Near', 'Far'].map((name) => ({ id: name, name })),
  'POST /ways': ['Card', 'Cash'].map((name) => ({ id: name, name })),
}
const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }))

it('they wait for that value, and name its field', async () => {
  const loadOptions = vi.fn(({ call }: { readonly call: string }) => Promise.resolve(rows[call] ?? []))
  mount({ schema, fields, services: { loadOptions } })
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'x')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Method: Choose Country first' })).toBeTruthy()
  await choose('Near')
  await choose('Card')
  expect(loadOptions.mock.calls.map(([{ call }]) => call)).toEqual(['POST /places', 'POST /ways'])
})

it.each<[string, () => Promise<void>, object]>([
  [
    'stays when another field of the group changes',
    () => user.type(screen.getByRole('textbox', { name: /^Note/ }), 'x'),
    { country: 'Near', method: 'Card', note: 'x' },
  ],
  ['stays when it changes itself', () => choose('Cash'), { country: 'Near', method: 'Cash' }],
  ['is dropped when that value changes', () => choose('Far'), { country: 'Far' }],
])('the chosen one %s', async (_what, change, way) => {
  const loadOptions = ({ call }: { readonly call: string }) => Promise.resolve(rows[call] ?? [])
  const form = mount({ schema, fields, services: { loadOptions } })
  await choose('Near')
  await choose('Card')
  await change()
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ way }]])
})
