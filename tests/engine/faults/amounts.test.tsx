import type { RJSFSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messageAt, mount } from '../forms/mount'

const kinds: readonly (readonly [string, RJSFSchema])[] = [
  ['a decimal in text', { type: 'string', format: 'decimal' }],
  ['a number', { type: 'number' }],
  ['a whole number', { type: 'integer' }],
]
const none = ['NaN', 'Infinity', '1e21', '1e3', '0x10', '+5', '--', '1.2.3', '1,2,3', '12 34', '$5', 'x']

describe.each(kinds)('F15 F23 %s', (kind, schema) => {
  it.each(none)('%s is not sent', async (typed) => {
    const form = fill(schema, typed)
    await form.send()
    expect(messageAt('a')).toMatch(/\S/)
    expect(form.onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['1,234', '1234'],
    ['١٬٢٣٤', '1234'],
    ['۷', '7'],
    ['007', '7'],
  ])('%s is sent as %s', async (typed, sent) => {
    const form = fill(schema, typed)
    await form.send()
    const isText = kind === 'a decimal in text'
    expect(form.onSubmit).toHaveBeenCalledExactlyOnceWith({ a: isText ? sent : Number(sent) })
  })
})

it('F14 F23 a decimal in text keeps digits that no number holds', async () => {
  const form = fill({ type: 'string', format: 'decimal' }, '9,007,199,254,740,993.01')
  await form.send()
  expect(form.onSubmit).toHaveBeenCalledExactlyOnceWith({ a: '9007199254740993.01' })
})

function fill(schema: RJSFSchema, typed: string) {
  const form = mount({ schema: { type: 'object', properties: { a: schema }, required: ['a'] } })
  fireEvent.change(screen.getByLabelText('A'), { target: { value: typed } })
  return form
}
