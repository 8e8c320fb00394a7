// Tests what a form forgets when it is sent, and when a change is taken back.
import type { RJSFSchema } from '@rjsf/utils'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount, user } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2 },
    amount: { type: 'string', format: 'decimal' },
    note: { type: 'string' },
  },
  required: ['name'],
}
const fields: ById<Field> = {
  name: { label: 'word.name' },
  amount: { label: 'word.amount', max: '100' },
  // It reads the amount, so the form learns each key of it.
  note: { label: 'word.note', when: { 'form.amount': '7' } },
}
const name = () => screen.getByLabelText('Name')
const amount = () => screen.getByLabelText(/^Amount/)

/** Replaces the text of an input, and leaves it. */
async function enter(input: HTMLElement, text: string): Promise<void> {
  await user.clear(input)
  if (text !== '') await user.type(input, text)
  await user.tab()
}

describe('a change of the person', () => {
  it('is over when the first value is back', async () => {
    const form = mount({ schema, fields })
    await enter(name(), 'Zoe')
    expect(form.onDirty).toHaveBeenLastCalledWith(true)
    await enter(name(), '')
    expect(form.onDirty).toHaveBeenLastCalledWith(false)
  })

  it('is one from the values that were sent last', async () => {
    const form = mount({ schema, fields })
    await enter(name(), 'Zoe')
    await form.send()
    await enter(name(), 'Ann')
    expect(form.onDirty).toHaveBeenLastCalledWith(true)
    await enter(name(), 'Zoe')
    expect(form.onDirty).toHaveBeenLastCalledWith(false)
  })
})

describe('a form that was sent', () => {
  it('does not tell of a value beyond its bound while somebody types it again', async () => {
    const form = mount({ schema, fields })
    await enter(name(), 'Zoe')
    await enter(amount(), '200')
    expect(messageAt('amount')).not.toBeNull()
    await enter(amount(), '50')
    await form.send()
    await waitFor(() => expect(form.onSubmit).toHaveBeenCalledOnce())
    await user.type(amount(), '0')
    expect(messageAt('amount')).toBeNull()
  })

  it('tells of no empty field before it is sent again, though it was refused once', async () => {
    const form = mount({ schema, fields })
    await form.send()
    expect(messageAt('name')).toBe('Please enter Name')
    await enter(name(), 'Zoe')
    await form.send()
    await waitFor(() => expect(form.onSubmit).toHaveBeenCalledOnce())
    await enter(name(), '')
    expect(messageAt('name')).toBeNull()
  })
})

it('the summary of a refused form counts the fields that still need attention', async () => {
  const form = mount({ schema: { ...schema, required: ['name', 'amount'] }, fields })
  await form.send()
  expect(screen.getByText('2 fields need your attention')).toBeTruthy()
  await enter(name(), 'Zoe')
  expect(screen.getByText('1 field needs your attention')).toBeTruthy()
})
