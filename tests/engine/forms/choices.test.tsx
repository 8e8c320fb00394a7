import type { RJSFSchema } from '@rjsf/utils'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asSchemaValue, searchChoices } from '../../../src/engine/forms/fields/choice'
import type { FormServices, Values } from '../../../src/engine/forms/fields/services'
import { staleChoices } from '../../../src/engine/forms/fields/staleChoices'
import { readText } from '../../../src/engine/language/runtime/evaluateCondition'
import type { ById, Field, Options } from '../../../src/engine/language/types/plain'
import type { FormBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, show } from '../kit'
import { draftOf, messageAt, mount, user } from './mount'

describe('options', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: { country: { type: 'integer' }, method: { type: 'string' }, amount: { type: 'string' } },
    required: ['country', 'method'],
  }

  const fields: ById<Field> = {
    country: {
      label: 'word.country',
      options: { call: 'POST /places', value: 'row.id', label: 'row.name', image: 'row.flag', without: ['34'] },
    },
    method: {
      label: 'word.method',
      widget: 'cards',
      options: {
        call: 'POST /ways',
        body: { country_id: { from: 'form.country' } },
        value: 'row.id',
        label: 'row.title',
        fills: { amount: 'row.least' },
      },
    },
    amount: { label: 'word.amount' },
  }

  const places = [
    { id: '34', name: 'Left out' },
    { id: '1', name: 'Near', flag: '🇸🇦' },
    { id: '2', name: 'Far', flag: 'https://cdn.example.com/far.png' },
  ]

  function serve(
    ways: (id: unknown) => readonly unknown[] = (id) => [{ id: 10, title: `Card of ${String(id)}`, least: '5' }],
  ) {
    return vi.fn((options: { readonly call: string }, body: object) =>
      Promise.resolve(options.call === 'POST /places' ? places : ways((body as { country_id?: unknown }).country_id)),
    )
  }

  describe('choices from an endpoint', () => {
    it('a preselected choice goes with the value that it depends on, even if both change at once', async () => {
      const preselected = { ...fields.method, options: { ...fields.method?.options, preselect: true } } as Field
      const form = mount({
        schema,
        fields: { ...fields, country: { ...fields.country, initial: 34 } as Field, method: preselected },
        services: { loadOptions: serve() },
      })
      expect(await screen.findByRole('button', { name: 'Method: Choose Country first' })).toBeTruthy()
      await form.send()
      expect([messageAt('country'), messageAt('method')]).not.toContain(null)
      expect(form.onSubmit).not.toHaveBeenCalled()
    })

    it('wait for what they depend on, load, and take the type of the schema', async () => {
      const loadOptions = serve()
      const form = mount({ schema, fields, services: { loadOptions } })
      expect(screen.getByRole('button', { name: 'Method: Choose Country first' }).getAttribute('aria-disabled')).toBe(
        'true',
      )
      expect(await screen.findByRole('radio', { name: 'Near' })).toBeTruthy()
      expect(screen.queryByText('Left out')).toBeNull()
      expect(screen.getByText('🇸🇦')).toBeTruthy()
      await user.click(screen.getByRole('radio', { name: 'Far' }))
      await user.click(await screen.findByRole('radio', { name: 'Card of 2' }))
      expect(screen.getByLabelText<HTMLInputElement>(/Amount/).value).toBe('5')
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ country: 2, method: '10', amount: '5' }]])
      expect(loadOptions.mock.calls.map(([, body]) => body)).toEqual([{}, { country_id: 2 }])
    })

    it('are asked for again, and the old choice is dropped, when what they depend on changes', async () => {
      const form = mount({ schema, fields, services: { loadOptions: serve(() => [{ id: 10, title: 'Same card' }]) } })
      await user.click(await screen.findByRole('radio', { name: 'Far' }))
      await user.click(await screen.findByRole('radio', { name: 'Same card' }))
      await user.click(screen.getByRole('radio', { name: 'Near' }))
      expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Same card' })).checked).toBe(false)
      await form.send()
      expect(messageAt('method')).toBe('Please select Method')
      expect(form.onSubmit).not.toHaveBeenCalled()
    })

    it('say that they failed, and try again', async () => {
      const loadOptions = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(places)
      mount({ schema, fields, services: { loadOptions } })
      expect(await screen.findByText('The choices could not be loaded')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('radio', { name: 'Near' })).toBeTruthy()
    })

    it('do not keep a choice that is no longer offered', async () => {
      const drafts = { load: () => draftOf({ country: 99 }), save: vi.fn(), clear: vi.fn() }
      const form = mount({ schema, fields, services: { loadOptions: serve(), drafts } })
      await screen.findByRole('radio', { name: 'Near' })
      await waitFor(() => expect(screen.getByRole('button', { name: /Choose Country first/ })).toBeTruthy())
      await form.send()
      expect(messageAt('country')).toBe('Please select Country')
    })

    it('open in a sheet with search when they are many', async () => {
      const many = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `Place ${index}`, note: 'n' }))
      const form = mount({
        schema: { type: 'object', properties: { country: { type: 'integer' } }, required: ['country'] },
        fields: {
          country: {
            label: 'word.country',
            widget: 'sheet',
            options: { call: 'x', value: 'row.id', label: 'row.name' },
          },
        },
        services: { loadOptions: () => Promise.resolve(many) },
      })
      await user.click(await screen.findByRole('button', { name: 'Country' }))
      await user.type(screen.getByRole('searchbox'), 'place 3{Enter}')
      expect(screen.getAllByRole('listitem')).toHaveLength(11)
      await user.click(screen.getByRole('button', { name: 'Place 39' }))
      expect(screen.getByRole('button', { name: 'Country: Place 39' })).toBeTruthy()
      expect(form.onSubmit).not.toHaveBeenCalled()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ country: 39 }]])
    })

    it('may be several', async () => {
      const form = mount({
        schema: {
          type: 'object',
          properties: { tags: { type: 'array', items: { type: 'string' }, minItems: 1 } },
          required: ['tags'],
        },
        fields: {
          tags: { label: 'word.tags', widget: 'chips', options: { call: 'x', value: 'row.id', label: 'row.name' } },
        },
        services: { loadOptions: () => Promise.resolve(places) },
      })
      await user.click(await screen.findByRole('checkbox', { name: 'Far' }))
      await user.click(screen.getByRole('checkbox', { name: 'Near' }))
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ tags: ['1', '2'] }]])
    })
  })

  describe('values of an enum that the scope limits', () => {
    const networkSchema: RJSFSchema = {
      type: 'object',
      properties: { method: { enum: ['a', 'b', 'c'] } },
    }
    const limited: ById<Field> = {
      method: { label: 'word.method', widget: 'chips', only: { from: 'row.offered' } },
    }
    const labels = () => screen.queryAllByRole('radio').map((one) => one.getAttribute('value') ?? one.id)

    it('are those of the list', () => {
      mount({ schema: networkSchema, fields: limited, scope: { row: { offered: ['c', 'a'] } } })
      expect(screen.getByRole('radio', { name: 'a' })).toBeTruthy()
      expect(screen.getByRole('radio', { name: 'c' })).toBeTruthy()
      expect(labels()).toHaveLength(2)
    })

    it('say so when there is none', () => {
      mount({ schema: networkSchema, fields: limited, scope: { row: { offered: [] } } })
      expect(labels()).toEqual([])
      expect(screen.getByRole('button', { name: /Method: / })).toBeTruthy()
    })

    it('lose the chosen value with the list that had it', async () => {
      const form = mount({
        schema: {
          type: 'object',
          properties: {
            way: { type: 'string' },
            offered: { type: 'array', items: {} },
            method: { enum: ['a', 'b', 'c'] },
          },
        },
        fields: {
          way: {
            label: 'word.country',
            options: { call: 'POST /ways', value: 'row.id', label: 'row.id', fills: { offered: 'row.offered' } },
          },
          offered: { label: 'word.amount', widget: 'hidden' },
          method: { label: 'word.method', widget: 'chips', only: { from: 'form.offered' } },
        },
        services: {
          loadOptions: () =>
            Promise.resolve([
              { id: 'one', offered: ['a', 'b'] },
              { id: 'two', offered: ['b', 'c'] },
            ]),
        },
      })
      await user.click(await screen.findByRole('radio', { name: 'one' }))
      await user.click(screen.getByRole('radio', { name: 'b' }))
      await user.click(screen.getByRole('radio', { name: 'two' }))
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'b' }).checked).toBe(true)
      await user.click(screen.getByRole('radio', { name: 'c' }))
      await user.click(screen.getByRole('radio', { name: 'one' }))
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'c' })).toBeNull())
      expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(1)
      await form.send()
      expect(form.onSubmit.mock.calls[0]).toEqual([{ way: 'one', offered: ['a', 'b'] }])
    })
  })
})

// Tests what the rows of an endpoint become in a choice: labels, notes, pictures, the first ones, and what they fill.
describe('option rows', () => {
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
  })

  describe('the choices that come first in a sheet', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: String(index), name: `Place ${index}` }))
    it('are the pinned ones, of the page or of the scope, and each is listed once', async () => {
      load({ rows: many, options: { pinned: ['3', { from: 'user.country' }] }, scope: { user: { country: 7 } } })
      await user.click(await screen.findByRole('button', { name: 'Method' }))
      const first = within(screen.getByRole('list', { name: 'Suggestions for Method' })).getAllByRole('button')
      expect(first.map(({ textContent }) => textContent)).toEqual(['Place 3', 'Place 7'])
      expect(screen.getAllByRole('listitem')).toHaveLength(12)
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
        { drafts: { load: () => draftOf({ method: '2' }), save: vi.fn(), clear: vi.fn() } },
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
  })
})

// Tests when the rows of a choice are requested again: not because the network returns, unless they never came.
describe('kept options', () => {
  const schema: RJSFSchema = { type: 'object', properties: { method: { type: 'string' } } }

  const options = { call: 'POST /ways', value: 'row.id', label: 'row.name' }

  const rows = [{ id: '1', name: 'Card' }]

  afterEach(() => onlineManager.setOnline(true))

  async function loseNetwork(): Promise<void> {
    await act(async () => onlineManager.setOnline(false))
    await act(async () => onlineManager.setOnline(true))
  }

  it.each<[string, () => Promise<readonly object[]>, number, 'radio' | 'button', RegExp]>([
    ['came stay when the network returns', () => Promise.resolve(rows), 1, 'radio', /^Card$/],
    ['are none stay when the network returns', () => Promise.resolve([]), 1, 'button', /^Method: /],
    [
      'did not come are requested again when the network returns',
      () => Promise.reject(new Error('lost')),
      2,
      'radio',
      /^Card$/,
    ],
  ])('rows that %s', async (_, answer, requests, role, name) => {
    const loadOptions = vi.fn(() => Promise.resolve(rows) as Promise<readonly object[]>).mockImplementationOnce(answer)
    mount({ schema, fields: { method: { label: 'word.method', options } }, services: { loadOptions } })
    await act(async () => undefined)
    await loseNetwork()
    await screen.findByRole(role, { name })
    expect(loadOptions).toHaveBeenCalledTimes(requests)
  })
})

// Tests choices whose request has a value of the same group of fields.
describe('group options', () => {
  const text = { type: 'string' } as const

  const schema: RJSFSchema = {
    type: 'object',
    properties: { way: { type: 'object', properties: { country: text, method: text } } },
  }

  const fields: ById<Field> = {
    way: {
      label: 'word.a',
      fields: {
        country: { label: 'word.country', options: { call: 'POST /places', value: 'row.id', label: 'row.name' } },
        method: {
          label: 'word.method',
          options: {
            call: 'POST /ways',
            body: { country: { from: 'form.way.country' } },
            value: 'row.id',
            label: 'row.name',
          },
        },
      },
    },
  }

  const rows: { readonly [call: string]: readonly object[] } = {
    'POST /places': ['Near', 'Far'].map((name) => ({ id: name, name })),
    'POST /ways': ['Card', 'Cash'].map((name) => ({ id: name, name })),
  }

  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }))

  it('they wait for that value, and name its field', async () => {
    const loadOptions = vi.fn(({ call }: { readonly call: string }) => Promise.resolve(rows[call] ?? []))
    mount({ schema, fields, services: { loadOptions } })
    expect(screen.getByRole('button', { name: 'Method: Choose Country first' })).toBeTruthy()
    await choose('Near')
    await choose('Card')
    expect(loadOptions.mock.calls.map(([{ call }]) => call)).toEqual(['POST /places', 'POST /ways'])
  })
})

// Tests that a choice of rows in a group or in a list behaves as one at the top of a form.
describe('nested choice', () => {
  const text = { type: 'string' } as const

  const members: RJSFSchema = { type: 'object', properties: { method: text, amount: text } }

  const rows = [
    { id: 'a', name: 'Card', least: '7' },
    { id: 'b', name: 'Bank', least: '9' },
  ]

  const options = { call: 'POST /ways', value: 'row.id', label: 'row.name', fills: { amount: 'row.least' } }

  /** A choice, and a hidden value that its row fills. */
  const pair: ById<Field> = {
    method: { label: 'word.method', options },
    amount: { label: 'word.amount', widget: 'hidden' },
  }

  /** The places of the choice, each with the form that has it there and the values of the form. */
  const places: readonly (readonly [
    where: string,
    schema: RJSFSchema,
    fields: (own: ById<Field>) => ById<Field>,
    values: (own: Values) => Values,
  ])[] = [
    ['at the top', members, (own) => own, (own) => own],
    [
      'in a group',
      { type: 'object', properties: { way: members } },
      (own) => ({ way: { label: 'word.a', fields: own } }),
      (own) => ({ way: own }),
    ],
    [
      'in a list',
      { type: 'object', properties: { ways: { type: 'array', items: members } } },
      (own) => ({ ways: { label: 'word.a', items: { label: 'word.b', fields: own } } }),
      (own) => ({ ways: [own] }),
    ],
  ]

  describe.each(places)('a choice of rows %s', (_where, schema, fieldsOf, valuesOf) => {
    it('fills a hidden field with the newest value of its row, not with that of a draft', async () => {
      const draft = valuesOf({ method: 'a', amount: '5' })
      const form = mount({
        schema,
        fields: fieldsOf(pair),
        services: {
          loadOptions: () => Promise.resolve(rows),
          drafts: { load: () => draftOf(draft), save: vi.fn(), clear: vi.fn() },
        },
      })
      await screen.findByRole('radio', { checked: true })
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[valuesOf({ method: 'a', amount: '7' })]])
    })
  })
})

describe('empty options', () => {
  const options: Options = {
    call: 'POST /things',
    body: { of: { from: 'form.name' } },
    value: 'row.id',
    label: 'row.name',
    first: 'first.name',
    empty: {
      text: { say: 'nothing.of', with: { name: { from: 'form.name' }, sum: { from: 'query.sum', format: 'count' } } },
      action: { do: 'link', label: 'add', to: '/there', query: { of: { from: 'form.name' } } },
    },
  }

  const form: FormBlock = {
    block: 'form',
    form: 'f',
    fields: { name: { label: 'name' }, thing: { label: 'thing', options } },
    incomplete: 'something.missing',
    submit: { do: 'call', call: 'POST /change', label: 'send' },
  }

  const text: RJSFSchema = { type: 'string' }

  const forms = {
    f: { type: 'object', properties: { name: text, thing: text }, required: ['name', 'thing'] } satisfies RJSFSchema,
  }

  it('a choice without rows says so with a link that helps; what was typed is kept meanwhile', async () => {
    const { app } = show({
      forms,
      signedIn: true,
      path: '/here?sum=1234567',
      blocks: { form },
      server: { 'POST /things': () => ({ list: [], has_more: false }) },
    })
    const save = vi.spyOn(app.drafts, 'save')
    expect(await screen.findByRole('button', { name: 'thing: first.name' })).toBeTruthy()
    await userEvent.type(screen.getByLabelText('name'), 'Ann')
    expect(await screen.findByRole('button', { name: 'thing: nothing.of Ann 1,234,567' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'add' }))
    await waitFor(() => expect(address()).toBe('/there?of=Ann'))
    // The form saves its draft when it unmounts, just after the other page is drawn.
    await waitFor(() => expect(save.mock.calls.at(-1)?.[1].values).toEqual({ name: 'Ann' }))
  })
})

// Tests how a choice is drawn: as rows or behind a button that opens a sheet, and what the sheet does.
describe('choice views', () => {
  const letters = [...'abcdefghijklm']

  const one = (schema: RJSFSchema, field: Partial<Field> = {}, isNeeded = false) =>
    mount({
      schema: { type: 'object', properties: { a: schema }, ...(isNeeded && { required: ['a'] }) },
      fields: { a: { label: 'word.a', ...field } },
    })

  const choice = (count: number): RJSFSchema => ({ type: 'string', enum: letters.slice(0, count) })

  const several = (count: number): RJSFSchema => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: letters.slice(0, count) },
  })

  const opener = () => screen.getByRole('button', { name: /^A(:|$)/ })

  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

  it.each<[number, Field['widget'], 'rows' | 'sheet']>([
    [7, undefined, 'rows'],
    [8, undefined, 'sheet'],
    [2, 'sheet', 'sheet'],
    [8, 'radio', 'rows'],
    [8, 'cards', 'rows'],
    [8, 'chips', 'rows'],
  ])('up to seven choices are rows, and more are in a sheet: %i with the widget %s are %s', (count, widget, drawn) => {
    one(choice(count), widget === undefined ? {} : { widget })
    expect(screen.queryAllByRole('radio')).toHaveLength(drawn === 'rows' ? count : 0)
    expect(screen.queryAllByRole('button', { name: 'A' })).toHaveLength(drawn === 'rows' ? 0 : 1)
  })

  describe('a sheet of choices', () => {
    it('closes with the choice, marks it when it opens again, and does not take a required one back', async () => {
      const form = one(choice(8), {}, true)
      expect(opener().textContent).toBe('Choose')
      await user.click(opener())
      await press('c')
      expect(screen.queryByRole('searchbox')).toBeNull()
      expect(opener().textContent).toBe('c')
      await user.click(opener())
      const marked = screen.getAllByRole('button', { pressed: true })
      expect(marked.map(({ textContent }) => textContent)).toEqual(['c'])
      expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ a: 'c' }]])
    })

    it('takes an optional choice back', async () => {
      const form = one(choice(8))
      await user.click(opener())
      expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull()
      await press('c')
      await user.click(opener())
      await press('Clear the choice')
      expect(screen.queryByRole('searchbox')).toBeNull()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{}]])
    })

    it('stays open for several choices until "Done", and sends them in the order of the schema', async () => {
      const form = one(several(8))
      await user.click(opener())
      await press('f')
      await press('b')
      await press('d')
      await press('f')
      await press('g')
      expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull()
      await press('Done')
      expect(screen.queryByRole('searchbox')).toBeNull()
      expect(opener().textContent).toBe('b, d, g')
      expect(opener().getAttribute('aria-label')).toBe('A: b: d: g')
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ a: ['b', 'd', 'g'] }]])
    })
  })

  it.each<[string, RJSFSchema, Partial<Field>, readonly string[]]>([
    ['the values themselves', { enum: ['x', 'y'] }, {}, ['x', 'y']],
    ['their messages', { enum: ['x', 'y'] }, { words: { x: 'word.b', y: 'word.c' } }, ['B', 'C']],
    ['nothing for null', { enum: ['x', null] }, { words: { x: 'word.b' } }, ['B', 'None']],
    [
      'the messages of the items of a list',
      { type: 'array', uniqueItems: true, items: { enum: ['x', 'y'] } },
      { items: { label: 'word.a', words: { x: 'word.b', y: 'word.c' } } },
      ['B', 'C'],
    ],
    [
      'the messages of a list',
      { type: 'array', uniqueItems: true, items: { enum: ['x', 'y'] } },
      { words: { x: 'word.b', y: 'word.c' } },
      ['B', 'C'],
    ],
    ['yes and no', { type: 'boolean' }, { widget: 'radio' }, ['Yes', 'No']],
  ])('rows are named by %s', (_what, schema, field, names) => {
    one(schema, field)
    const rows = [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')]
    expect(rows.map((row) => row.closest('label')?.textContent)).toEqual(names)
  })
})

// Tests the values of choices: which type they are sent with, and which of them belong to an earlier answer.
describe('choice values', () => {
  it.each<[unknown, RJSFSchema['type'], unknown]>([
    ['5', 'integer', 5],
    ['-5', 'integer', -5],
    ['0', 'integer', 0],
    ['-0.5', 'number', -0.5],
    ['5', 'string', '5'],
    [5, 'string', '5'],
    [0, 'string', '0'],
    [-5, 'string', '-5'],
    ['', 'integer', ''],
    ['five', 'number', 'five'],
    [undefined, 'string', undefined],
  ])('the chosen %j of a field of the type %s is sent as %j', (chosen, type, sent) => {
    expect(asSchemaValue(chosen, { type })).toBe(sent)
  })

  const city: Field = {
    label: 'word.city',
    options: { call: 'POST /cities', body: { of: { from: 'form.country' } }, value: 'row.id', label: 'row.name' },
  }

  const fields: ById<Field> = {
    country: { label: 'word.country' },
    city,
    note: { label: 'word.note' },
    cities: { label: 'word.city', items: city },
    home: { label: 'word.home', fields: { city } },
  }

  it.each<[string, object, object, readonly string[]]>([
    ['what it depends on changes', { country: 'sa', city: '1' }, { country: 'ae', city: '1' }, ['city']],
    ['what it depends on is cleared', { country: 'sa', city: '1' }, { city: '1' }, ['city']],
    ['something else changes', { country: 'sa', city: '1', note: 'a' }, { country: 'sa', city: '1', note: 'b' }, []],
    ['both change at once, because a row fills both', { country: 'sa', city: '1' }, { country: 'ae', city: '2' }, []],
    ['nothing is chosen', { country: 'sa' }, { country: 'ae' }, []],
    ['it is 0', { country: 'sa', city: 0 }, { country: 'ae', city: 0 }, ['city']],
    ['it is in a group', { country: 'sa', home: { city: '1' } }, { country: 'ae', home: { city: '1' } }, ['home.city']],
    [
      'it is in a list, whose other item is new',
      { country: 'sa', cities: ['1'] },
      { country: 'ae', cities: ['1', '2'] },
      ['cities.0'],
    ],
  ])('a choice is stale or not when %s', (_, before, after, stale) => {
    expect(staleChoices(fields, { ...before }, { ...after }).map((path) => path.join('.'))).toEqual(stale)
  })
})

describe('search choices', () => {
  const row = (label: string, row: object) => ({ value: label, label, row })

  const choices = [
    row('Ålandinseln', { code: 'AX', name_default: 'Åland Islands', icon: 'https://img.test/turkiye.png' }),
    row('Ägypten', { code: 'EG', name_ar: 'مصر', name_default: 'Egypt', phone_code: '20' }),
    row('Türkei', { code: 'TR', name_tr: 'Türkiye', name_default: 'Turkey', phone_code: '90', id: 19 }),
    { ...row('Land', {}), note: 'Not Turkey' },
  ]

  it.each([
    ['', ['Ålandinseln', 'Ägypten', 'Türkei', 'Land']],
    ['   ', ['Ålandinseln', 'Ägypten', 'Türkei', 'Land']],
    ['turkiye', ['Türkei']],
    ['TURKEI', ['Türkei']],
    ['turkey', ['Türkei', 'Land']],
    ['مصر', ['Ägypten']],
    ['eg', ['Ägypten']],
    ['90', ['Türkei']],
    ['٩٠', ['Türkei']],
    ['۹۰', ['Türkei']],
    // What begins with it comes first.
    ['land', ['Land', 'Ålandinseln']],
    ['img.test', []],
    ['19', []],
    ['.*', []],
  ])('"%s" finds %j', (typed, found) => {
    expect(searchChoices(choices, typed).map(({ label }) => label)).toEqual(found)
  })

  it.each([
    ['Arabic', '٢٠'],
    ['Persian', '۲۰'],
  ])('finds a number that is typed with %s digits, and one that is written with them', (_, typed) => {
    const packs = [row('20 coins', {}), row('٢٠ عملة', {}), row('۲۰ سکه', {}), row('5 coins', {})]
    for (const text of [typed, '20']) expect(searchChoices(packs, text)).toEqual(packs.slice(0, 3))
  })
})
