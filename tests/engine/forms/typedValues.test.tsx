// Typed text while other parts of the form change.
import type { WidgetProps } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { messageAt, mount, user } from './mount'

const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })

describe('what was typed', () => {
  it('is taken away by a choice that has nothing to put in its place', async () => {
    const rows = [{ id: 'm1', note: 'first' }, { id: 'm2' }]
    const form = mount({
      schema: { type: 'object', properties: { method: { type: 'string' }, note: { type: 'string' } } },
      fields: {
        method: {
          label: 'word.method',
          options: { call: 'x', value: 'row.id', label: 'row.id', fills: { note: 'row.note' } },
        },
        note: { label: 'word.note' },
      },
      services: { loadOptions: () => Promise.resolve(rows) },
    })
    await user.type(input(/Note/), 'typed')
    fireEvent.blur(input(/Note/))
    await user.click(await screen.findByRole('radio', { name: 'm2' }))
    expect(input(/Note/).value).toBe('')
    await user.click(screen.getByRole('radio', { name: 'm1' }))
    expect(input(/Note/).value).toBe('first')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ method: 'm1', note: 'first' }]])
  })

  it('stays when only its own control is drawn again', async () => {
    const form = mount({
      schema: { type: 'object', properties: { a: { type: 'string' } } },
      fields: { a: { label: 'word.a', widget: 'password' } },
    })
    await user.type(input(/^A/), 'secret')
    fireEvent.blur(input(/^A/))
    await user.click(screen.getByRole('button', { name: /show/i }))
    expect(input(/^A/).value).toBe('secret')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'secret' }]])
  })

  it('stays with its member when the list grows', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { list: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } } },
      },
      fields: { list: { label: 'word.tags', items: { label: 'word.people', fields: { a: { label: 'word.a' } } } } },
    })
    const add = () => user.click(screen.getByRole('button', { name: /add/i }))
    await add()
    await user.type(input(/^A/), 'one')
    await add()
    expect(screen.getAllByLabelText<HTMLInputElement>(/^A/).map(({ value }) => value)).toEqual(['one', ''])
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ list: [{ a: 'one' }, {}] }]])
  })

  it('is validated again after a refused submit', async () => {
    const form = mount({
      schema: { type: 'object', properties: { a: { type: 'string', minLength: 2 } }, required: ['a'] },
    })
    await user.type(input('A'), 'x')
    await form.send()
    expect(messageAt('a')).not.toBeNull()
    await user.type(input('A'), 'y')
    fireEvent.blur(input('A'))
    expect(messageAt('a')).toBeNull()
  })
})

it('a condition of the schema draws what it changes, at a plain value too', async () => {
  const drawn = vi.fn()
  const Seen = ({ required }: WidgetProps) => {
    drawn(required)
    return null
  }
  mount({
    schema: {
      type: 'object',
      properties: { kind: { type: 'string' }, note: { type: 'string' } },
      if: { properties: { kind: { const: 'y' } }, required: ['kind'] },
      then: { required: ['note'] },
    },
    fields: { kind: { label: 'word.kind' }, note: { label: 'word.note', widget: 'seen' } },
    widgets: { seen: Seen },
  })
  await user.type(input(/Kind/), 'y')
  fireEvent.blur(input(/Kind/))
  expect(drawn.mock.lastCall).toEqual([true])
})
