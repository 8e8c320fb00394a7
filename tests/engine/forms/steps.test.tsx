// Tests forms with steps, sections, and rules across fields.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ById, Field, FormSection, FormRule } from '../../../src/engine/language/types/plain'
import { draftOf, messageAt, mount, user } from './mount'

const text = { type: 'string', minLength: 1, maxLength: 20 } as const
const schema: RJSFSchema = {
  type: 'object',
  properties: { name: text, kind: { enum: ['home', 'other'] }, city: text, note: text, amount: { type: 'number' } },
  required: ['name', 'kind', 'note'],
}
const fields: ById<Field> = {
  name: { label: 'word.name' },
  kind: { label: 'word.kind', widget: 'radio', words: { home: 'word.home', other: 'word.x' } },
  city: { label: 'word.city', when: { 'form.kind': 'home' } },
  note: { label: 'word.note' },
  amount: { label: 'word.amount' },
}
const steps: ById<FormSection> = {
  who: { title: 'word.a', fields: ['name', 'kind'] },
  where: { title: 'word.b', fields: ['city'] },
  why: { title: 'word.c', text: 'word.limit', fields: ['note'] },
}
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
/** Presses a button as soon as it is not busy any more. A busy one does nothing. */
const press = async (name: string) => user.click(await screen.findByRole('button', { name, busy: false }))
const heading = () => screen.getByRole('heading').textContent

describe('a form in steps', () => {
  it('shows one step at a time, and goes on when its fields are valid', async () => {
    const { onSubmit } = mount({ schema, fields, steps })
    expect(heading()).toBe('Step 1 of 2 A')
    await press('Continue')
    expect(heading()).toBe('Step 1 of 2 A')
    expect(messageAt('name')).toBe('Please enter Name')
    expect(messageAt('note')).toBeNull()
    expect(document.activeElement).toBe(box('Name'))

    await user.type(box('Name'), 'Ann')
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    expect(heading()).toBe('Step 1 of 3 A')
    await press('Continue')
    expect(heading()).toBe('Step 2 of 3 B')
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    await press('Continue')
    await user.type(box('Note'), 'x')
    expect(onSubmit).not.toHaveBeenCalled()
    await press('Send')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', kind: 'home', note: 'x' })
  })

  it('skips a step whose fields are hidden, sends on Enter in the last step only, and goes back', async () => {
    const { onSubmit } = mount({ schema, fields, steps })
    await user.click(screen.getByRole('radio', { name: 'X' }))
    await user.type(box('Name'), 'Ann{Enter}')
    expect(heading()).toBe('Step 2 of 2 C')
    await press('Back')
    expect(heading()).toBe('Step 1 of 2 A')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(box('Name')).toHaveProperty('value', 'Ann')
    await press('Continue')
    await user.type(box('Note'), 'x{Enter}')
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', kind: 'other', note: 'x' }))
  })

  it('skips a step of which nobody sees a field, and sends what it holds', async () => {
    const hidden = { ...fields, city: { label: 'word.city', widget: 'hidden', initial: 'Oslo' } } as const
    const { onSubmit } = mount({ schema, fields: hidden, steps })
    expect(heading()).toBe('Step 1 of 2 A')
    await user.type(box('Name'), 'Ann')
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    await press('Continue')
    expect(heading()).toBe('Step 2 of 2 C')
    await user.type(box('Note'), 'x')
    await press('Send')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', kind: 'home', note: 'x', city: 'Oslo' })
  })

  it('keeps one draft of all steps', async () => {
    const { drafts, reopen } = mount({ schema, fields, steps })
    await user.click(screen.getByRole('radio', { name: 'X' }))
    await user.type(box('Name'), 'Ann')
    await press('Continue')
    await user.type(box('Note'), 'x')
    await user.tab()
    reopen()
    expect(drafts.save).toHaveBeenLastCalledWith('test', draftOf({ kind: 'other', name: 'Ann', note: 'x' }))
  })

  it('waits for the checks of its own fields, and opens the step of a field that is refused at the end', async () => {
    const check = vi.fn(() => Promise.resolve({ good: false } as const))
    const checked: ById<Field> = {
      ...fields,
      name: { label: 'word.name', check: { call: 'POST /x', body: { a: { from: 'form.name' } }, failed: 'word.x' } },
    }
    mount({ schema, fields: checked, steps, services: { check } })
    await user.click(screen.getByRole('radio', { name: 'X' }))
    await user.type(box('Name'), 'Annabel')
    await press('Continue')
    expect(heading()).toBe('Step 1 of 2 A')
    expect(messageAt('name')).toBe('X')
  })

  it('opens the step with the broken rule when the form is sent', async () => {
    const rules: ById<FormRule> = {
      far: { holds: { 'form.name': { not: { from: 'form.note' } } }, otherwise: 'word.y', at: 'name' },
    }
    const { onSubmit, send } = mount({ schema, fields, steps, rules })
    await user.click(screen.getByRole('radio', { name: 'X' }))
    await user.type(box('Name'), 'Ann')
    await press('Continue')
    await user.type(box('Note'), 'Ann')
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(heading()).toBe('Step 1 of 2 A')
    expect(messageAt('name')).toBe('Y')
    expect(document.activeElement).toBe(box('Name'))
  })
})

describe('a form in steps that is refused at the end', () => {
  /** Sends a form with broken rules in its first and its second step. */
  async function sendRefused(): Promise<void> {
    const differs = (name: string): FormRule => ({
      holds: { [`form.${name}`]: { not: { from: 'form.note' } } },
      otherwise: 'word.y',
      at: name,
    })
    const { send } = mount({ schema, fields, steps, rules: { city: differs('city'), name: differs('name') } })
    await user.type(box('Name'), 'Ann')
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    await press('Continue')
    await user.type(box('City'), 'Ann')
    await press('Continue')
    await user.type(box('Note'), 'Ann')
    await send()
  }

  it('opens the first of the steps with a broken rule', async () => {
    await sendRefused()
    expect(heading()).toBe('Step 1 of 3 A')
    expect(document.activeElement).toBe(box('Name'))
  })

  it('still counts the problem of the next step when the first one is mended', async () => {
    await sendRefused()
    await user.type(box('Name'), 'abel')
    await press('Continue')
    expect(heading()).toBe('Step 2 of 3 B')
    expect(messageAt('city')).toBe('Y')
    expect(screen.getByText('1 field needs your attention')).toBeTruthy()
    await user.type(box('City'), 'ecy')
    await press('Continue')
    expect(screen.queryByText(/attention/)).toBeNull()
  })
})

it('a form in sections draws each section below its heading, and none without visible fields', async () => {
  mount({ schema, fields, sections: steps })
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings()).toEqual(['A', 'C'])
  await user.click(screen.getByRole('radio', { name: 'Home' }))
  expect(headings()).toEqual(['A', 'B', 'C'])
  // A field that no section names is in the last one.
  expect(screen.getByRole('group', { name: 'C' }).textContent).toContain('Amount')
})

describe('a rule across fields', () => {
  const days: RJSFSchema = {
    type: 'object',
    properties: { a: { type: 'string', format: 'date' }, b: { type: 'string', format: 'date' } },
  }
  const rules: ById<FormRule> = {
    order: { holds: { 'form.b': { since: { from: 'form.a' } } }, otherwise: 'word.z', at: 'b' },
  }
  it.each([
    ['2026-01-02', '2026-01-01', 'Z'],
    ['2026-01-02', '2026-01-02', null],
    ['', '2026-01-01', null],
  ])('from %s to %s', async (a, b, message) => {
    const { onSubmit, send } = mount({ schema: days, rules })
    if (a) await user.type(screen.getByLabelText(/^A/), a)
    await user.type(screen.getByLabelText(/^B/), b)
    await send()
    expect(messageAt('b')).toBe(message)
    expect(onSubmit).toHaveBeenCalledTimes(message === null ? 1 : 0)
  })

  it('is checked again when the other field changes', async () => {
    const { send } = mount({ schema: days, rules })
    await user.type(screen.getByLabelText(/^A/), '2026-01-02')
    await user.type(screen.getByLabelText(/^B/), '2026-01-01')
    await send()
    await user.clear(screen.getByLabelText(/^A/))
    await user.type(screen.getByLabelText(/^A/), '2026-01-01')
    await user.tab()
    expect(messageAt('b')).toBeNull()
  })
})
