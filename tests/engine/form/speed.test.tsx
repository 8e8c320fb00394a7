import type { WidgetProps } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { act } from 'react'
import { messageAt, mount } from './mount'

it('draws only the field that changed', () => {
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

it('draws of a refused form only the fields with a message', async () => {
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

it('tries its validator once, in an idle moment after somebody began, and says nothing of it', () => {
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  mount({ schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] } })
  expect(idle).not.toHaveBeenCalled()
  for (const label of ['A', /^B/, 'A']) fireEvent.focus(screen.getByLabelText(label))
  expect(idle).toHaveBeenCalledTimes(1)
  act(() => idle.mock.calls.forEach(([run]) => (run as () => void)()))
  expect(messageAt('a')).toBeNull()
})
