// Tests that a form sends a record as it came, without the defaults of members that the record lacks, and that a new form
// starts with its defaults.
import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messageAt, mount, user } from './mount'

const level: RJSFSchema = { type: 'string', default: 'debug' }
const object = (properties: RJSFSchema['properties'], more?: RJSFSchema): RJSFSchema => ({
  type: 'object',
  properties,
  ...more,
})
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

describe('a record is sent without the default', () => {
  it.each(kinds)('%s', async (_what, a, came) => {
    const form = mountRecord(object({ a }), { a: came })
    for (const input of document.querySelectorAll('input')) {
      fireEvent.focus(input)
      fireEvent.blur(input)
    }
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: came }]])
  })

  it.each<[string, RJSFSchema]>([
    ['of a member', object({ a: level, b: { type: 'string' } })],
    ['of a constant', object({ a: { type: 'string', const: 'debug' }, b: { type: 'string' } })],
    [
      'of a constant that no field names',
      object({ b: { type: 'string' } }, { allOf: [object({ more: { const: 'debug' } })] }),
    ],
    [
      'in an object that did not come',
      object({ a: object({ level }, { required: ['level'] }), b: { type: 'string' } }),
    ],
    [
      'of a null in an object that did not come',
      object({ a: object({ c: { type: 'null' } }, { required: ['c'] }), b: { type: 'string' } }),
    ],
  ])('%s at its root', async (_what, schema) => {
    const form = mountRecord(schema, { b: 'came' })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ b: 'came' }]])
  })

  it('of an item after another item is removed, and keeps the defaults that came', async () => {
    const a: RJSFSchema = { type: 'array', items: object({ b: { type: 'string' }, level }) }
    const form = mountRecord(object({ a }), { a: [{ b: 'x' }, { b: 'y', level: 'debug' }, { b: 'z' }] })
    await user.click(screen.getAllByRole('button', { name: /Remove/ })[0] as HTMLElement)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: [{ b: 'y', level: 'debug' }, { b: 'z' }] }]])
  })

  it('of a member that the person changed beside it', async () => {
    const form = mountRecord(object({ a: object({ b: { type: 'string' }, level }) }), { a: { b: 'x' } })
    await user.type(document.querySelector('[data-field="a.b"] input') as HTMLElement, 'y')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: { b: 'xy' } }]])
  })
})

describe('a record gets', () => {
  it('the default that the person enters', async () => {
    const form = mountRecord(object({ a: object({ level }) }), { a: {} })
    await user.type(document.querySelector('[data-field="a.level"] input') as HTMLElement, 'debug')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: { level: 'debug' } }]])
  })

  it('the default of a member that the schema requires', async () => {
    const form = mountRecord(object({ a: object({ level }, { required: ['level'] }) }, { required: ['a'] }), { a: {} })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: { level: 'debug' } }]])
  })

  it('the defaults of an item that is added', async () => {
    const a: RJSFSchema = { type: 'array', items: object({ b: { type: 'string' }, level }, { required: ['level'] }) }
    const form = mountRecord(object({ a }), { a: [] })
    await user.click(screen.getByRole('button', { name: /Add/ }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: [{ level: 'debug' }] }]])
  })
})

describe('a new form has the default', () => {
  it.each<[string, RJSFSchema, unknown]>([
    ['of a member', level, 'debug'],
    ['of a constant', { type: 'string', const: 'debug' }, 'debug'],
    ['of a null', { type: 'null' }, null],
  ])('%s', async (_what, a, sent) => {
    const form = mount({ schema: object({ a }, { required: ['a'] }) })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
  })

  it('for a value that its address lacks', async () => {
    const form = mount({
      schema: object({ a: level }, { required: ['a'] }),
      fields: { a: { label: 'word.a', initial: { from: 'query.a' } } },
      scope: { query: { b: 'x' } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'debug' }]])
  })
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
    'Please choose one of the values offered for A',
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
