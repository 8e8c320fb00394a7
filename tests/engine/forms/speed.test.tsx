import type { WidgetProps } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { messageAt, mount, texts } from './mount'

it('renders only the field that changed', () => {
  const drawn = vi.fn()
  const Other = ({ id }: WidgetProps) => {
    drawn()
    return <output id={id} />
  }
  mount({
    schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
    fields: { a: { label: 'word.a' }, b: { label: 'word.b', widget: 'other' } },
    widgets: { other: Other },
  })
  const before = drawn.mock.calls.length
  for (const text of ['x', 'xy', 'xyz']) fireEvent.change(screen.getByLabelText('A'), { target: { value: text } })
  fireEvent.blur(screen.getByLabelText('A'))
  expect(drawn).toHaveBeenCalledTimes(before)
})

it('renders only the fields with a message after a refused submit', async () => {
  const drawn = vi.fn()
  const Other = ({ id }: WidgetProps) => {
    drawn(id)
    return <output id={id} />
  }
  const { send } = mount({
    schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
    fields: { a: { label: 'word.a' }, b: { label: 'word.b', widget: 'other' } },
    widgets: { other: Other },
  })
  const before = drawn.mock.calls.length
  await send()
  expect(messageAt('a')).not.toBeNull()
  expect(drawn).toHaveBeenCalledTimes(before)
})

it('renders a refused form once', async () => {
  const said = vi.spyOn(texts.now(), 't')
  const { send } = mount({ schema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } })
  await send()
  expect(said.mock.calls.filter(([key]) => key === 'engine.form.summary')).toHaveLength(1)
})

it('draws of a long choice only the rows near the screen, and counts all for a screen reader', async () => {
  const many = Array.from({ length: 250 }, (_, index) => `x${index}`)
  mount({ schema: { type: 'object', properties: { a: { type: 'string', enum: many } }, required: ['a'] } })
  fireEvent.click(screen.getByRole('button', { name: 'A' }))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('250'))
  expect(screen.getAllByRole('listitem').length).toBeLessThan(50)
})
