import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('R-04 loads its choices again in another language, because the server names them in it', async () => {
  const rows = () => Promise.resolve([{ id: '1', name: texts.language === 'ar' ? 'قريب' : 'Near' }])
  const loadOptions = vi.fn(rows)
  mount({
    schema: { type: 'object', properties: { a: { type: 'string' } } },
    fields: {
      a: { label: 'word.a', widget: 'radio', options: { call: 'POST /places', value: 'row.id', label: 'row.name' } },
    },
    services: { loadOptions },
  })
  expect(await screen.findByRole('radio', { name: 'Near' })).toBeTruthy()
  await act(() => texts.change('ar'))
  expect(await screen.findByRole('radio', { name: 'قريب' })).toBeTruthy()
  expect(loadOptions).toHaveBeenCalledTimes(2)
  await act(() => texts.change('en'))
})
