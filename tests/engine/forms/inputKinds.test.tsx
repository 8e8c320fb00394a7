// Tests the inputs of texts and numbers: their type and keyboard, what they show of a loaded value, and what they send.
import type { RJSFSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount } from './mount'

const one = (schema: RJSFSchema, field: Partial<Field> = {}, initial?: unknown) =>
  mount({
    schema: { type: 'object', properties: { a: schema } },
    fields: { a: { label: 'word.a', ...field, ...(initial !== undefined && { initial: { from: 'page.a' } }) } },
    scope: { page: { a: initial } },
  })
const input = () => screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' })
const string = (format?: string): RJSFSchema => ({ type: 'string', ...(format !== undefined && { format }) })

// Tests what an input tells a phone: its kind, its keyboard, its direction, and whether to correct what is typed.
it.each<[string, RJSFSchema, Field['widget'], readonly (string | null)[]]>([
  ['a text', string(), undefined, ['text', null, null, null]],
  ['the widget text', string(), 'text', ['text', null, null, null]],
  ['the widget search', string(), 'search', ['search', 'search', null, null]],
  ['the widget tel', string(), 'tel', ['tel', 'tel', 'ltr', 'false']],
  ['the widget amount', string(), 'amount', ['text', 'decimal', 'ltr', 'false']],
  ['the widget number of a text', string(), 'number', ['text', 'decimal', 'ltr', 'false']],
  ['the widget number of an integer', { type: 'integer' }, 'number', ['text', 'numeric', 'ltr', 'false']],
  ['the widget amount of an integer', { type: 'integer' }, 'amount', ['text', 'numeric', 'ltr', 'false']],
  ['the widget date of a text', string(), 'date', ['date', null, null, null]],
  ['an integer', { type: 'integer' }, undefined, ['text', 'numeric', 'ltr', 'false']],
  ['a number', { type: 'number' }, undefined, ['text', 'decimal', 'ltr', 'false']],
  ['the format decimal', string('decimal'), undefined, ['text', 'decimal', 'ltr', 'false']],
  ['the format id', string('id'), undefined, ['text', 'numeric', 'ltr', 'false']],
  ['the format phone', string('phone'), undefined, ['tel', 'tel', 'ltr', 'false']],
  ['the format email', string('email'), undefined, ['email', 'email', 'ltr', 'false']],
  ['the format uri', string('uri'), undefined, ['url', 'url', 'ltr', 'false']],
  ['the format url', string('url'), undefined, ['url', 'url', 'ltr', 'false']],
  ['the format date', string('date'), undefined, ['date', null, null, null]],
  ['the format time', string('time'), undefined, ['time', null, null, null]],
  ['the format date-time', string('date-time'), undefined, ['datetime-local', null, null, null]],
  ['the format color', string('color'), undefined, ['color', null, null, null]],
  ['an unknown format', string('lumi'), undefined, ['text', null, null, null]],
])('the phone knows what %s needs', (_what, schema, widget, told) => {
  one(schema, widget === undefined ? {} : { widget })
  expect(['type', 'inputmode', 'dir', 'spellcheck'].map((name) => input().getAttribute(name))).toEqual(told)
  expect(input().getAttribute('autocapitalize')).toBe(told[3] === null ? null : 'none')
})

it.each<[string, RJSFSchema, Partial<Field>, unknown, string]>([
  ['a number', { type: 'number' }, {}, 2.5, '2.5'],
  ['a masked text', string(), { mask: '#### ####' }, '12345678', '1234 5678'],
  ['a telephone number with its dial code', string('phone'), { dialCodes: ['+966', '+1'] }, '+15550100', '5550100'],
  ['a time without its zone', string('time'), {}, '10:20:30+02:00', '10:20:30'],
  ['a moment in the time zone of the device', string('date-time'), {}, '2026-01-31T08:45:00Z', '2026-01-31T14:30'],
])('the input shows %s that was loaded', (_what, schema, field, value, shown) => {
  one(schema, field, value)
  expect(input().value.slice(0, shown.length)).toBe(shown)
  expect(input().value.slice(shown.length)).toMatch(/^(:00(\.000)?)?$/)
})

it.each<[string, RJSFSchema, Partial<Field>, string, unknown]>([
  ['a time with its seconds', string('time'), {}, '14:30:15', '14:30:15Z'],
  ['a number with a comma', { type: 'number' }, {}, '1,5', 1.5],
  ['an id of another script', string('id'), {}, '٤٢', '42'],
  ['a number for a code of the home country', string('phone'), { dialCodes: ['+966'] }, '0501234567', '+966501234567'],
  ['a number with a code of its own', string('phone'), { dialCodes: ['+966'] }, '+971501234567', '+971501234567'],
  ['letters of a mask', string(), { mask: 'AA-##' }, 'tr12', 'tr12'],
])('%s is sent as the schema wants it', async (_what, schema, field, typed, sent) => {
  const form = one(schema, field)
  fireEvent.change(input(), { target: { value: typed } })
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
})

it.each<[string, RJSFSchema, string, string]>([
  ['a word', { type: 'number' }, 'many', 'A must be a number'],
  ['a fraction', { type: 'integer' }, '1.5', 'A must be a whole number'],
  ['a number that no computer keeps exactly', { type: 'integer' }, '9007199254740993', 'A must be a whole number'],
  ['a word', string('decimal'), 'many', 'Please enter A as a number, for example 12.50'],
])('%s stays in the input of %j, and its message names the problem', async (_what, schema, typed, message) => {
  const form = one(schema)
  fireEvent.change(input(), { target: { value: typed } })
  await form.send()
  expect(messageAt('a')).toBe(message)
  expect(input().value).toBe(typed)
  expect(form.onSubmit).not.toHaveBeenCalled()
})

it('the seconds of a time can be entered', () => {
  one(string('time'))
  expect(input().step).toBe('1')
})

it.each([
  ['a text', string(), {}, 'word.limit'],
  ['several lines', string(), { widget: 'textarea' }, 'word.limit'],
  ['a secret', string(), { widget: 'password' }, 'word.limit'],
] as const)('%s shows the placeholder of the page', (_what, schema, field, placeholder) => {
  one(schema, { ...field, placeholder })
  expect(screen.getByPlaceholderText(/^Max /)).toBeTruthy()
})
