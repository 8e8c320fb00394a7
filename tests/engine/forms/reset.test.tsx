// When a person comes back to a page, Safari resets the inputs without completion, and the passwords, without an event.
// The HTML standard asks for it: https://html.spec.whatwg.org/#reactivate-a-document
import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    note: { type: 'string' },
    secret: { type: 'string', minLength: 2 },
  },
}
const fields: ById<Field> = {
  name: { label: 'word.name', initial: { from: 'page.name' } },
  note: { label: 'word.note', widget: 'textarea' },
  secret: { label: 'word.secret', widget: 'password' },
}
const inputOf = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, text: string) => fireEvent.change(inputOf(name), { target: { value: text } })

/** Leaves the page and comes back, as in Safari. */
function comeBack(): void {
  act(() => void dispatchEvent(new Event('pagehide')))
  for (const name of [/Name/, /Note/, /Secret/]) inputOf(name).value = inputOf(name).defaultValue
}

beforeEach(() => void vi.useFakeTimers())

it('F24 what was typed is still there', () => {
  mount({ schema, fields })
  type(/Name/, 'Zoe')
  type(/Note/, 'two\nlines')
  comeBack()
  expect([inputOf(/Name/).value, inputOf(/Note/).value]).toEqual(['Zoe', 'two\nlines'])
  type(/Name/, 'Zoe and Ann')
  comeBack()
  expect(inputOf(/Name/).value).toBe('Zoe and Ann')
})

it('F24 what was filled in late is still there', async () => {
  const { rerenderWith } = mount({ schema, fields })
  expect(inputOf(/Name/).value).toBe('')
  await act(async () => rerenderWith({ scope: { page: { name: 'Ann' } } }))
  comeBack()
  expect(inputOf(/Name/).value).toBe('Ann')
})

it('F24 a typed secret never becomes an attribute, and what is sent is what is shown', async () => {
  vi.useRealTimers()
  const { onSubmit, send } = mount({ schema: { ...schema, required: ['secret'] }, fields })
  type(/Secret/, 'hush')
  comeBack()
  expect(inputOf(/Secret/).value).toBe('')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(messageAt('secret')).toBeTruthy()
  type(/Secret/, 'hush')
  await send()
  expect(onSubmit).toHaveBeenCalledWith({ secret: 'hush' })
})
