// Tests one kind of schema in a form with the single field `a`: what is drawn, how it is filled and what is sent.
import type { RJSFSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import type { Values } from '../../../src/engine/forms/fields/services'
import { messageAt, mount, user } from './mount'

export interface Kind {
  readonly is: string
  readonly schema: RJSFSchema
  readonly field?: Omit<Field, 'label'>
  /** The message at field `a` after an empty submit; undefined if an empty form may be sent. */
  readonly empty?: string
  readonly fill?: () => Promise<unknown>
  readonly sent: Values
}

export const type = (name: string, text: string) => () =>
  user.type(screen.getByLabelText(name, { selector: 'input, textarea' }), text)
export const set = (name: string, text: string) => async () =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } })
export const press = (role: string, name: string) => () => user.click(screen.getByRole(role, { name }))
export const needed = 'Please enter A'
export const chosen = 'Please select A'

/** Draws field `a`, submits it empty, fills it and submits it again. */
export async function testKind({ schema, field, empty, fill, sent }: Kind): Promise<void> {
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
