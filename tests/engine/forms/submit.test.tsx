import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount, user } from './mount'

describe('submit', () => {
  const two: RJSFSchema = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 2 }, amount: { type: 'string', format: 'decimal' } },
    required: ['name', 'amount'],
  }

  describe('submit', () => {
    it('S5-17 shows each message under its field, sends nothing, and focuses the first wrong field', async () => {
      const form = mount({ schema: two })
      await form.send()
      expect(messageAt('name')).toBe('Please enter Name')
      expect(messageAt('amount')).toBe('Please enter Amount')
      const first = screen.getByLabelText('Name')
      expect(first.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Please enter Name',
      )
      expect(document.activeElement).toBe(first)
      expect(screen.getByText('2 fields need your attention').getAttribute('role')).toBe('status')
      expect(form.onSubmit).not.toHaveBeenCalled()
    })

    it('shows the summary of the page instead of the count, until everything is valid', async () => {
      mount({ schema: two, incomplete: 'Something is missing' })
      expect(screen.queryByText('Something is missing')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Send' }))
      expect(screen.getByText('Something is missing').getAttribute('role')).toBe('status')
      expect(screen.queryByText(/need your attention/)).toBeNull()
      expect(messageAt('name')).toBe('Please enter Name')
      await user.type(screen.getByLabelText('Name'), 'Zoe')
      await user.type(screen.getByLabelText('Amount'), '1')
      await user.tab()
      expect(screen.queryByText('Something is missing')).toBeNull()
    })

    it('sends the last characters when Enter follows them at once', async () => {
      const form = mount({ schema: two })
      await user.type(screen.getByLabelText('Amount'), '12,5')
      await user.type(screen.getByLabelText('Name'), 'Zoe{Enter}')
      expect(form.onSubmit.mock.calls).toEqual([[{ name: 'Zoe', amount: '12.5' }]])
    })

    it('takes one submit while the first is under way', async () => {
      let end: () => void = () => undefined
      const form = mount({ schema: two, onSubmit: () => new Promise<void>((resolve) => (end = resolve)) })
      await user.type(screen.getByLabelText('Name'), 'Zoe')
      await user.type(screen.getByLabelText('Amount'), '1')
      const box = screen.getByLabelText('Name').closest('form') as HTMLFormElement
      // Presses again before the button is drawn as busy.
      act(() => {
        fireEvent.submit(box)
        fireEvent.submit(box)
      })
      await form.send()
      await form.send()
      fireEvent.submit(box)
      expect(form.onSubmit).toHaveBeenCalledTimes(1)
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
      await act(async () => end())
      expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('aria-busy')).toBe(false)
      expect(form.drafts.clear).toHaveBeenCalledWith('test')
      expect(form.onDirty).toHaveBeenLastCalledWith(false)
    })

    it('keeps the input and the draft when the submit fails', async () => {
      const form = mount({ schema: two, onSubmit: () => Promise.reject(new Error('refused')) })
      await user.type(screen.getByLabelText('Name'), 'Zoe')
      await user.type(screen.getByLabelText('Amount'), '1')
      await form.send()
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Zoe')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('aria-busy')).toBe(false))
      expect(form.drafts.clear).not.toHaveBeenCalled()
    })

    it('tells what the server says at its fields, and focuses the first, until that field changes or the form is sent again', async () => {
      const person = { type: 'object', properties: { email: { type: 'string' } } } as const
      const at = (...names: readonly string[]) => names
      const form = mount({
        schema: { type: 'object', properties: { name: { type: 'string' }, person } },
        fields: {
          name: { label: 'word.name' },
          person: { label: 'word.b', fields: { email: { label: 'word.a' } } },
        },
        refusals: [
          [
            { at: at('email'), text: 'is taken' },
            { at: at('email'), text: 'is short' },
            { at: at('person', 'age'), text: 'is missing' },
          ],
          [{ at: at('name'), text: 'is bad' }],
          undefined,
        ],
      })
      await form.send()
      const email = screen.getByLabelText(/^A/)
      await waitFor(() => expect(messageAt('person.email')).toBe('is taken, is short'))
      expect(document.activeElement).toBe(email)
      expect(screen.getByText('person.age is missing')).toBeDefined()
      // Another field has nothing to do with it.
      await user.type(screen.getByLabelText(/^Name/), 'x')
      await user.tab()
      expect(messageAt('person.email')).toBe('is taken, is short')
      await user.type(email, 'y')
      await user.tab()
      expect(messageAt('person.email')).toBeNull()
      await form.send()
      await waitFor(() => expect(messageAt('name')).toBe('is bad'))
      expect(screen.queryByText('person.age is missing')).toBeNull()
      // What was refused does not keep the next attempt from the server.
      await form.send()
      expect(form.onSubmit).toHaveBeenCalledTimes(3)
      await waitFor(() => expect(messageAt('name')).toBeNull())
    })

    it('after a refused submit validates a changed field again, and leaves the others', async () => {
      mount({ schema: two })
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await user.type(screen.getByLabelText('Name'), 'Z')
      await user.tab()
      expect(messageAt('name')).toBe('Name must have at least 2 characters')
      await user.type(screen.getByLabelText('Name'), 'oe')
      await user.tab()
      expect(messageAt('name')).toBeNull()
      expect(messageAt('amount')).toBe('Please enter Amount')
    })
  })

  describe('typing', () => {
    it('stays in the input until a pause of 300 ms, then is committed', () => {
      vi.useFakeTimers()
      const form = mount({ schema: two })
      fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Zo' } })
      act(() => void vi.advanceTimersByTime(299))
      expect(form.onDirty).not.toHaveBeenCalled()
      act(() => void vi.advanceTimersByTime(1))
      expect(form.onDirty).toHaveBeenLastCalledWith(true)
    })

    it('is committed at every key if another field reads it', async () => {
      mount({
        schema: { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string' } } },
        fields: { name: { label: 'word.name' }, note: { label: 'word.note', when: { 'form.name': 'go' } } },
      })
      expect(screen.queryByLabelText(/Note/)).toBeNull()
      fireEvent.change(screen.getByLabelText(/Name/), { target: { value: 'go' } })
      expect(screen.getByLabelText(/Note/)).toBeTruthy()
    })

    it('is told when the person leaves it that it is beyond its bound, with the unit, and not while typing', async () => {
      const amount = { label: 'word.amount', max: { from: 'data.max', unit: 'data.unit', message: 'word.limit' } }
      mount({
        schema: two,
        fields: { name: { label: 'word.name' }, amount },
        scope: { data: { max: '1500', unit: 'SAR' } },
      })
      const input = screen.getByLabelText('Amount')
      await user.type(input, '2000')
      expect(input.getAttribute('aria-invalid')).not.toBe('true')
      await user.tab()
      expect(messageAt('amount')).toBe('Max 1,500\u00a0SAR in 1 time')
      // Nobody has tried to send, so no other field is called wrong, and there is no summary.
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
      await user.clear(input)
      await user.type(input, '1200')
      await user.tab()
      expect(messageAt('amount')).toBeNull()
    })

    it('takes its canonical form on blur', async () => {
      mount({ schema: two })
      await user.type(screen.getByLabelText('Amount'), '١٢٫٥٠')
      await user.tab()
      expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('12.5')
    })

    it('enters a suggested answer into the input', async () => {
      const form = mount({
        schema: two,
        fields: { name: { label: 'word.name' }, amount: { label: 'word.amount', suggest: { from: 'data.amounts' } } },
        scope: { data: { amounts: [10, 50] } },
      })
      await user.click(screen.getByRole('button', { name: '50' }))
      expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50')
      await user.type(screen.getByLabelText('Name'), 'Zoe{Enter}')
      expect(form.onSubmit).toHaveBeenCalledWith({ name: 'Zoe', amount: '50' })
    })

    it('shows a password while asked to', async () => {
      mount({
        schema: { type: 'object', properties: { secret: { type: 'string' } }, required: ['secret'] },
        fields: { secret: { label: 'word.secret', widget: 'password' } },
      })
      const input = screen.getByLabelText('Secret')
      expect(input.getAttribute('type')).toBe('password')
      await user.click(screen.getByRole('button', { name: 'Show password' }))
      expect(input.getAttribute('type')).toBe('text')
      await user.click(screen.getByRole('button', { name: 'Hide password' }))
      expect(input.getAttribute('type')).toBe('password')
    })
  })

  describe('a hidden field', () => {
    const schema: RJSFSchema = {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['x', 'y'] }, note: { type: 'string' } },
      required: ['kind', 'note'],
    }
    const fields = {
      kind: { label: 'word.kind' },
      note: { label: 'word.note', when: { 'form.kind': 'y', 'user.role': 'admin' } },
    }

    it('is neither validated nor sent', async () => {
      const form = mount({ schema, fields, scope: { user: { role: 'admin' } } })
      await user.click(screen.getByRole('radio', { name: 'y' }))
      await user.type(screen.getByLabelText('Note'), 'typed')
      await user.click(screen.getByRole('radio', { name: 'x' }))
      expect(screen.queryByLabelText('Note')).toBeNull()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ kind: 'x' }]])
    })
  })

  it('S5-16 bounds of the page refuses more than `max`, also of a decimal in text', async () => {
    const form = mount({
      schema: two,
      fields: { name: { label: 'word.name' }, amount: { label: 'word.amount', max: { from: 'data.limits.max' } } },
      scope: { data: { limits: { max: 100 } } },
    })
    await user.type(screen.getByLabelText('Name'), 'Zoe')
    await user.type(screen.getByLabelText('Amount'), '100.01{Enter}')
    expect(messageAt('amount')).toBe('Amount must be at most 100')
    expect(form.onSubmit).not.toHaveBeenCalled()
  })
})

// Tests that answers are suggested only where a person may enter one.
describe('suggestions', () => {
  const recents = { load: () => [{ value: '30' }], add() {}, keep: () => false }

  const kinds: readonly (readonly [string, Partial<Field>])[] = [
    ['suggested answers', { suggest: ['10', '20'] }],
    ['the values that were sent last', { recent: {} }],
    ['the largest number', { fillMax: 'word.x', max: '50' }],
  ]

  const places: readonly (readonly [string, Partial<Field>, RJSFSchema, boolean])[] = [
    ['a field', {}, {}, true],
    ['a read-only field', { readOnly: true }, {}, false],
    ['a field whose schema is read-only', {}, { readOnly: true }, false],
    ['a constant', {}, { const: '10' }, false],
  ]

  describe.each(kinds)('%s', (_, field) => {
    it.each(places)('of %s', (_what, more, schema, isShown) => {
      mount({
        schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal', ...schema } } },
        fields: { a: { label: 'word.a', ...field, ...more } },
        services: { recents },
      })
      expect(document.querySelector('[data-field="a"]')).not.toBeNull()
      expect(document.querySelector('[data-field="a"] button') !== null).toBe(isShown)
    })
  })

  it.each([
    ['50', true],
    ['0.01', true],
    ['0', false],
    ['0.00', false],
    ['-5', false],
    [0, false],
    [undefined, false],
  ])('the button for the largest number stands there for the limit %j: %s', (limit, isShown) => {
    mount({
      schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal' } } },
      fields: { a: { label: 'word.a', fillMax: 'word.x', max: { from: 'data.limit' } } },
      scope: { data: { limit } },
    })
    expect(document.querySelector('[data-field="a"] button') !== null).toBe(isShown)
  })
})
