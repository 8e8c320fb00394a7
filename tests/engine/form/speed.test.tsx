import type { WidgetProps } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mount } from './mount'

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
