import type { RJSFSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Values } from '../../../src/engine/forms/fields/services'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount, user } from './mount'

interface Kind {
  readonly is: string
  readonly schema: RJSFSchema
  readonly field?: Omit<Field, 'label'>
  /** The message at field `a` after an empty submit; undefined if an empty form may be sent. */
  readonly empty?: string
  readonly fill?: () => Promise<unknown>
  readonly sent: Values
}

const type = (name: string, text: string) => () =>
  user.type(screen.getByLabelText(name, { selector: 'input, textarea' }), text)
const set = (name: string, text: string) => async () =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } })
const press = (role: string, name: string) => () => user.click(screen.getByRole(role, { name }))
const needed = 'Please enter A'
const chosen = 'Please select A'

/** Draws field `a`, submits it empty, fills it and submits it again. */
async function testKind({ schema, field, empty, fill, sent }: Kind): Promise<void> {
  const fields: ById<Field> = { a: { label: 'word.a', ...field } }
  const form = mount({
    schema: { type: 'object', properties: { a: schema }, required: ['a'], additionalProperties: false },
    fields,
  })
  if (empty !== undefined) {
    await form.send()
    expect(messageAt('a')).toBe(empty)
    expect(form.onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('1 field needs your attention')).toBeTruthy()
  }
  await fill?.()
  await form.send()
  expect(messageAt('a')).toBeNull()
  expect(form.onSubmit.mock.calls).toEqual([[sent]])
}

describe('every kind of schema is drawn, validated and sent', () => {
  const typed: readonly (readonly [string, RJSFSchema, typeof type | typeof set, text: string, sent: unknown])[] = [
    ['text', { type: 'string' }, type, 'hello', 'hello'],
    ['email', { type: 'string', format: 'email' }, type, 'a@b.co', 'a@b.co'],
    ['phone', { type: 'string', format: 'phone' }, type, '٠٥٠٠٠٠٠٠', '05000000'],
    ['date', { type: 'string', format: 'date' }, set, '2026-01-31', '2026-01-31'],
    ['time', { type: 'string', format: 'time' }, set, '14:30', '14:30:00+05:45'],
    ['date-time', { type: 'string', format: 'date-time' }, set, '2026-01-31T14:30', '2026-01-31T08:45:00.000Z'],
    ['color', { type: 'string', format: 'color' }, set, '#ff0000', '#ff0000'],
    ['number', { type: 'number' }, type, '٣٫٥', 3.5],
    ['integer', { type: 'integer' }, type, '۴۲', 42],
    ['decimal', { type: 'string', format: 'decimal' }, type, '1,234.50', '1234.5'],
    ['id', { type: 'string', format: 'id' }, type, '9007199254740993', '9007199254740993'],
  ]

  const kinds: readonly Kind[] = [
    ...typed.map(([is, schema, fill, text, a]): Kind => ({
      is,
      schema,
      empty: needed,
      fill: fill('A', text),
      sent: { a },
    })),
    {
      is: 'password',
      schema: { type: 'string' },
      field: { widget: 'password' },
      empty: needed,
      fill: type('A', 's3cret'),
      sent: { a: 's3cret' },
    },
    { is: 'nullable left empty', schema: { type: ['string', 'null'] }, sent: { a: null } },
    { is: 'nullable', schema: { type: ['string', 'null'] }, fill: type('A', 'x'), sent: { a: 'x' } },
    { is: 'nullable number', schema: { type: ['number', 'null'] }, fill: type('A', '7'), sent: { a: 7 } },
    { is: 'default', schema: { type: 'string', default: 'kept' }, sent: { a: 'kept' } },
    { is: 'const', schema: { type: 'string', const: 'fixed' }, sent: { a: 'fixed' } },
    {
      is: 'read-only',
      schema: { type: 'string', readOnly: true, default: 'r' },
      fill: type('A', 'xx'),
      sent: { a: 'r' },
    },
    { is: 'hidden', schema: { type: 'string', default: 'h' }, field: { widget: 'hidden' }, sent: { a: 'h' } },
    {
      is: 'consent',
      schema: { type: 'boolean', enum: [true] },
      empty: 'Please agree to go on: A',
      fill: press('checkbox', 'A'),
      sent: { a: true },
    },
    { is: 'checkbox left empty', schema: { type: 'boolean' }, field: { widget: 'checkbox' }, sent: { a: false } },
    {
      is: 'checkbox taken back',
      schema: { type: 'boolean' },
      field: { widget: 'checkbox' },
      fill: async () => {
        await press('checkbox', 'A')()
        await press('checkbox', 'A')()
      },
      sent: { a: false },
    },
    { is: 'switch', schema: { type: 'boolean' }, fill: press('switch', 'A'), sent: { a: true } },
    {
      is: 'yes or no',
      schema: { type: 'boolean' },
      field: { widget: 'radio' },
      empty: chosen,
      fill: press('radio', 'No'),
      sent: { a: false },
    },
    {
      is: 'enum as rows',
      schema: { type: 'string', enum: ['x', 'y'] },
      empty: chosen,
      fill: press('radio', 'y'),
      sent: { a: 'y' },
    },
    {
      is: 'enum of numbers',
      schema: { type: 'integer', enum: [1, 2] },
      field: { widget: 'cards', words: { 1: 'word.x' } },
      empty: chosen,
      fill: press('radio', 'X'),
      sent: { a: 1 },
    },
    {
      is: 'enum as chips',
      schema: { enum: ['x', 'y'] },
      field: { widget: 'chips' },
      empty: chosen,
      fill: press('radio', 'x'),
      sent: { a: 'x' },
    },
    {
      is: 'long enum in a sheet',
      schema: { type: 'string', enum: [...'abcdefghij'] },
      empty: chosen,
      fill: async () => {
        await user.click(screen.getByRole('button', { name: 'A' }))
        await user.type(screen.getByRole('searchbox'), 'h')
        await user.click(screen.getByRole('button', { name: 'h' }))
      },
      sent: { a: 'h' },
    },
    {
      is: 'oneOf of constants',
      schema: {
        type: 'string',
        oneOf: [
          { const: 'x', title: 'Ex' },
          { const: 'y', title: 'Why' },
        ],
      },
      empty: chosen,
      fill: press('radio', 'Why'),
      sent: { a: 'y' },
    },
    {
      is: 'several of an enum',
      schema: { type: 'array', uniqueItems: true, minItems: 1, items: { type: 'string', enum: ['x', 'y', 'z'] } },
      empty: chosen,
      fill: async () => {
        await press('checkbox', 'z')()
        await press('checkbox', 'x')()
      },
      sent: { a: ['x', 'z'] },
    },
    {
      is: 'nested object',
      schema: {
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
        required: ['city'],
        additionalProperties: false,
      },
      field: { fields: { city: { label: 'word.city' }, street: { label: 'word.street' } } },
      fill: type('City', 'Riyadh'),
      sent: { a: { city: 'Riyadh' } },
    },
    {
      is: 'list of text',
      schema: { type: 'array', items: { type: 'string' }, minItems: 1 },
      empty: chosen,
      fill: async () => {
        await press('button', 'Add A')()
        await type('A 1', 'one')()
      },
      sent: { a: ['one'] },
    },
    {
      is: 'list of objects',
      schema: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        minItems: 1,
        maxItems: 2,
      },
      field: { items: { label: 'word.user', fields: { name: { label: 'word.name' } } } },
      fill: type('Name', 'Zoe'),
      sent: { a: [{ name: 'Zoe' }] },
    },
    {
      is: 'tuple',
      schema: { type: 'array', items: [{ type: 'string' }, { type: 'number' }], minItems: 2, maxItems: 2 },
      fill: async () => {
        await type('A 1', 'x')()
        await type('A 2', '2')()
      },
      sent: { a: ['x', 2] },
    },
    {
      is: 'anyOf of kinds',
      schema: {
        anyOf: [
          { type: 'string', title: 'Words' },
          { type: 'number', title: 'Figure' },
        ],
      },
      fill: async () => {
        await press('radio', 'Figure')()
        await user.type(screen.getByRole('textbox'), '5')
      },
      sent: { a: 5 },
    },
    {
      is: 'oneOf of objects',
      schema: {
        oneOf: [
          {
            type: 'object',
            title: 'Bank',
            properties: { kind: { const: 'bank' }, street: { type: 'string' } },
            required: ['kind', 'street'],
          },
          {
            type: 'object',
            title: 'Cash',
            properties: { kind: { const: 'cash' }, city: { type: 'string' } },
            required: ['kind', 'city'],
          },
        ],
      },
      field: { fields: { street: { label: 'word.street' }, city: { label: 'word.city' } } },
      fill: async () => {
        await press('radio', 'Cash')()
        await type('City', 'Jeddah')()
      },
      sent: { a: { kind: 'cash', city: 'Jeddah' } },
    },
    {
      is: 'allOf',
      schema: { allOf: [{ type: 'string' }, { minLength: 2 }] },
      empty: needed,
      fill: type('A', 'ok'),
      sent: { a: 'ok' },
    },
  ]

  it.each(kinds)('$is', testKind)
})
