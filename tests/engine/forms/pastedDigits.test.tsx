// Tests that a number means the same in the digits of each script, and with the invisible signs that a phone copies with it.
import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { mount, texts, user } from './mount'

const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe.each<[string, RJSFSchema, Partial<Field>, string, unknown]>([
  ['a telephone number', { type: 'string', format: 'phone' }, {}, '+966501234567', '+966501234567'],
  ['a telephone number by its widget', { type: 'string' }, { widget: 'tel' }, '0501234567', '0501234567'],
  ['an ID', { type: 'string', format: 'id' }, {}, '81000004', '81000004'],
  ['an amount', { type: 'string', format: 'decimal' }, {}, '12.5', '12.5'],
  ['an amount by its widget', { type: 'string' }, { widget: 'amount' }, '12.5', '12.5'],
  ['a whole number', { type: 'integer' }, {}, '42', 42],
  ['a number', { type: 'number' }, {}, '4.5', 4.5],
  ['a number with a mask', { type: 'string', maxLength: 12 }, { mask: '#### ####' }, '12345678', '12345678'],
  ['a number beside its dial code', { type: 'string', format: 'phone' }, { dialCodes: ['+966'] }, '0501', '+966501'],
  [
    'a number with another dial code',
    { type: 'string', format: 'phone' },
    { dialCodes: ['+966'] },
    '+971501',
    '+971501',
  ],
])('%s', (_what, schema, field, typed, sent) => {
  it.each([
    ['in Latin digits', typed],
    ['in Arabic digits', inScript(typed, 0x660)],
    ['in Persian digits', inScript(typed, 0x6f0)],
    ['as the contacts of an iPhone copy it', `\u202d${typed}\u202c`],
    ['from an Arabic text', `\u200f${typed}\u061c`],
    ['from a text that isolates it', `\u2066${typed}\u2069`],
  ])('is pasted %s', async (_how, text) => {
    const form = mount({
      schema: { type: 'object', properties: { a: schema } },
      fields: { a: { label: 'word.a', ...field } },
    })
    await user.click(screen.getByLabelText(/^A/, { selector: 'input' }))
    await user.paste(text)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
  })
})

// Half of the languages read a comma or a point before three digits as thousands, and half as a decimal sign.
it.each<[string, string, string, string?]>([
  ['1,234', '1234', '1234'],
  ['1.234', '1.2340', '1.234'],
  ['12,345', '12345', '12345'],
  ['-1.234', '-1.2340', '-1.234'],
  ['1.234.567', '1234567', '1234567'],
  ['1.234,50', '1234.5', '1234.5'],
  ['1 234,5', '1234.5', '1234.5'],
  ['0,125', '0.125', '0.125'],
  ['١٬٢٣٤', '1234', '1234'],
  ['١,٢٣٤', '1234', '1234'],
  ['۱٫۲۳۴', '1.2340', '1.234'],
  ['1.234', '1234', '1234', 'tr'],
  ['1,234', '1,2340', '1.234', 'tr'],
  ['1.234,50', '1234,5', '1234.5', 'tr'],
  ['12.5', '12,5', '12.5', 'tr'],
  ['0.125', '0,125', '0.125', 'tr'],
  ['\u22121\u202f234,5', '-1234.5', '-1234.5'],
])(
  'F23 %s is written back as %s when the field is left, and sent as %s',
  async (typed, left, sent, language = 'en') => {
    await texts.change(language)
    const form = mount({
      schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal' } } },
      fields: { a: { label: 'word.a' } },
    })
    const input = screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' })
    await user.type(input, typed)
    fireEvent.blur(input)
    expect(input.value).toBe(left)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
    await act(() => texts.change('en'))
  },
)
