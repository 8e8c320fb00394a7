import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messageAt, mount, texts, user } from './mount'

it('changes its texts with the language, also of visible messages, and keeps the input', async () => {
  const form = mount({
    schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a', 'b'] },
  })
  await user.type(screen.getByLabelText('A'), 'typed')
  await form.send()
  await act(() => texts.change('ar'))
  expect(screen.getByLabelText<HTMLInputElement>('أ').value).toBe('typed')
  expect(messageAt('b')).toBe('أدخل B')
  await act(() => texts.change('en'))
  expect(messageAt('b')).toBe('Please enter B')
})
