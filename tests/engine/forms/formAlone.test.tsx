import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormAlone, type FormAloneProps } from '../../../src/engine/forms/FormAlone'
import { prepared, validatorsOf } from './compile'
import { messageAt, texts, user } from './mount'

const schema = prepared({
  type: 'object',
  properties: { a: { type: 'string', minLength: 1, maxLength: 9 }, b: { type: 'string', maxLength: 9 } },
  required: ['a'],
})
const form = { schema, validators: validatorsOf(schema) }

function alone(more: Partial<FormAloneProps> = {}) {
  const onSubmit = vi.fn()
  const fields = { a: { label: 'word.a' }, b: { label: 'word.b' } }
  return {
    onSubmit,
    drawn: (
      <FormAlone id="one" form={form} fields={fields} texts={texts} submitLabel="Send" onSubmit={onSubmit} {...more} />
    ),
  }
}

it('draws a form with nothing around it, refuses it, and hands over its values', async () => {
  const { drawn, onSubmit } = alone()
  render(drawn)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(messageAt('a')).not.toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('A'), 'x')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ a: 'x' })
})

it('follows the language', async () => {
  render(alone().drawn)
  await texts.change('ar')
  expect(await screen.findByLabelText('أ')).toBeDefined()
  await texts.change('en')
})

it('loads the choices of the service that it is given', async () => {
  const loadOptions = vi.fn(() => Promise.resolve([{ id: 'x', name: 'Ex' }]))
  const options = { call: 'POST /choices', value: 'row.id', label: 'row.name' } as const
  render(alone({ fields: { a: { label: 'word.a', options } }, services: { loadOptions } }).drawn)
  expect(await screen.findByRole('radio', { name: 'Ex' })).toBeDefined()
})

it('lets the application translate in its own way', () => {
  const services = { translate: () => 'In other words' }
  render(alone({ fields: { a: { label: 'word.a', help: 'word.b' } }, services }).drawn)
  expect(screen.getByText('In other words')).toBeDefined()
})

it('writes a value of its scope in a message', () => {
  const limit = { from: 'limits.most', format: 'count' } as const
  const help = { say: 'engine.form.maximum', with: { label: 'It', limit } }
  render(alone({ fields: { a: { label: 'word.a', help } }, scope: { limits: { most: 1234 } } }).drawn)
  expect(screen.getByText('It must be at most 1,234')).toBeDefined()
})

it('names the service that a field needs and that it was not given', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const options = { call: 'POST /choices', value: 'row.id', label: 'row.name' } as const
  render(alone({ fields: { a: { label: 'word.a', options } } }).drawn)
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('the service "loadOptions"')))
})

it('names the service that checks a typed value if it was not given', async () => {
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const check = { call: 'POST /user', body: { uid: { from: 'form.a' } }, failed: 'word.x' } as const
  render(alone({ fields: { a: { label: 'word.a', check } } }).drawn)
  fireEvent.change(screen.getByLabelText('A'), { target: { value: '1234' } })
  await act(() => vi.advanceTimersByTimeAsync(500))
  // The query asks in a task of its own.
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('the service "check"'))
})

it('offers no answer of last time unless a service keeps them', () => {
  render(alone({ fields: { a: { label: 'word.a', recent: {} } } }).drawn)
  expect(screen.getByRole('textbox', { name: 'A' })).toBeDefined()
  expect(screen.queryByRole('group')).toBeNull()
})
