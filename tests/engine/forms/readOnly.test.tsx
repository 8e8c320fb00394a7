// Tests that a person can change nothing of a read-only field, whatever draws it, and that its value is sent.
import type { RJSFSchema } from '@rjsf/utils'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { mount, user } from './mount'

const two: RJSFSchema = { type: 'string', enum: ['kept', 'other'] }
const many: RJSFSchema = { type: 'string', enum: ['kept', ...'abcdefgh'] }
const list: RJSFSchema = { type: 'array', items: two, uniqueItems: true }
const free: RJSFSchema = { type: 'object', additionalProperties: { type: 'string' } }

type Kind = [what: string, schema: RJSFSchema, initial: unknown, field?: Partial<Field>, text?: string]
const kinds: readonly Kind[] = [
  ['a text', { type: 'string' }, 'kept'],
  ['a text of several lines', { type: 'string' }, 'kept', { widget: 'textarea' }],
  ['a password', { type: 'string' }, 'kept', { widget: 'password' }],
  ['a text with a mask', { type: 'string' }, '1234', { mask: '## ##' }, '5'],
  ['a telephone number', { type: 'string' }, '+9661', { widget: 'tel', dialCodes: ['+966', '+971'] }, '5'],
  ['a number', { type: 'number' }, 0, {}, '5'],
  ['an amount', { type: 'string', format: 'decimal' }, '0', {}, '5'],
  ['a date', { type: 'string', format: 'date' }, '2026-01-31', {}, '2026-02-01'],
  ['a time', { type: 'string', format: 'time' }, '14:30:00Z', {}, '15:30'],
  ['a choice', two, 'kept'],
  ['a choice in cards', two, 'kept', { widget: 'cards' }],
  ['a choice in chips', two, 'kept', { widget: 'chips' }],
  ['a choice in a sheet', many, 'kept'],
  ['several choices', list, ['kept']],
  ['a switch', { type: 'boolean' }, true],
  ['a switch that is off', { type: 'boolean' }, false],
  ['a checkbox', { type: 'boolean' }, true, { widget: 'checkbox' }],
  ['a question with two answers', { type: 'boolean' }, false, { widget: 'radio' }],
  ['members with free names', free, { colour: 'red' }, { fields: {} }],
]

/** Presses every control except the button that sends, and types into those that take a text. */
async function tryAll(text: string): Promise<void> {
  const controls = document.querySelectorAll<HTMLElement>('input, textarea, select, button:not([type=submit])')
  for (const control of controls) {
    // The simulated window cannot place a caret in every kind of input.
    if (control.matches('textarea, input:not([type=radio], [type=checkbox])')) act(() => control.focus())
    else await user.click(control)
    await user.keyboard(text)
  }
  for (const code of screen.queryAllByRole('combobox')) await user.selectOptions(code, '+971').catch(() => undefined)
}

it.each<Kind>([...kinds])('nobody can change %s', async (_, schema, initial, field = {}, text = 'x') => {
  const form = mount({
    schema: { type: 'object', properties: { a: schema } },
    fields: { a: { label: 'word.a', readOnly: true, initial: { from: 'page.a' }, ...field } },
    scope: { page: { a: initial } },
  })
  await tryAll(text)
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: initial }]])
  expect(form.onDirty).not.toHaveBeenCalledWith(true)
})

it('a constant is read-only by itself', async () => {
  const form = mount({
    schema: { type: 'object', properties: { a: { type: 'string', const: 'kept' } }, required: ['a'] },
  })
  await tryAll('x')
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: 'kept' }]])
})
