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

describe('a change in a list or in a group', () => {
  const press = (button: string) => () => user.click(screen.getByRole('button', { name: button }))
  const write = (label: string, text: string) => () =>
    enter(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
  const text = { type: 'string' } as const

  it.each<[string, () => Promise<void>, (() => Promise<void>) | undefined]>([
    ['another order', press('Move User 1 down'), press('Move User 2 up')],
    ['another item', write('User 2', 'z'), write('User 2', 'y')],
    ['one item less', press('Remove User 2'), undefined],
    ['one item more', press('Add People'), press('Remove User 3')],
    ['a member of the group', write('City', 'Rome'), write('City', 'Oslo')],
    ['a member that was empty', write('Street', 'High Street'), write('Street', '')],
  ])('is told: %s', async (_what, change, undo) => {
    const form = mount({
      schema: {
        type: 'object',
        properties: {
          people: { type: 'array', items: text },
          home: { type: 'object', properties: { street: text, city: text } },
        },
      },
      fields: {
        people: { label: 'word.people', items: { label: 'word.user' }, initial: { from: 'page.all' } },
        home: {
          label: 'word.home',
          fields: { street: { label: 'word.street' }, city: { label: 'word.city' } },
          initial: { from: 'page.home' },
        },
      },
      scope: { page: { all: ['x', 'y'], home: { city: 'Oslo' } } },
    })
    await change()
    expect(form.onDirty).toHaveBeenLastCalledWith(true)
    if (!undo) return
    await undo()
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

it.each([
  ['is cleared again', ''],
  ['is within its bound again', '50'],
])('a value beyond its bound that %s tells of nothing, before anybody sends', async (_, text) => {
  mount({ schema: { ...schema, required: ['name', 'amount'] }, fields })
  await enter(amount(), '200')
  expect(messageAt('amount')).not.toBeNull()
  await enter(amount(), text)
  expect(messageAt('amount')).toBeNull()
})

it('the summary of a refused form counts the fields that still need attention', async () => {
  const form = mount({ schema: { ...schema, required: ['name', 'amount'] }, fields })
  await form.send()
  expect(screen.getByText('2 fields need your attention')).toBeTruthy()
  await enter(name(), 'Zoe')
  expect(screen.getByText('1 field needs your attention')).toBeTruthy()
})
