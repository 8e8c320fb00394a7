import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { fromLocal } from '../../../src/engine/forms/fields/moments'
import { messageAt, mount, user } from './mount'

const object = (properties: RJSFSchema['properties'], more?: RJSFSchema): RJSFSchema => ({
  type: 'object',
  properties,
  ...more,
})

// Tests that a form sends a record as it came, without the defaults of members that the record lacks, and that a new form
// starts with its defaults.
describe('loaded record', () => {
  const level: RJSFSchema = { type: 'string', default: 'debug' }

  const definitions: RJSFSchema['definitions'] = {
    Level: { enum: ['debug', 'info'] },
    Logged: object({ level }),
    Step: object({ kind: { type: 'string', const: 'step' }, name: { type: 'string' } }),
    Jump: object({ kind: { type: 'string', const: 'jump' }, to: { type: 'string' } }, { required: ['kind', 'to'] }),
  }

  /** Draws a form with the members of a schema, whose values come from a record. */
  function mountRecord(schema: RJSFSchema, record: { readonly [name: string]: unknown }) {
    const names = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(record)])]
    return mount({
      schema: { definitions, ...schema },
      fields: Object.fromEntries(
        names.map((name) => [name, { label: `word.${name}`, initial: { from: `row.${name}` } }]),
      ),
      scope: { row: record },
    })
  }

  const kinds: readonly (readonly [string, RJSFSchema, unknown])[] = [
    ['of a member', object({ level }), {}],
    ['of an enum', object({ level: { enum: ['debug', 'info'], default: 'debug' } }), {}],
    ['of a switch', object({ level: { type: 'boolean', default: true } }), {}],
    [
      'of an object',
      object({ level: { type: 'object', properties: { b: { type: 'string' } }, default: { b: 'x' } } }),
      {},
    ],
    ['of a list', object({ level: { type: 'array', items: { type: 'string' }, default: ['x'] } }), {}],
    ['that is null', object({ level: { type: ['string', 'null'], default: null } }), {}],
    ['that replaces null', object({ level: { type: ['string', 'null'], default: 'debug' } }), { level: null }],
    [
      'that is longer than a list',
      object({ level: { type: 'array', items: { type: 'string' }, default: ['x', 'y'] } }),
      { level: ['z'] },
    ],
    ['in an object that did not come', object({ more: object({ level }, { required: ['level'] }) }), {}],
    ['of a constant', object({ level: { type: 'string', const: 'debug' } }), {}],
    ['in an object of a constant that did not come', object({ more: object({ level: { const: 'debug' } }) }), {}],
    ['in an item', { type: 'array', items: object({ level }) }, [{}, { level: 'info' }]],
    ['in a reference', object({ more: { $ref: '#/definitions/Logged' } }), { more: {} }],
    ['in `allOf`', object({ b: { type: 'string' } }, { allOf: [{ $ref: '#/definitions/Logged' }] }), { b: 'x' }],
    ['in `anyOf`', object({ b: { type: 'string' } }, { anyOf: [{ $ref: '#/definitions/Logged' }] }), { b: 'x' }],
    ['in `then`', object({ b: { type: 'string' } }, { if: { required: ['b'] }, then: object({ level }) }), { b: 'x' }],
    ['in a dependency', object({ b: { type: 'string' } }, { dependencies: { b: object({ level }) } }), { b: 'x' }],
    ['of a null', object({ more: object({ level: { type: 'null' } }, { required: ['level'] }) }), {}],
    [
      'in a branch of items',
      { type: 'array', items: { oneOf: [{ $ref: '#/definitions/Jump' }, { $ref: '#/definitions/Step' }] } },
      [{ name: 'x' }, { kind: 'jump', to: 'y' }],
    ],
    [
      'in `anyOf` of items',
      { type: 'array', items: { anyOf: [{ $ref: '#/definitions/Step' }, { $ref: '#/definitions/Jump' }] } },
      [{ name: 'x' }, { kind: 'jump', to: 'y' }],
    ],
    ['of more members', { type: 'object', additionalProperties: object({ level }) }, { b: {} }],
    ['beside the allOf of a reference', { default: 'debug', allOf: [{ $ref: '#/definitions/Level' }] }, 'info'],
    ['beside a reference', { default: 'debug', $ref: '#/definitions/Level' }, 'info'],
    [
      'of a choice of constants',
      {
        default: 'debug',
        oneOf: [
          { const: 'debug', title: 'D' },
          { const: 'info', title: 'I' },
        ],
      },
      'info',
    ],
    ['of a union', { default: 'debug', anyOf: [{ enum: ['debug'] }, { type: 'integer' }] }, 7],
  ]

  it.each(kinds)('a record is sent without the default: %s', async (_what, a, came) => {
    const form = mountRecord(object({ a }), { a: came })
    for (const input of document.querySelectorAll('input')) {
      fireEvent.focus(input)
      fireEvent.blur(input)
    }
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: came }]])
  })

  it('a record gets the default of a member that the schema requires', async () => {
    const form = mountRecord(object({ a: object({ level }, { required: ['level'] }) }, { required: ['a'] }), {
      a: {},
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: { level: 'debug' } }]])
  })

  it('a value that comes late replaces a default, is sent as it came, and replaces nothing else', async () => {
    const form = mount({
      schema: object({ a: level, b: level, c: object({ b: { type: 'string' }, level }) }, { required: ['a', 'b'] }),
      fields: {
        a: { label: 'word.a', initial: { from: 'data.me.a' } },
        b: { label: 'word.b', initial: { from: 'data.me.b' } },
        c: { label: 'word.c', initial: { from: 'data.me.c' } },
      },
      scope: { data: {} },
    })
    fireEvent.change(screen.getByLabelText(/^B/, { selector: '[data-field="b"] input' }), { target: { value: 'mine' } })
    await act(async () => form.rerenderWith({ scope: { data: { me: { a: 'info', b: 'info', c: { b: 'x' } } } } }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'info', b: 'mine', c: { b: 'x' } }]])
  })

  it.each<[string, RJSFSchema, unknown, string]>([
    [
      'texts',
      {
        oneOf: [
          { title: 'C', type: 'string', enum: ['x'] },
          { title: 'D', type: 'string', enum: ['y'] },
        ],
      },
      'z',
      'Choose one of the values offered for A',
    ],
    [
      'objects',
      { anyOf: [{ ...(definitions['Step'] as RJSFSchema), required: ['name'] }, definitions['Jump'] as RJSFSchema] },
      'z',
      'A is not the right kind of value',
    ],
  ])('a union of %s says why it is refused', async (_what, a, came, message) => {
    const form = mountRecord(object({ a }), { a: came })
    await form.send()
    expect(form.onSubmit).not.toHaveBeenCalled()
    expect(messageAt('a')).toBe(message)
  })
})

// Tests that the defaults of optional fields are in a new form, and that nothing else is filled in with them.
describe('optional defaults', () => {
  const name: RJSFSchema = { type: 'string', default: 'Zoe' }

  const input = () => screen.getByLabelText<HTMLInputElement>(/Name/)

  describe('the default of an optional field', () => {
    it.each<[string, RJSFSchema, unknown]>([
      ['of a text', name, 'Zoe'],
      ['of a switch that is off', { type: 'boolean', default: false }, false],
      ['of a choice', { enum: ['a', 'b'], default: 'b' }, 'b'],
      ['of a list', { type: 'array', items: { type: 'string' }, default: ['x', 'y'] }, ['x', 'y']],
      ['of an object', object({ a: { type: 'string' } }, { default: { a: 'x' } }), { a: 'x' }],
      ['in a reference', { $ref: '#/$defs/name' }, 'Zoe'],
      ['in `allOf`', { allOf: [{ $ref: '#/$defs/name' }] }, 'Zoe'],
    ])('%s is sent if nobody changes it', async (_what, schema, sent) => {
      const form = mount({ schema: object({ name: schema }, { $defs: { name } }) })
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ name: sent }]])
      expect(form.onDirty).not.toHaveBeenCalledWith(true)
    })

    it('is shown, and stays away once the person has cleared it', async () => {
      const form = mount({ schema: object({ name }) })
      expect(input().value).toBe('Zoe')
      await user.clear(input())
      await user.tab()
      expect(input().value).toBe('')
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{}]])
    })
  })

  it.each<[string, RJSFSchema]>([
    ['an optional object whose members have defaults', object({ name, a: { type: 'string' } }, { required: ['a'] })],
    ['an optional list with fewest items', { type: 'array', items: object({ name }), minItems: 1 }],
  ])('what stays away: %s', async (_what, home) => {
    const form = mount({
      schema: object({ home }),
      fields: { home: { label: 'word.home', fields: { name: { label: 'word.name' }, a: { label: 'word.a' } } } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{}]])
  })

  describe('what is stronger than the default', () => {
    it.each<[string, object, string]>([
      ['a value of the page', { row: { name: 'Ann' } }, 'Ann'],
      ['a record that lacks the member', { row: {} }, ''],
      ['a record that has not arrived', {}, ''],
    ])('%s', (_what, scope, shown) => {
      mount({
        schema: object({ name }),
        fields: { name: { label: 'word.name', initial: { from: 'row.name' } } },
        scope,
      })
      expect(input().value).toBe(shown)
    })

    it('a record that arrives late', async () => {
      const fields = { name: { label: 'word.name', initial: { from: 'row.name' } } }
      const { rerenderWith } = mount({ schema: object({ name }), fields })
      await act(async () => rerenderWith({ scope: { row: { name: 'Ann' } } }))
      expect(input().value).toBe('Ann')
    })

    it.each([
      ['what the address says', { query: { name: 'Ann' } }, 'Ann'],
      ['but not an address that says nothing', { query: {} }, 'Zoe'],
    ])('%s', (_what, scope, shown) => {
      const fields = { name: { label: 'word.name', initial: { from: 'query.name' } } }
      mount({ schema: object({ name }), fields, scope })
      expect(input().value).toBe(shown)
    })
  })
})

// Tests that values which nobody changed are sent as they came, and that a form starts without answers of its own.
it.each<[string, RJSFSchema, unknown]>([
  ['a date-time of another zone', { type: 'string', format: 'date-time' }, '2024-05-06T07:08:09+03:00'],
  ['a date-time with microseconds', { type: 'string', format: 'date-time' }, '2024-05-06T07:08:09.123456Z'],
  ['a time of another zone', { type: 'string', format: 'time' }, '10:20:30+02:00'],
  ['a date', { type: 'string', format: 'date' }, '2024-05-06'],
  ['an empty text', { type: 'string' }, ''],
  ['spaces', { type: 'string' }, '  x '],
  ['lines', { type: 'string' }, 'a\r\nb'],
  ['a number', { type: 'number' }, 1e21],
  ['null', { type: 'object', properties: { b: { type: ['string', 'null'] } } }, { b: null }],
  ['false', { type: 'boolean' }, false],
  ['an empty object', { type: 'object', properties: { b: { type: 'string' } } }, {}],
  ['an empty list', { type: 'array', items: { type: 'string' } }, []],
  [
    'members that no field has',
    { type: 'object', properties: {}, additionalProperties: true },
    { more: [1, { x: '' }] },
  ],
  ['a tuple', { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] }, ['x', 2]],
])('an untouched value: %s', async (_what, a, initial) => {
  const form = mount({
    schema: { type: 'object', properties: { a } },
    fields: { a: { label: 'word.a', initial: { from: 'page.a' } } },
    scope: { page: { a: initial } },
  })
  for (const input of document.querySelectorAll('input')) {
    fireEvent.focus(input)
    fireEvent.blur(input)
  }
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: initial }]])
})

it.each<[string, RJSFSchema]>([
  ['a consent with `const`', { type: 'boolean', const: true }],
  ['a consent with `enum`', { type: 'boolean', enum: [true] }],
])('an empty form does not start with %s', async (_what, a) => {
  const form = mount({ schema: { type: 'object', properties: { a }, required: ['a'] } })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await form.send()
  expect(messageAt('a')).toBe('Please agree to go on: A')
  await user.click(screen.getByRole('checkbox'))
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: true }]])
  await user.click(screen.getByRole('checkbox'))
  await form.send()
  expect(messageAt('a')).toBe('Please agree to go on: A')
})

// Typed text while other parts of the form change.
describe('typed values', () => {
  const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })

  it('what was typed is taken away by a choice that has nothing to put in its place', async () => {
    const rows = [{ id: 'm1', note: 'first' }, { id: 'm2' }]
    const form = mount({
      schema: { type: 'object', properties: { method: { type: 'string' }, note: { type: 'string' } } },
      fields: {
        method: {
          label: 'word.method',
          options: { call: 'x', value: 'row.id', label: 'row.id', fills: { note: 'row.note' } },
        },
        note: { label: 'word.note' },
      },
      services: { loadOptions: () => Promise.resolve(rows) },
    })
    await user.type(input(/Note/), 'typed')
    fireEvent.blur(input(/Note/))
    await user.click(await screen.findByRole('radio', { name: 'm2' }))
    expect(input(/Note/).value).toBe('')
    await user.click(screen.getByRole('radio', { name: 'm1' }))
    expect(input(/Note/).value).toBe('first')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ method: 'm1', note: 'first' }]])
  })

  it('a condition of the schema draws what it changes, at a plain value too', async () => {
    const drawn = vi.fn()
    const Seen = ({ required }: WidgetProps) => {
      drawn(required)
      return null
    }
    mount({
      schema: {
        type: 'object',
        properties: { kind: { type: 'string' }, note: { type: 'string' } },
        if: { properties: { kind: { const: 'y' } }, required: ['kind'] },
        then: { required: ['note'] },
      },
      fields: { kind: { label: 'word.kind' }, note: { label: 'word.note', widget: 'seen' } },
      widgets: { seen: Seen },
    })
    await user.type(input(/Kind/), 'y')
    fireEvent.blur(input(/Kind/))
    expect(drawn.mock.lastCall).toEqual([true])
  })
})

// Tests what a form forgets when it is sent, and when a change is taken back.
describe('after sending', () => {
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

    it.each<[string, () => Promise<void>, () => Promise<void>]>([
      ['another order', press('Move User 1 down'), press('Move User 2 up')],
      ['another item', write('User 2', 'z'), write('User 2', 'y')],
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
      await undo()
      expect(form.onDirty).toHaveBeenLastCalledWith(false)
    })
  })

  it('a form that was sent does not tell of a value beyond its bound while somebody types it again', async () => {
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

  it('the summary of a refused form counts the fields that still need attention', async () => {
    const form = mount({ schema: { ...schema, required: ['name', 'amount'] }, fields })
    await form.send()
    expect(screen.getByText('2 fields need your attention')).toBeTruthy()
    await enter(name(), 'Zoe')
    expect(screen.getByText('1 field needs your attention')).toBeTruthy()
  })
})

describe('parts', () => {
  const type = (name: string | RegExp, text: string) =>
    user.type(screen.getByLabelText(name, { selector: 'input' }), text)

  describe('a list', () => {
    const schema: RJSFSchema = {
      type: 'object',
      properties: {
        people: {
          type: 'array',
          maxItems: 2,
          items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        },
      },
    }
    const fields = {
      people: { label: 'word.people', items: { label: 'word.user', fields: { name: { label: 'word.name' } } } },
    }

    it('grows, is put in order, shrinks, and says when it is full', async () => {
      const form = mount({ schema, fields })
      const add = () => user.click(screen.getByRole('button', { name: 'Add People' }))
      await add()
      await type('Name', 'Ann')
      await add()
      expect(screen.queryByRole('button', { name: 'Add People' })).toBeNull()
      expect(screen.getByText('At most 2 entries')).toBeTruthy()
      const [, second] = screen.getAllByLabelText('Name')
      await form.send()
      expect(messageAt('people.1.name')).toBe('Please enter Name')
      expect(document.activeElement).toBe(second)
      await user.type(second as HTMLElement, 'Bea')
      await user.click(screen.getByRole('button', { name: 'Move User 2 up' }))
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ people: [{ name: 'Bea' }, { name: 'Ann' }] }]])
      await user.click(screen.getByRole('button', { name: 'Remove User 1' }))
      await form.send()
      expect(form.onSubmit).toHaveBeenLastCalledWith({ people: [{ name: 'Ann' }] })
    })
  })

  it('the members of a list hide their fields too, and hidden ones do not count', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['x', 'y'] },
          people: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              properties: { name: { type: 'string' }, note: { type: 'string' } },
              required: ['name', 'note'],
            },
          },
        },
        required: ['kind', 'people'],
      },
      fields: {
        kind: { label: 'word.kind' },
        people: {
          label: 'word.people',
          items: {
            label: 'word.user',
            fields: { name: { label: 'word.name' }, note: { label: 'word.note', when: { 'form.kind': 'y' } } },
          },
        },
      },
    })
    await user.click(screen.getByRole('radio', { name: 'x' }))
    expect(screen.queryByLabelText('Note')).toBeNull()
    await type('Name', 'Ann')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ kind: 'x', people: [{ name: 'Ann' }] }]])
    await user.click(screen.getByRole('radio', { name: 'y' }))
    await form.send()
    expect(messageAt('people.0.note')).toBe('Please enter Note')
  })
})

// Tests that null is an answer that people give, see and keep.
describe('null', () => {
  const group = object({ b: { type: 'string' } }, { required: ['b'] })
  const choices = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)

  it.each<[string, RJSFSchema, readonly string[]]>([
    ['an enum', { enum: ['x', null] }, ['x', 'None']],
    ['an enum and null', { anyOf: [{ enum: ['x', 'y'] }, { type: 'null' }] }, ['x', 'y', 'None']],
    ['constants with titles and null', { oneOf: [{ const: 'x', title: 'Ex' }, { enum: [null] }] }, ['Ex', 'None']],
    ['a switch', { type: ['boolean', 'null'] }, ['Yes', 'No', 'None']],
    ['a switch and null', { oneOf: [{ type: 'null' }, { type: 'boolean' }] }, ['Yes', 'No', 'None']],
    ['a group and null', { oneOf: [group, { type: 'null' }] }, ['Add A', 'None']],
    ['a list and null', { anyOf: [{ type: 'array' }, { const: null }] }, ['Add A', 'None']],
    [
      'several groups and null',
      { oneOf: [group, object({ c: {} }), { type: 'null' }] },
      ['Option 1', 'Option 2', 'None'],
    ],
  ])('is a choice of %s', async (_what, a, names) => {
    const form = mount({ schema: object({ a }, { required: ['a'] }) })
    expect(choices()).toEqual(names)
    await user.click(screen.getByRole('radio', { name: 'None' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: null }]])
  })

  it.each<[string, RJSFSchema, string, unknown]>([
    ['a text', { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] }, 'xy', 'xy'],
    ['a number', { oneOf: [{ type: 'integer' }, { type: 'null' }] }, '7', 7],
    ['a reference to a text', { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Text' }] }, 'xy', 'xy'],
  ])('is what the empty field means beside %s', async (_what, a, typed, value) => {
    const form = mount({ schema: object({ a }, { required: ['a'], $defs: { Text: { type: 'string' } } }) })
    await form.send()
    await user.type(screen.getByRole('textbox'), typed)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: null }], [{ a: value }]])
  })

  it('gives its words to no other choice that is called like a text of the engine', () => {
    mount({ schema: object({ a: { enum: ['engine.form.none', 'engine.diesel', null] } }) })
    expect(choices()).toEqual(['engine.form.none', 'engine.diesel', 'None'])
  })

  it('is sent once a person has chosen it, also where nothing is demanded', async () => {
    const form = mount({ schema: object({ a: { oneOf: [group, { type: 'null' }] } }) })
    await user.click(screen.getByRole('radio', { name: 'Add A' }))
    await user.type(screen.getByRole('textbox'), 'x')
    await user.click(screen.getByRole('radio', { name: 'None' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: null }]])
  })

  it.each<[string, RJSFSchema]>([
    ['allOf', { allOf: [object({ a: { type: ['string', 'null'] } })] }],
    ['then', { if: {}, then: object({ a: { type: ['string', 'null'] } }) }],
    ['a branch', { oneOf: [object({ a: { type: ['string', 'null'] } }), object({ a: { type: 'integer' } })] }],
    ['patternProperties', { patternProperties: { '^a$': { type: ['string', 'null'] } } }],
    ['additionalProperties', { additionalProperties: { type: ['string', 'null'] } }],
    ['a reference', { $ref: '#/$defs/A', $defs: { A: object({ a: { type: ['string', 'null'] } }) } }],
    ['a dependency', { dependencies: { b: object({ a: { type: ['string', 'null'] } }) } }],
  ])('that came stays: %s', async (_where, schema) => {
    const form = mount({
      schema: object({ b: { type: 'string' } }, schema),
      fields: {
        a: { label: 'word.a', initial: { from: 'row.a' } },
        b: { label: 'word.b', initial: { from: 'row.b' } },
      },
      scope: { row: { a: null, b: 'x' } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: null, b: 'x' }]])
  })

  it('that the schema refuses is as if nothing had come', async () => {
    const schema = object({ a: { type: 'string' }, b: object({ c: { type: 'string' } }) })
    const form = mount({
      schema,
      fields: {
        a: { label: 'word.a', initial: { from: 'row.a' } },
        b: { label: 'word.b', initial: { from: 'row.b' } },
      },
      scope: { row: { a: null, b: { c: null } } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ b: {} }]])
  })
})

describe('a record', () => {
  const schema = object({
    a: { type: 'string' },
    b: { type: 'string' },
    home: object({ street: { type: 'string' }, city: { type: 'string' } }),
  })
  const of = (name: string) => ({
    label: `word.${name.split('.').at(-1) ?? name}`,
    initial: { from: `data.me.${name}` },
  })
  const record = { z: 1, home: { city: 'C', street: 'S' }, b: 'B', a: 'A' }

  it.each<[string, ById<Field>, object]>([
    ['whose members all fields edit keeps the others', { a: of('a') }, { home: record.home, b: 'B', a: 'A' }],
    [
      'keeps the others of a group too',
      { a: of('a'), b: of('b'), home: { label: 'word.home', fields: { city: of('home.city') } } },
      { home: { city: 'C', street: 'S' }, b: 'B', a: 'A' },
    ],
    ['of which a field is not part keeps nothing', { a: of('a'), b: { label: 'word.b' } }, { a: 'A' }],
    [
      'whose member goes elsewhere keeps nothing',
      { a: { label: 'word.a', initial: { from: 'data.me.b' } } },
      { a: 'B' },
    ],
  ])('%s', async (_what, fields, sent) => {
    for (const late of [false, true]) {
      const form = mount({ schema, fields, scope: { data: late ? {} : { me: record } } })
      if (late) await act(async () => form.rerenderWith({ scope: { data: { me: record } } }))
      await form.send()
      expect(JSON.stringify(form.onSubmit.mock.calls)).toBe(JSON.stringify([[sent]]))
      form.unmount()
    }
  })

  describe('whose values a person empties', () => {
    const text: RJSFSchema = { type: ['string', 'null'] }
    const row = object({ a: text })
    const nulls = object(
      { a: text, b: { type: ['integer', 'null'] }, c: { type: 'string' }, home: object({ city: text, street: text }) },
      { required: ['b'] },
    )
    const fields = {
      a: of('a'),
      b: of('b'),
      c: of('c'),
      home: { label: 'word.home', fields: { city: of('home.city'), street: of('home.street') } },
    }
    const full = { a: 'A', b: 2, c: 'C', home: { city: 'X', street: 'S' } }
    const empty = async () => {
      for (const input of document.querySelectorAll('input')) await user.clear(input)
    }

    it.each<[string, object, object]>([
      [
        'has null where null may stand, and nothing elsewhere',
        full,
        { a: null, b: null, home: { city: null, street: null } },
      ],
      ['keeps absent what did not come', { c: 'C', home: {} }, { b: null, home: {} }],
      [
        'keeps the nulls that came',
        { a: null, b: null, home: { city: null } },
        { a: null, b: null, home: { city: null } },
      ],
    ])('%s', async (_what, me, sent) => {
      const form = mount({ schema: nulls, fields, scope: { data: { me } } })
      await empty()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[sent]])
    })

    it('has nothing of a field that is hidden', async () => {
      const hidden: ById<Field> = { ...fields, a: { ...fields.a, when: { 'form.b': { exists: true } } } }
      const form = mount({ schema: nulls, fields: hidden, scope: { data: { me: full } } })
      await user.clear(screen.getByLabelText(/^B/))
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ b: null, c: 'C', home: full.home }]])
    })

    it('has null in a row that moved', async () => {
      const rows = { label: 'word.people', items: { label: 'word.user', fields: { a: { label: 'word.a' } } } }
      const people = [{ a: 'x' }, { a: 'y' }]
      const form = mount({
        schema: object({ people: { type: 'array', items: row } }),
        fields: { people: { ...rows, initial: { from: 'data.me.people' } } },
        scope: { data: { me: { people } } },
      })
      await user.click(screen.getByRole('button', { name: 'Move User 1 down' }))
      await user.click(screen.getByRole('button', { name: 'Add People' }))
      await empty()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ people: [{ a: null }, { a: null }, {}] }]])
    })
  })

  it('that lacks what the schema demands is completed, and the form says so until the person changes it', async () => {
    const form = mount({
      schema: object(
        { a: { type: ['string', 'null'] }, b: { type: 'boolean' }, c: { enum: ['x'], default: 'x' } },
        { required: ['a', 'b', 'c'] },
      ),
      fields: { a: of('a'), b: of('b'), c: of('c') },
      scope: { data: { me: {} } },
    })
    expect(screen.getByRole('note').textContent).toContain('A, B, C')
    await user.type(screen.getByRole('textbox'), 'x')
    await form.send()
    expect(screen.getByRole('note').textContent).toContain('B, C')
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'x', b: false, c: 'x' }]])
  })

  it('keeps a value that another choice would replace', async () => {
    const b = (more: RJSFSchema) => object({ a: { enum: [more.title ?? ''] }, b: more })
    const form = mount({
      schema: object(
        { a: { enum: ['p', 'q'] } },
        { dependencies: { a: { oneOf: [b({ title: 'p', type: 'string' }), b({ title: 'q', enum: ['k'] })] } } },
      ),
      fields: { a: of('a'), b: of('b') },
      scope: { data: { me: { a: 'p', b: 'mine' } } },
    })
    await user.click(screen.getByRole('radio', { name: 'q' }))
    await form.send()
    expect(form.onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('radio', { name: 'p' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'p', b: 'mine' }]])
  })
})

describe('the branch that is shown first', () => {
  const union: RJSFSchema = {
    type: 'object',
    oneOf: [
      object({ kind: { const: 'p' }, size: { type: 'integer', default: 4 } }, { required: ['kind'] }),
      object({ kind: { const: 'q' }, note: { type: 'string' } }, { required: ['kind'] }),
    ],
  }
  const first = { kind: 'p', size: 4 }

  it.each<[string, RJSFSchema, object, boolean]>([
    ['of a member', object({ a: union }), { a: first }, false],
    ['of a form', union, first, false],
    ['of a row', object({ a: { type: 'array', items: union } }), { a: [first] }, true],
    ['of a member of a group', object({ a: object({ b: union }) }, { required: ['a'] }), { a: { b: first } }, false],
  ])('has its defaults: %s', async (_where, schema, sent, isAdded) => {
    const fields = { a: { label: 'word.a' }, size: { label: 'word.size' }, note: { label: 'word.note' } }
    const form = mount({ schema, fields })
    if (isAdded) await user.click(screen.getByRole('button', { name: 'Add A' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[sent]])
  })
})

describe('an optional choice of objects', () => {
  const branches: RJSFSchema[] = [
    object(
      { kind: { const: 'p' }, a: { type: 'string' }, b: { type: ['string', 'null'] } },
      { title: 'P', required: ['kind'] },
    ),
    object(
      { kind: { const: 'q' }, c: { type: 'string' }, b: { type: ['string', 'null'] } },
      { title: 'Q', required: ['kind'] },
    ),
  ]
  const inner = { a: { label: 'word.a' }, b: { label: 'word.b' }, c: { label: 'word.c' } }
  const came = { kind: 'p', b: null, a: 'A' }
  const shown = (me: object, schema = object({ user: { type: 'object', oneOf: branches } })) =>
    mount({
      schema,
      fields: { user: { label: 'word.user', fields: inner, initial: { from: 'data.me.user' } } },
      scope: { data: { me } },
    })
  const press = (name: string) => user.click(screen.getByRole('radio', { name }))
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap((one, at) => (one.checked ? [at] : []))

  it('that the record lacks is none, has its label, and can be left again', async () => {
    const form = shown({})
    expect(screen.getByRole('group', { name: /User.*optional/ })).toBeTruthy()
    expect(chosen()).toEqual([2])
    expect(screen.queryByRole('textbox')).toBeNull()
    await form.send()
    for (const name of ['P', 'Q', 'P']) {
      await press(name)
      await form.send()
    }
    await user.type(screen.getByLabelText(/^A/), 'x')
    await press('None')
    expect(chosen()).toEqual([2])
    await form.send()
    const sent = [{}, { user: { kind: 'p' } }, { user: { kind: 'q' } }, { user: { kind: 'p' } }, {}]
    expect(form.onSubmit.mock.calls.map(([values]) => values)).toEqual(sent)
  })

  it.each([['None'], ['Q']])('has again what came and what was typed after %s', async (other) => {
    const form = shown({ user: came })
    await press(other)
    await press('P')
    await form.send()
    await user.type(screen.getByLabelText(/^A/), 'x')
    await press(other)
    if (other === 'Q') await user.type(screen.getByLabelText(/^C/), 'y')
    await press('P')
    await form.send()
    await press('Q')
    await form.send()
    const typed = other === 'Q' ? { kind: 'q', b: null, c: 'y' } : { kind: 'q', b: null }
    expect(form.onSubmit.mock.calls.map(([values]) => values)).toEqual([
      { user: came },
      { user: { ...came, a: 'Ax' } },
      { user: typed },
    ])
  })

  it('has no none where an object is demanded, or where null is a choice', () => {
    const { unmount } = shown({}, object({ user: { type: 'object', oneOf: branches } }, { required: ['user'] }))
    expect(screen.queryByRole('radio', { name: 'None' })).toBeNull()
    unmount()
    shown({}, object({ user: { oneOf: [...branches, { type: 'null' }] } }))
    expect(screen.getAllByRole('radio', { name: 'None' })).toHaveLength(1)
  })
})

it.each([
  ['a day that is entered without seconds', '2026-03-02T09:00', '2026-03-02T10:00:00.250+02:00'],
  ['a day that is entered with seconds', '2026-03-02T09:00:00', '2026-03-02T10:00:00.250+02:00'],
  ['a day that is entered with decimals', '2026-03-02T09:00:00.25', '2026-03-02T10:00:00.250+02:00'],
  ['an hour', '2026-03-01T11:00', '2026-03-01T12:00:00.250+02:00'],
  ['other decimals', '2026-03-01T09:00:00.5', '2026-03-01T10:00:00.5+02:00'],
  ['another second', '2026-03-01T09:00:07', '2026-03-01T10:00:07+02:00'],
])('a moment keeps the decimals of its second: %s', (_what, typed, sent) => {
  const clock = { timeZone: 'UTC+1' }
  expect(fromLocal(typed, 'date-time', clock, '2026-03-01T10:00:00.250+02:00')).toBe(sent)
})

it('errors move with their rows, and the focus stays near', async () => {
  const row = object({ a: { type: 'string', minLength: 3 } }, { required: ['a'] })
  const rows = { label: 'word.people', items: { label: 'word.user', fields: { a: { label: 'word.a' } } } }
  const form = mount({
    schema: object({ people: { type: 'array', items: row } }),
    fields: { people: { ...rows, initial: [{ a: 'x' }, { a: 'long' }, { a: 'y' }] } } as unknown as ById<Field>,
  })
  const wrong = () =>
    [...document.querySelectorAll('.pw-field-error')].map((one) =>
      one.closest('[data-field]')?.getAttribute('data-field'),
    )
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await form.send()
  expect(wrong()).toEqual(['people.0.a', 'people.2.a'])
  await user.click(screen.getByRole('button', { name: 'Move User 1 down' }))
  expect([wrong(), focused()]).toEqual([['people.1.a', 'people.2.a'], 'Move User 2 down'])
  await user.click(screen.getByRole('button', { name: 'Move User 3 up' }))
  expect([wrong(), focused()]).toEqual([['people.1.a', 'people.2.a'], 'Move User 2 up'])
  await user.click(screen.getByRole('button', { name: 'Remove User 2' }))
  expect([wrong(), focused()]).toEqual([['people.1.a'], 'Remove User 2'])
  await user.click(screen.getByRole('button', { name: 'Remove User 2' }))
  expect([wrong(), focused()]).toEqual([[], 'Remove User 1'])
  await user.click(screen.getByRole('button', { name: 'Remove User 1' }))
  expect(document.activeElement?.textContent).toBe('Add People')
})
