// Tests what the rows of an endpoint become in a choice: labels, notes, pictures, the first ones, and what they fill.
import type { RJSFSchema } from '@rjsf/utils'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Field, Options } from '../../../src/engine/language/types/plain'
import type { FormServices } from '../../../src/engine/forms/fields/services'
import { readText } from '../../../src/engine/language/runtime/evaluateCondition'
import { mount, user } from './mount'

const schema: RJSFSchema = { type: 'object', properties: { method: { type: 'string' }, amount: { type: 'string' } } }
const amount: Field = { label: 'word.amount' }

interface Loaded {
  readonly rows: readonly object[]
  readonly options?: Partial<Options>
  readonly field?: Partial<Field>
  readonly scope?: object
  readonly services?: Partial<FormServices>
  readonly rate?: Field
}

function load({ rows, options = {}, field = {}, scope = {}, services = {}, rate = amount }: Loaded) {
  const of: Options = { call: 'POST /ways', value: 'row.id', label: 'row.name', ...options }
  return mount({
    schema,
    fields: { method: { label: 'word.method', options: of, ...field }, amount: rate },
    scope,
    services: {
      loadOptions: () => Promise.resolve(rows),
      translate: (words, seen) =>
        typeof words === 'string' ? words : `${words.say} ${readText(seen, 'row.fee')}`.trim(),
      ...services,
    },
  })
}
const rowTexts = async () =>
  (await screen.findAllByRole('radio')).map((row) =>
    ['.pw-choice-label', '.pw-choice-note', '.pw-choice-image']
      .map((part) => row.closest('label')?.querySelector(part)?.textContent)
      .filter((text) => text !== undefined),
  )

describe('a row of an endpoint', () => {
  it.each<[string, Partial<Options>, object, readonly string[]]>([
    ['has its label', {}, { id: '1', name: 'Card' }, ['Card']],
    ['without a label has its value', {}, { id: '1' }, ['1']],
    ['has a number as its note', { note: 'row.fee' }, { id: '1', name: 'Card', fee: 5 }, ['Card', '5']],
    ['has no empty note', { note: 'row.fee' }, { id: '1', name: 'Card' }, ['Card']],
    [
      'has a message as its note',
      { note: { say: 'fee', with: {} } },
      { id: '1', name: 'Card', fee: 5 },
      ['Card', 'fee 5'],
    ],
    [
      'has the notes whose conditions hold, below each other',
      {
        notes: {
          fee: { text: { say: 'fee', with: {} } },
          dear: { text: 'dear', when: { 'row.fee': { min: 10 } } },
          cheap: { text: 'cheap', when: { 'row.fee': { below: 10 } } },
        },
      },
      { id: '1', name: 'Card', fee: 5 },
      ['Card', 'fee 5\ncheap'],
    ],
    [
      'has no note if no condition holds',
      { notes: { dear: { text: 'dear', when: { 'row.fee': { min: 10 } } } } },
      { id: '1', name: 'Card', fee: 5 },
      ['Card'],
    ],
    ['has an emoji as its picture', { image: 'row.flag' }, { id: '1', name: 'Card', flag: '🇸🇦' }, ['Card', '🇸🇦']],
  ])('%s', async (_what, options, row, texts) => {
    load({ rows: [row], options })
    expect(await rowTexts()).toEqual([texts])
  })

  it.each([
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['/flags/sa.png', '/flags/sa.png'],
  ])('draws the picture at %s', async (flag, source) => {
    load({ rows: [{ id: '1', name: 'Card', flag }], options: { image: 'row.flag' } })
    const [row] = await screen.findAllByRole('radio')
    expect(row?.closest('label')?.querySelector('img')?.getAttribute('src')).toBe(source)
  })

  it('without a value is left out, and so are the values that are never offered, as numbers or texts', async () => {
    const rows = [34, '40', 42, '15', 1, '', null].map((id) => ({ id, name: `n${String(id)}` }))
    load({ rows, options: { without: [34, 40, '42', '15'] } })
    expect(await rowTexts()).toEqual([['n1']])
  })

  it('that the scope names is never offered, such as the person who chooses', async () => {
    const rows = [1, 7].map((id) => ({ id, name: `n${id}` }))
    load({ rows, options: { without: [{ from: 'user.id' }] }, scope: { user: { id: '7' } } })
    expect(await rowTexts()).toEqual([['n1']])
  })
})

describe('the choices that come first in a sheet', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ id: String(index), name: `Place ${index}` }))
  const first = () => {
    const list = screen.queryByRole('list', { name: 'Suggestions for Method' })
    return list
      ? within(list)
          .getAllByRole('button')
          .map(({ textContent }) => textContent)
      : []
  }
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const open = async (more: Omit<Loaded, 'rows'>, rows: readonly object[] = many) => {
    load({ rows, ...more })
    await user.click(await screen.findByRole('button', { name: 'Method' }))
  }

  it('are the pinned ones, of the page or of the scope, and each is listed once', async () => {
    await open({ options: { pinned: ['3', { from: 'user.country' }] }, scope: { user: { country: 7 } } })
    expect(first()).toEqual(['Place 3', 'Place 7'])
    expect(listed()).toHaveLength(12)
  })

  it('are the ones that the person sent last', async () => {
    const recents = { load: () => [{ value: '5' }], add: vi.fn(), keep: () => false }
    await open({ field: { recent: {} }, services: { recents } })
    expect(first()).toEqual(['Place 5'])
  })

  it('are not those sent last if the field does not ask for them', async () => {
    const recents = { load: () => [{ value: '5' }], add: vi.fn(), keep: () => false }
    await open({ services: { recents } })
    expect(first()).toEqual([])
  })

  it('step back while somebody searches', async () => {
    await open({ options: { pinned: ['3'] } })
    await user.type(screen.getByRole('searchbox'), 'place')
    expect(first()).toEqual([])
    expect(listed()).toHaveLength(12)
  })

  it('are none among seven choices', async () => {
    await open({ options: { pinned: ['3'] }, field: { widget: 'sheet' } }, many.slice(0, 7))
    expect(first()).toEqual([])
    expect(listed()).toHaveLength(7)
  })
})

describe('a choice that is made for the person', () => {
  const rows = [
    { id: 1, name: 'Card' },
    { id: 2, name: 'Bank' },
  ]
  const chosen = async () => {
    await screen.findAllByRole('radio')
    await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1))
    return screen.getByRole('radio', { checked: true }).closest('label')?.textContent
  }
  const recents = (...values: readonly string[]) => ({
    load: () => values.map((value) => ({ value })),
    add: vi.fn(),
    keep: () => false,
  })

  it.each<[string, string, Partial<Field>, Partial<FormServices>]>([
    ['is the first', 'Card', {}, {}],
    ['is the one that was sent last', 'Bank', { recent: {} }, { recents: recents('2') }],
    ['is the one that was sent last of two', 'Bank', { recent: {} }, { recents: recents('2', '1') }],
    ['is the one that was sent before one that is gone', 'Bank', { recent: {} }, { recents: recents('9', '2', '1') }],
    ['is the first if the last one is gone', 'Card', { recent: {} }, { recents: recents('9') }],
    ['is the first if the field keeps nothing', 'Card', {}, { recents: recents('2') }],
    [
      'is none if a draft has one',
      'Bank',
      {},
      { drafts: { load: () => ({ method: '2' }), save: vi.fn(), clear: vi.fn() } },
    ],
  ])('%s', async (_what, name, field, services) => {
    const form = load({ rows, options: { preselect: true }, field, services })
    expect(await chosen()).toBe(name)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ method: name === 'Card' ? '1' : '2' }]])
    expect(form.onDirty).not.toHaveBeenCalledWith(true)
  })

  it('is changed by the person, who is then asked before leaving', async () => {
    const form = load({ rows, options: { preselect: true } })
    expect(await chosen()).toBe('Card')
    await user.click(screen.getByRole('radio', { name: 'Bank' }))
    expect(form.onDirty).toHaveBeenLastCalledWith(true)
  })

  it('does not exist without `preselect`', async () => {
    load({ rows })
    await screen.findAllByRole('radio')
    await act(async () => undefined)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  })
})

describe('what a row fills', () => {
  const rows = [
    { id: '1', name: 'Card', least: '7' },
    { id: '2', name: 'Bank' },
  ]
  const fills = { amount: 'row.least' }
  const drafts = { load: () => ({ method: '1', amount: '5' }), save: vi.fn(), clear: vi.fn() }
  const sent = async (rate: Field) => {
    const form = load({ rows, options: { fills }, services: { drafts }, rate })
    await screen.findByRole('radio', { checked: true })
    await form.send()
    return form.onSubmit.mock.calls
  }

  it('in a hidden field is the newest value of the server, not that of a draft', async () => {
    expect(await sent({ ...amount, widget: 'hidden' })).toEqual([[{ method: '1', amount: '7' }]])
  })

  it('in a field that the person sees stays as it was left', async () => {
    expect(await sent(amount)).toEqual([[{ method: '1', amount: '5' }]])
  })

  it('is emptied by a row without the value', async () => {
    const form = load({ rows, options: { fills } })
    await user.click(await screen.findByRole('radio', { name: 'Card' }))
    await user.click(screen.getByRole('radio', { name: 'Bank' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ method: '2' }]])
  })

  it('is emptied when the person takes the choice back', async () => {
    const form = load({ rows, options: { fills }, field: { widget: 'sheet' } })
    await user.click(await screen.findByRole('button', { name: 'Method' }))
    await user.click(screen.getByRole('button', { name: 'Card' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('7')
    await user.click(screen.getByRole('button', { name: 'Method: Card' }))
    await user.click(screen.getByRole('button', { name: 'Clear the choice' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{}]])
  })
})

it('a choice says that it is loading, and cannot be opened meanwhile', async () => {
  const form = load({ rows: [], services: { loadOptions: () => new Promise(() => undefined) } })
  const waiting = screen.getByRole('button', { name: 'Method: Loading the choices…' })
  expect([waiting.getAttribute('aria-busy'), waiting.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  await user.click(waiting)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(form.onSubmit).not.toHaveBeenCalled()
})
