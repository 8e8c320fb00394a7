// Tests that a form in a sheet, which React places inside the form that opened it, is sent by itself.
import type { RJSFSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { mount } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, note: { type: 'string' } },
  required: ['name', 'note'],
}
const steps = { one: { title: 'word.a', fields: ['name'] }, two: { title: 'word.b', fields: ['note'] } }

it.each<[string, Partial<Parameters<typeof mount>[0]>]>([
  ['a form', {}],
  ['a form that is being sent', { busy: true }],
  ['a form in steps', { steps }],
])('a form in a sheet of %s is sent, and the other one is not', async (_, setup) => {
  const onInner = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const inSheet = () =>
    createPortal(
      <form onSubmit={onInner} aria-label="inner">
        <button>Add</button>
      </form>,
      document.body,
    )
  const form = mount({
    schema,
    fields: { name: { label: 'word.name', widget: 'inner' }, note: { label: 'word.note' } },
    widgets: { inner: inSheet },
    ...setup,
  })
  fireEvent.submit(screen.getByRole('form', { name: 'inner' }))
  expect(onInner).toHaveBeenCalledTimes(1)
  expect(form.onSubmit).not.toHaveBeenCalled()
  expect(document.querySelector('.pw-field-error')).toBeNull()
})
