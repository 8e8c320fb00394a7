import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { messageAt, mount, user } from './mount'
import { readText } from '../../../src/engine/language/runtime/evaluateCondition'

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
    expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please enter Name')
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

  it('does nothing while the page is busy', async () => {
    const form = mount({ schema: two, busy: true })
    await user.type(screen.getByLabelText('Name'), 'Zoe{Enter}')
    expect(messageAt('name')).toBeNull()
    expect(form.onSubmit).not.toHaveBeenCalled()
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

  it('shows no problem before the first submit', async () => {
    mount({ schema: two })
    await user.type(screen.getByLabelText('Name'), 'Z')
    await user.tab()
    expect(messageAt('name')).toBeNull()
  })

  it('starts a consent unchecked, and requires it', async () => {
    const form = mount({
      schema: { type: 'object', properties: { agree: { type: 'boolean', enum: [true] } }, required: ['agree'] },
      fields: { agree: { label: 'word.agree', messages: { required: 'word.x' } } },
    })
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await form.send()
    expect(messageAt('agree')).toBe('X')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('checkbox'))
    expect(messageAt('agree')).toBe('X')
  })

  it('never uses the maxlength attribute: the schema counts code points', () => {
    mount({ schema: { type: 'object', properties: { name: { type: 'string', maxLength: 3 } } } })
    expect(screen.getByRole('textbox').hasAttribute('maxlength')).toBe(false)
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

  it('shows a second line of each suggested answer while its condition holds', async () => {
    const amount = {
      label: 'word.amount',
      suggest: [10, 50],
      suggestNote: {
        text: { say: 'word.note', with: { limit: { from: 'row.value' } } },
        when: { 'data.rate': { min: 1 }, 'row.value': { below: 50 } },
      },
    } as const
    const form = mount({
      schema: two,
      fields: { name: { label: 'word.name' }, amount },
      scope: { data: { rate: 250 } },
      services: {
        translate: (words, scope) => (typeof words === 'string' ? words : `for ${readText(scope, 'row.value')}`),
      },
    })
    const buttons = within(screen.getByRole('group')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['10 for 10', '50'])
    await user.click(screen.getByRole('button', { name: '10 for 10' }))
    await user.type(screen.getByLabelText('Name'), 'Zoe{Enter}')
    expect(form.onSubmit).toHaveBeenCalledWith({ name: 'Zoe', amount: '10' })
  })

  it.each([
    ['within the bounds', ['0', '-5', '3.99', '4', 20, '50', '50.01'], { min: 4, max: 50 }, ['4', '20', '50']],
    ['that are figures', ['many', '1e3', '7'], {}, ['7']],
    ['at all, where no bound is known', ['0.01', '99999999999'], {}, ['0.01', '99999999999']],
    ['where the bounds exclude each other', ['4', '20'], { min: 50, max: 4 }, []],
  ])('S5-16 suggests only answers %s', (_, suggest, data, offered) => {
    const amount = { label: 'word.amount', suggest, min: { from: 'data.min' }, max: { from: 'data.max' } }
    mount({ schema: two, fields: { name: { label: 'word.name' }, amount }, scope: { data } })
    const buttons = within(screen.queryByRole('group') ?? document.createElement('p')).queryAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(offered)
  })

  it.each([
    ['the largest', { most: '500' }, '500'],
    ['the smaller of two', { most: '500', other: '20' }, '20'],
    ['nothing where there is none', {}, undefined],
    ['nothing for a balance of nothing', { most: '0.00' }, undefined],
    ['nothing for a negative balance', { most: '-5' }, undefined],
    ['nothing for less than the least', { least: '100', most: '50' }, undefined],
  ])('S5-16 the button for all offers %s', async (_, data, filled) => {
    const amount = {
      label: 'word.amount',
      min: { from: 'data.least' },
      max: [{ from: 'data.most' }, { from: 'data.other' }],
      fillMax: 'word.note',
    }
    mount({ schema: two, fields: { name: { label: 'word.name' }, amount }, scope: { data } })
    const group = screen.queryByRole('group')
    if (group) await user.click(within(group).getByRole('button'))
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value || undefined).toBe(filled)
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

  it('follows the scope of the page', async () => {
    const form = mount({ schema, fields, scope: { user: { role: 'member' } } })
    await user.click(screen.getByRole('radio', { name: 'y' }))
    expect(screen.queryByLabelText('Note')).toBeNull()
    form.rerenderWith({ scope: { user: { role: 'admin' } } })
    await waitFor(() => expect(screen.getByLabelText('Note')).toBeTruthy())
    await form.send()
    expect(messageAt('note')).toBe('Please enter Note')
  })
})

describe('bounds of the page', () => {
  it('S5-16 refuses more than `max`, also of a decimal in text', async () => {
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
