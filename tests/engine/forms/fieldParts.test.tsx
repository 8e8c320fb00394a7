// Tests what stands at a field beside its input: a counter, notes, the result of a check, buttons of lists, the parts of a form.
import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ById, Field, FormPart } from '../../../src/engine/language/types/plain'
import { messageAt, mount, user } from './mount'

const one = (schema: RJSFSchema, field: Partial<Field> = {}, more: object = {}) =>
  mount({
    schema: { type: 'object', properties: { a: schema } },
    fields: { a: { label: 'word.a', ...field } },
    ...more,
  })

describe('several lines of text', () => {
  const counter = () => document.querySelector('.pw-field-count')?.textContent
  const lines = { widget: 'textarea' } as const

  it.each([
    ['nothing', '', '0/10'],
    ['letters', 'abc', '3/10'],
    ['signs outside the first plane, each as one', '👍🇸🇦', '3/10'],
    ['more than is allowed', 'abcdefghijkl', '12/10'],
  ])('count %s', (_what, text, count) => {
    one({ type: 'string', maxLength: 10 }, lines)
    if (text) fireEvent.change(screen.getByLabelText(/^A/), { target: { value: text } })
    expect(counter()).toBe(count)
  })

  it('count a loaded text', () => {
    one({ type: 'string', maxLength: 10 }, { ...lines, initial: 'abcd' })
    expect(counter()).toBe('4/10')
  })

  it('count a text that loads after the form is drawn', async () => {
    const form = one({ type: 'string', maxLength: 10 }, { ...lines, initial: { from: 'page.a' } })
    expect(counter()).toBe('0/10')
    await act(async () => form.rerenderWith({ scope: { page: { a: 'abcd' } } }))
    expect(counter()).toBe('4/10')
  })

  it('count nothing if any length is allowed, and follow the direction of what is typed', () => {
    one({ type: 'string' }, lines)
    expect(counter()).toBeUndefined()
    expect(screen.getByLabelText(/^A/).getAttribute('dir')).toBe('auto')
  })
})

it.each<[string, RJSFSchema, string, object]>([
  ['a switch is off', { type: 'boolean' }, 'switch', { a: false }],
  ['an optional consent is absent', { type: 'boolean', enum: [true] }, 'checkbox', {}],
])('%s after it was turned on and off', async (_what, schema, role, sent) => {
  const form = one(schema)
  await user.click(screen.getByRole(role))
  await user.click(screen.getByRole(role))
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[sent]])
})

describe('notes below a field', () => {
  const notes: Field['notes'] = {
    always: { text: 'word.b' },
    high: { text: 'word.c', when: { 'form.a': { min: 10 } } },
    low: { text: 'word.x', when: { 'form.a': { below: 10 } } },
  }
  const shown = () => document.querySelector('.pw-field-notes')?.textContent

  it('are those whose conditions hold, and follow what is typed at every key', () => {
    one({ type: 'string', format: 'decimal' }, { notes })
    expect(shown()).toBe('B')
    fireEvent.change(screen.getByLabelText(/^A/), { target: { value: '5' } })
    expect(shown()).toBe('B\nX')
    fireEvent.change(screen.getByLabelText(/^A/), { target: { value: '50' } })
    expect(shown()).toBe('B\nC')
  })
})

it('an action below a field sees what the form holds', () => {
  const drawAction = vi.fn((_action: unknown, scope: object) => <b>{JSON.stringify(scope)}</b>)
  const more = { do: 'link', label: 'word.b', to: '/terms' } as unknown as NonNullable<Field['more']>
  one({ type: 'string' }, { more, initial: 'x' }, { services: { drawAction }, scope: { user: { id: '7' } } })
  expect(drawAction.mock.calls.at(-1)?.[0]).toBe(more)
  expect(screen.getByText(/^\{/).textContent).toBe(JSON.stringify({ user: { id: '7' }, form: { a: 'x' } }))
})

describe('the result of a check', () => {
  const check = { call: 'POST /user', body: { uid: { from: 'form.a' } }, failed: 'word.x' }
  const line = async (more: object, answer: object) => {
    vi.useFakeTimers()
    one(
      { type: 'string' },
      { check: { ...check, ...more } },
      {
        services: { check: () => Promise.resolve({ good: true, answer }) },
      },
    )
    fireEvent.change(screen.getByLabelText(/^A/), { target: { value: '1234' } })
    await act(() => vi.advanceTimersByTimeAsync(500))
    // The query renders its answer in a task of its own.
    await act(() => vi.advanceTimersByTimeAsync(0))
    return document.querySelector('.pw-check[role=status]')
  }

  it('describes its field', async () => {
    const found = await line({ shows: 'answer.name' }, { name: 'Zoe' })
    expect(found?.id).toBeTruthy()
    expect(screen.getByLabelText(/^A/).getAttribute('aria-describedby')?.split(' ')).toContain(found?.id)
  })

  it.each<[string, object, object, string]>([
    ['is the text that it finds', { shows: 'answer.name' }, { name: 'Zoe' }, 'Zoe'],
    ['is the number that it finds', { shows: 'answer.level' }, { level: 7 }, '7'],
    ['is a word of success if the answer lacks the text', { shows: 'answer.name' }, {}, 'Found'],
    ['is a word of success if the page shows nothing', {}, { name: 'Zoe' }, 'Found'],
  ])('%s', async (_what, more, answer, text) => {
    expect((await line(more, answer))?.textContent).toBe(text)
  })

  it.each([
    ['has the picture that it finds', { picture: '/a.png' }, '/a.png'],
    ['has no picture if the answer lacks it', {}, undefined],
  ])('%s', async (_what, answer, source) => {
    const shown = await line({ image: 'answer.picture' }, answer)
    expect(shown?.querySelector('img')?.getAttribute('src') ?? undefined).toBe(source)
  })
})

describe('a list', () => {
  const people: RJSFSchema = {
    type: 'object',
    properties: { people: { type: 'array', items: { type: 'string' } } },
  }
  const fields: ById<Field> = { people: { label: 'word.people', items: { label: 'word.user' } } }
  const initial = { people: { ...fields['people'], initial: { from: 'page.all' } } } as ById<Field>
  const open = () => mount({ schema: people, fields: initial, scope: { page: { all: ['x', 'y', 'z'] } } })

  it.each([
    ['Move User 1 down', ['y', 'x', 'z']],
    ['Move User 2 down', ['x', 'z', 'y']],
    ['Move User 3 up', ['x', 'z', 'y']],
    ['Remove User 2', ['x', 'z']],
  ])('"%s" makes it %j', async (button, all) => {
    const form = open()
    await user.click(screen.getByRole('button', { name: button }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ people: all }]])
  })

  it.each(['Move User 1 up', 'Move User 3 down'])('"%s" cannot be pressed', (name) => {
    open()
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  })

  it('that nobody can change has no button that changes it', () => {
    mount({
      schema: people,
      fields: { people: { ...initial['people'], readOnly: true } as Field },
      scope: { page: { all: ['x'] } },
    })
    const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ type }) => type !== 'submit')
    expect(buttons.filter((button) => !button.disabled)).toEqual([])
  })

  it.each([
    [2, true],
    [3, false],
  ])('of 2 items, with at most %i, is full: %s', (maxItems, isFull) => {
    mount({
      schema: { type: 'object', properties: { people: { type: 'array', maxItems, items: { type: 'string' } } } },
      fields: initial,
      scope: { page: { all: ['x', 'y'] } },
    })
    expect(screen.queryByText(`At most ${maxItems} entries`) !== null).toBe(isFull)
    expect(screen.queryByRole('button', { name: 'Add People' }) !== null).toBe(!isFull)
  })

  it('of fixed items is never called full, because nobody can add one', () => {
    const pair: RJSFSchema = { type: 'array', items: [{ type: 'string' }, { type: 'string' }], maxItems: 2 }
    mount({
      schema: { type: 'object', properties: { people: { ...pair, additionalItems: false } } },
      fields: initial,
      scope: { page: { all: ['x', 'y'] } },
    })
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(screen.queryByText('At most 2 entries')).toBeNull()
  })
})

it('a file that nobody can change can neither be replaced nor removed', async () => {
  one({ type: 'string', format: 'data-url' }, { readOnly: true, initial: 'data:text/plain;name=a.txt;base64,QQ==' })
  expect((await screen.findByRole('list', { name: 'A' })).textContent).toBe('a.txt')
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' }).disabled).toBe(true)
})

it('the dial code of a number that nobody can change cannot be chosen', () => {
  one({ type: 'string', format: 'phone' }, { readOnly: true, dialCodes: ['+966', '+971'], initial: '+971501234567' })
  const codes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code of A' })
  expect([codes.value, codes.disabled]).toEqual(['+971', true])
})

it('members with free names are added, named and removed', async () => {
  const form = one({ type: 'object', additionalProperties: { type: 'string' } }, { fields: {} })
  await user.click(screen.getByRole('button', { name: 'Add A' }))
  const name = screen.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'colour')
  await user.tab()
  await user.type(document.querySelector('[data-field="a.colour"] .pw-item-body input') as HTMLElement, 'red')
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: { colour: 'red' } }]])
  await user.click(screen.getByRole('button', { name: /^Remove/ }))
  await form.send()
  expect(form.onSubmit.mock.calls.at(-1)).not.toEqual([{ a: { colour: 'red' } }])
})

describe('the parts of a form', () => {
  const text = { type: 'string', minLength: 1 } as const
  const schema: RJSFSchema = { type: 'object', properties: { name: text, note: text, city: text }, required: ['name'] }
  const fields: ById<Field> = {
    name: { label: 'word.name' },
    note: { label: 'word.note' },
    city: { label: 'word.city' },
  }
  const parts: ById<FormPart> = {
    who: { title: 'word.a', text: 'word.limit', fields: ['name', 'note'], columns: 2 },
    where: { title: 'word.b', fields: ['city'] },
  }
  const fieldsOf = (title: string) =>
    [...screen.getByRole('group', { name: title }).querySelectorAll('.pw-field')].map((one) =>
      one.getAttribute('data-field'),
    )
  const columns = () =>
    [...document.querySelectorAll('.pw-form-part .pw-form-fields')].map((one) => one.getAttribute('data-columns'))

  it('have their sentence, their fields in order, and two columns where the page wants them', () => {
    mount({ schema, fields, sections: { ...parts, who: { ...parts['who'], fields: ['note', 'name'] } as FormPart } })
    expect(within(screen.getByRole('group', { name: 'A' })).getByText(/^Max /)).toBeTruthy()
    expect(fieldsOf('A')).toEqual(['note', 'name'])
    expect(fieldsOf('B')).toEqual(['city'])
    expect(columns()).toEqual(['2', null])
  })

  it('that are sections have no number, no "Continue", and do not take the focus', () => {
    mount({ schema, fields, sections: parts })
    expect(screen.queryByText(/^Step/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(screen.getAllByRole('heading').map((one) => one.hasAttribute('tabindex'))).toEqual([false, false])
  })

  it('that are steps show how far the person has come', async () => {
    mount({ schema, fields, steps: parts })
    const bars = () =>
      [...document.querySelectorAll('.pw-form-part:not([hidden]) .pw-form-part-bar > span')].map((one) =>
        one.hasAttribute('data-done'),
      )
    expect(bars()).toEqual([true, false])
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: 'Send' })
    expect(bars()).toEqual([true, true])
  })

  it('going back asks for nothing, even if the step is not complete', async () => {
    mount({ schema: { ...schema, required: ['name', 'city'] }, fields, steps: parts })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(messageAt('city')).toBeNull()
    expect(screen.getByRole('heading').textContent).toBe('Step 1 of 2 A')
  })

  it('of which only one is visible has no number', () => {
    const hidden = { ...fields, city: { label: 'word.city', when: { 'form.name': 'go' } } }
    mount({ schema, fields: hidden, steps: parts })
    expect(screen.getByRole('heading').textContent).toBe('A')
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })
})

it.each(['checkbox', 'switch'] as const)('a %s has its label beside it and none above', (widget) => {
  one({ type: 'boolean' }, { widget })
  expect(screen.getAllByText(/^A/)).toHaveLength(1)
})
