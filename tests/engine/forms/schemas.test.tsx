import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Values } from '../../../src/engine/forms/fields/services'
import { fitsSchema } from '../../../src/engine/forms/validation/fitsSchema'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { formSchema } from '../../../tools/cli/generate/formSchema'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { root } from '../../../tools/cli/root'
import { validatorsOf } from './compile'
import { messageAt, mount, user } from './mount'
import { $defs, anySchema, anyValue } from './schemas'

describe('a schema that depends on its values', () => {
  const type = (name: string | RegExp, text: string) =>
    user.type(screen.getByLabelText(name, { selector: 'input' }), text)

  it('if and then', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { kind: { type: 'string', enum: ['x', 'y'] } },
        required: ['kind'],
        if: { properties: { kind: { const: 'y' } }, required: ['kind'] },
        then: { properties: { note: { type: 'string' } }, required: ['note'] },
        else: { properties: { amount: { type: 'number' } } },
      },
      fields: { kind: { label: 'word.kind' }, note: { label: 'word.note' }, amount: { label: 'word.amount' } },
    })
    await user.click(screen.getByRole('radio', { name: 'x' }))
    await type(/Amount/, '5')
    await user.click(screen.getByRole('radio', { name: 'y' }))
    expect(screen.queryByLabelText(/Amount/)).toBeNull()
    await form.send()
    expect(messageAt('note')).toBe('Please enter Note')
    await type('Note', 'n')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ kind: 'y', note: 'n' }]])
  })

  it('a field has the words of the variant that holds, and its messages name them', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { kind: { enum: ['x', 'y'] }, note: { type: 'string' } },
        required: ['kind', 'note'],
      },
      fields: {
        kind: { label: 'word.kind' },
        note: { label: 'word.note', variants: { y: { when: { 'form.kind': 'y' }, label: 'word.amount' } } },
      },
    })
    await form.send()
    expect(messageAt('note')).toBe('Please enter Note')
    await user.click(screen.getByRole('radio', { name: 'y' }))
    expect(messageAt('note')).toBe('Please enter Amount')
    await type('Amount', 'n')
    await user.click(screen.getByRole('radio', { name: 'x' }))
    expect(screen.getByLabelText('Note', { selector: 'input' })).toHaveProperty('value', 'n')
  })

  it('several conditions, and a hidden field that a choice fills', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: {
          method: { type: 'string' },
          kind: { enum: ['bank', 'wallet'] },
          name: { type: 'string' },
          note: { type: 'string' },
        },
        allOf: [
          { if: { properties: { kind: { enum: ['bank'] } }, required: ['kind'] }, then: { required: ['name'] } },
          { if: { properties: { kind: { enum: ['wallet'] } }, required: ['kind'] }, then: { required: ['note'] } },
        ],
        required: ['method', 'kind'],
      },
      fields: {
        method: {
          label: 'word.method',
          options: { call: 'x', value: 'row.id', label: 'row.id', fills: { kind: 'row.kind' } },
        },
        kind: { label: 'word.kind', widget: 'hidden' },
        name: { label: 'word.name', when: { 'form.kind': 'bank' } },
        note: { label: 'word.note', when: { 'form.kind': 'wallet' } },
      },
      services: {
        loadOptions: () =>
          Promise.resolve([
            { id: 'm1', kind: 'bank' },
            { id: 'm2', kind: 'wallet' },
          ]),
      },
    })
    await user.click(await screen.findByRole('radio', { name: 'm1' }))
    await form.send()
    expect(messageAt('name')).toBe('Please enter Name')
    await user.click(screen.getByRole('radio', { name: 'm2' }))
    expect(screen.queryByLabelText('Name')).toBeNull()
    await type(/Note/, 'n')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ method: 'm2', kind: 'wallet', note: 'n' }]])
  })

  it('the branch of a union that is not chosen does not count', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { home: { $ref: '#/$defs/either' } },
        required: ['home'],
        $defs: {
          either: { type: 'object', oneOf: [{ $ref: '#/$defs/flat' }, { $ref: '#/$defs/house' }] },
          flat: {
            title: 'Flat',
            type: 'object',
            properties: { kind: { const: 'flat' }, city: { type: 'string', minLength: 3 } },
            required: ['kind', 'city'],
          },
          house: {
            title: 'House',
            type: 'object',
            properties: { kind: { const: 'house' }, street: { type: 'string', minLength: 3 } },
            required: ['kind', 'street'],
          },
        },
      },
      fields: {
        home: { label: 'word.home', fields: { city: { label: 'word.city' }, street: { label: 'word.street' } } },
      },
    })
    await user.click(screen.getByRole('radio', { name: 'House' }))
    await form.send()
    expect(screen.getByText('1 field needs your attention')).toBeTruthy()
    expect(messageAt('home.street')).toBe('Please enter Street')
    await type('Street', 'Main')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ home: { kind: 'house', street: 'Main' } }]])
  })
})

// Tests members of branches: what `oneOf`, `anyOf`, `if` and `dependencies` add to a form.
describe('branches', () => {
  const type = (name: string | RegExp, text: string) =>
    user.type(screen.getByLabelText(name, { selector: 'input' }), text)

  const press = (name: string) => user.click(screen.getByRole('radio', { name }))

  const text = { type: 'string', minLength: 1 } as const

  const labels = (...names: string[]): ById<Field> =>
    Object.fromEntries(names.map((name) => [name, { label: `word.${name}` }]))

  interface Case {
    readonly is: string
    readonly schema: RJSFSchema
    readonly fields: ById<Field>
    /** Fills the form in steps, and checks in between. */
    readonly fill: (form: ReturnType<typeof mount>) => Promise<unknown>
    readonly sent: Values
  }

  const cases: readonly Case[] = [
    {
      is: 'a condition within a branch',
      schema: {
        type: 'object',
        properties: {
          a: {
            anyOf: [
              {
                title: 'person',
                type: 'object',
                properties: { kind: { type: 'string', enum: ['x', 'y'] } },
                if: { properties: { kind: { enum: ['y'] } }, required: ['kind'] },
                then: { properties: { note: text }, required: ['note'] },
              },
              { title: 'nobody', type: 'object', properties: { name: text }, required: ['name'] },
            ],
          },
        },
      },
      fields: { a: { label: 'word.a', fields: labels('kind', 'note', 'name') } },
      async fill(form) {
        await press('person')
        await press('y')
        await form.send()
        expect(messageAt('a.note')).toBe('Please enter Note')
        await type('Note', 'n')
      },
      sent: { a: { kind: 'y', note: 'n' } },
    },
    {
      is: 'a union within a branch',
      schema: {
        type: 'object',
        properties: {
          a: {
            oneOf: [
              {
                title: 'outer',
                type: 'object',
                properties: {
                  b: {
                    oneOf: [
                      { title: 'text', type: 'object', properties: { name: text }, required: ['name'] },
                      {
                        title: 'number',
                        type: 'object',
                        properties: { size: { type: 'integer' } },
                        required: ['size'],
                      },
                    ],
                  },
                },
                required: ['b'],
              },
              { title: 'other', type: 'object', properties: { note: text }, required: ['note'] },
            ],
          },
        },
      },
      fields: {
        a: {
          label: 'word.a',
          fields: { b: { label: 'word.b', fields: labels('name', 'size') }, ...labels('note') },
        },
      },
      async fill() {
        await press('outer')
        await press('number')
        await type('Size', '42')
      },
      sent: { a: { b: { size: 42 } } },
    },
    {
      is: 'members of a dependency',
      schema: {
        type: 'object',
        properties: { name: { type: 'string' } },
        dependencies: { name: { properties: { note: text }, required: ['note'] } },
      },
      fields: labels('name', 'note'),
      async fill(form) {
        expect(screen.queryByLabelText('Note')).toBeNull()
        await type(/Name/, 'Zoe')
        await form.send()
        expect(messageAt('note')).toBe('Please enter Note')
        await type('Note', 'n')
      },
      sent: { name: 'Zoe', note: 'n' },
    },
    {
      is: 'a union of the whole form',
      schema: {
        type: 'object',
        properties: { name: text },
        required: ['name'],
        oneOf: [
          {
            title: 'card',
            properties: { kind: { type: 'string', const: 'card' }, size: { type: 'integer' } },
            required: ['kind', 'size'],
          },
          {
            title: 'bank',
            properties: { kind: { type: 'string', const: 'bank' }, note: text },
            required: ['kind', 'note'],
          },
        ],
      },
      fields: labels('name', 'kind', 'size', 'note'),
      async fill(form) {
        expect(screen.queryByLabelText(/Kind/)).toBeNull()
        await press('bank')
        await type('Name', 'Zoe')
        await form.send()
        expect(messageAt('note')).toBe('Please enter Note')
        await type('Note', 'n')
      },
      sent: { name: 'Zoe', kind: 'bank', note: 'n' },
    },
  ]

  it.each(cases)('members of branches: $is', async ({ schema, fields, fill, sent }) => {
    const form = mount({ schema, fields })
    await fill(form)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[sent]])
  })

  it.each<[string, RJSFSchema, string]>([
    [
      'a required member without a field',
      { type: 'object', properties: { name: text, secret: text }, required: ['secret'] },
      'Please enter secret',
    ],
    ['too few members', { type: 'object', properties: { name: text }, minProperties: 2 }, ''],
    ['a rule of the whole form', { type: 'object', properties: { name: text }, not: { required: ['name'] } }, ''],
  ])(
    'a problem that no field can show: %s is shown at the form, and nothing is sent',
    async (_what, schema, message) => {
      const form = mount({ schema, fields: labels('name') })
      await type(/Name/, 'Zoe')
      await form.send()
      expect(form.onSubmit).not.toHaveBeenCalled()
      const shown = document.querySelector('.pw-form-root > .pw-field-error')
      expect(shown?.textContent).toContain(message)
      expect(shown?.textContent).not.toBe('')
    },
  )

  describe('a schema that contains itself', () => {
    const $defs: RJSFSchema['$defs'] = {
      Node: {
        type: 'object',
        properties: { name: text, kids: { type: 'array', items: { $ref: '#/$defs/Node' } } },
        required: ['name'],
      },
    }

    it('by a reference to a reference, with a default, opens when the person asks for it', async () => {
      const again: RJSFSchema = { $ref: '#', type: 'object', default: { name: 'usual' } }
      const form = mount({
        schema: {
          type: 'object',
          properties: { name: text, a: { $ref: '#/definitions/a' }, b: { $ref: '#/definitions/b' } },
          definitions: { a: again, b: { $ref: '#/definitions/a' } },
        },
        fields: labels('name', 'a', 'b'),
      })
      expect(screen.getAllByRole('textbox')).toHaveLength(1)
      const [first] = screen.getAllByRole('button', { name: /^Add/ })
      await user.click(first as HTMLElement)
      const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
      expect(inputs.map(({ value }) => value)).toEqual(['', 'usual'])
      await form.send()
      expect(form.onSubmit.mock.calls[0]?.[0]).toMatchObject({ a: { name: 'usual' } })
    })

    it('by a list grows as far as the person adds items', async () => {
      const form = mount({
        schema: { type: 'object', properties: { a: { $ref: '#/$defs/Node' } }, required: ['a'], $defs },
      })
      await type(/name/, 'root')
      await user.click(screen.getByRole('button', { name: 'Add kids' }))
      const inputs = screen.getAllByRole('textbox')
      expect(inputs).toHaveLength(2)
      await form.send()
      expect(form.onSubmit).not.toHaveBeenCalled()
      await user.type(inputs[1] as HTMLElement, 'leaf')
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ a: { name: 'root', kids: [{ name: 'leaf' }] } }]])
    })
  })
})

// Tests forms with a group that contains a group of its own kind.
describe('recursion', () => {
  const names = () =>
    screen.getAllByRole('textbox').map((one) => one.closest('[data-field]')?.getAttribute('data-field'))

  /** A sum of figures and further sums: a branch of its union contains itself through members. */
  const sums = (not: RJSFSchema): RJSFSchema => ({
    type: 'object',
    properties: { a: { $ref: '#/$defs/Sum' } },
    $defs: {
      Sum: {
        type: 'object',
        properties: {
          left: {
            anyOf: [
              { title: 'Figure', type: 'number' },
              { $ref: '#/$defs/Sum', title: 'Sum' },
            ],
          },
          not,
        },
      },
    },
  })

  const plain = { $ref: '#/$defs/Sum' }

  /** A member as generators of OpenAPI write it. */
  const described = { title: 'Not', allOf: [plain] }

  it.each([
    ['a sum of sums', plain, { left: { left: { left: 2 } } }, ['a.left.left.left']],
    ['a member that is described', described, { left: 3, not: { left: { left: 4 } } }, ['a.left', 'a.not.left.left']],
  ])('a union whose branch contains itself is drawn with %s, and sent as it came', async (_what, not, sum, drawn) => {
    const { onSubmit } = mount({
      schema: sums(not),
      fields: { a: { label: 'word.a', initial: { from: 'page.sum' } } },
      scope: { page: { sum } },
    })
    expect(names()).toEqual(drawn)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: sum }))
  })
})

// Makes each row of docs/schema-keywords.md true: the check accepts or refuses the keyword, and a compiled form obeys it.
describe('schema keywords', () => {
  /** A schema with the keyword, a value that fits it, and one that does not. */
  type Case = readonly [schema: JsonSchema, good: unknown, bad?: unknown]

  const text: JsonSchema = { type: 'string' }

  const company = { properties: { kind: { const: 'company' } }, required: ['kind'] }

  const cases: { readonly [keyword: string]: Case } = {
    type: [{ type: 'integer' }, 1, 'a'],
    enum: [{ enum: ['a', 'b'] }, 'a', 'c'],
    const: [{ const: 'a' }, 'a', 'b'],
    multipleOf: [{ multipleOf: 5 }, 10, 11],
    minimum: [{ minimum: 2 }, 2, 1],
    maximum: [{ maximum: 2 }, 2, 3],
    exclusiveMinimum: [{ exclusiveMinimum: 2 }, 3, 2],
    exclusiveMaximum: [{ exclusiveMaximum: 2 }, 1, 2],
    minLength: [{ minLength: 2 }, 'ab', 'a'],
    maxLength: [{ maxLength: 2 }, 'ab', 'abc'],
    pattern: [{ pattern: '^[A-Z]{2}$' }, 'AB', 'ab'],
    format: [{ type: 'string', format: 'email' }, 'ann@example.com', 'ann'],
    items: [{ items: text }, ['a'], [1]],
    additionalItems: [{ items: [text] as unknown as JsonSchema, additionalItems: false }, ['a'], ['a', 'b']],
    minItems: [{ minItems: 1 }, ['a'], []],
    maxItems: [{ maxItems: 1 }, ['a'], ['a', 'b']],
    uniqueItems: [{ uniqueItems: true }, ['a', 'b'], ['a', 'a']],
    contains: [{ contains: { const: 'owner' } }, ['guest', 'owner'], ['guest']],
    properties: [{ properties: { name: text } }, { name: 'Ann' }, { name: 1 }],
    required: [{ required: ['name'] }, { name: 'Ann' }, {}],
    additionalProperties: [{ properties: { name: text }, additionalProperties: false }, { name: 'a' }, { other: 'a' }],
    patternProperties: [{ patternProperties: { '^line_': text } }, { line_1: 'a' }, { line_1: 1 }],
    propertyNames: [{ propertyNames: { maxLength: 3 } }, { abc: 1 }, { abcd: 1 }],
    minProperties: [{ minProperties: 1 }, { a: 1 }, {}],
    maxProperties: [{ maxProperties: 1 }, { a: 1 }, { a: 1, b: 2 }],
    dependencies: [{ dependencies: { card: ['holder'] } }, { card: 1, holder: 2 }, { card: 1 }],
    if: [{ if: company, then: { required: ['tax'] } }, { kind: 'person' }, { kind: 'company' }],
    then: [{ if: company, then: { required: ['tax'] } }, { kind: 'company', tax: 1 }, { kind: 'company' }],
    else: [{ if: company, else: { required: ['born'] } }, { kind: 'company' }, { kind: 'person' }],
    allOf: [{ allOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1, b: 1 }, { a: 1 }],
    anyOf: [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }, {}],
    oneOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 1, true],
    not: [{ not: { const: '' } }, 'a', ''],
    $ref: [{ $defs: { Name: text }, properties: { name: { $ref: '#/$defs/Name' } } }, { name: 'a' }, { name: 1 }],
    title: [{ title: 'Name' }, 'anything'],
    description: [{ description: 'The name on the card.' }, 'anything'],
    default: [{ default: 'guest' }, 'anything'],
    readOnly: [{ readOnly: true }, 'anything'],
    examples: [{ examples: ['Ann'] }, 'anything'],
    $comment: [{ $comment: 'The bank asks for this.' }, 'anything'],
    $id: [{ $id: 'https://example.com/a.json' }, 'anything'],
    $schema: [{ $schema: 'http://json-schema.org/draft-07/schema#' }, 'anything'],
    definitions: [{ definitions: { Name: text } }, 'anything'],
    contentMediaType: [{ contentMediaType: 'application/json' }, 'anything'],
    contentEncoding: [{ contentEncoding: 'base64' }, 'anything'],
  }

  const doc = readFileSync(join(root, 'docs/schema-keywords.md'), 'utf8')

  const rows = [...doc.matchAll(/^\| `([^`]+)` \| (honoured|kept|refused: `([\w-]+)`) \| .+ \|$/gm)].map(
    ([, keyword = '', what = '', code]) => ({ keyword, what, code }),
  )

  function caseOf(keyword: string) {
    const [schema, good, bad]: Case = cases[keyword] ?? [{}, undefined]
    return { schema, good, bad }
  }

  it.each(rows.filter(({ what }) => what === 'honoured'))('$keyword decides what a form sends', ({ keyword }) => {
    const { schema, good, bad } = caseOf(keyword)
    const prepared = formSchema(schema)
    const [validate] = Object.values(validatorsOf(prepared as unknown as RJSFSchema))
    expect([validate?.(good), validate?.(bad)]).toEqual([true, false])
    expect([good, bad].map((value) => fitsSchema(prepared, value, prepared))).toEqual([true, false])
  })

  const email = { type: 'string', format: 'email' }

  it.each<[string, RJSFSchema, good: unknown, bad: unknown]>([
    ['a text or null', { anyOf: [email, { type: 'null' }] } as RJSFSchema, null, 'nope'],
    ['two formats', { oneOf: [{ format: 'date' }, { format: 'date-time' }] }, '2026-01-31T09:30:00Z', '31.1.2026'],
    ['one item', { contains: { format: 'uuid' } }, ['', '123e4567-e89b-12d3-a456-426614174000'], ['123e4567']],
    ['names', { propertyNames: { format: 'hostname' } }, { 'shop.example': 1 }, { 'a b': 1 }],
    ['not', { not: { format: 'ipv4' } }, 'shop.example', '192.0.2.1'],
    ['further members', { additionalProperties: { format: 'url' } }, { a: 'https://a.example' }, { a: 'a' }],
    ['a dependency', { dependencies: { a: { properties: { b: { format: 'time' } } } } }, { b: 'x' }, { a: 1, b: 'x' }],
    ['a condition', { if: { format: 'id' }, then: { maxLength: 2 } }, 'abc', '123'],
    [
      'a list of places',
      { items: [{ format: 'date' }], additionalItems: { format: 'color' } },
      ['2026-01-31'],
      ['2026-01-31', 'red'],
    ],
    [
      'a reference',
      { definitions: { day: { format: 'date' } }, allOf: [{ $ref: '#/definitions/day' }] },
      '2026-01-31',
      '2026-02-30',
    ],
    ['an unknown one', { format: 'isbn', minLength: 1 }, 'anything', ''],
  ])('the format of %s is validated', (_, schema, good, bad) => {
    const [validate] = Object.values(validatorsOf(schema))
    expect([good, bad].map((value) => validate?.(value))).toEqual([true, false])
    expect([good, bad].map((value) => fitsSchema(schema, value, schema))).toEqual([true, false])
  })
})

// Tests `fitsSchema` beside ajv, which compiles. Both must agree on every schema and value.
describe('fits schema', () => {
  function compiled(found: object): (value: unknown) => boolean {
    const [validate] = Object.values(validatorsOf({ ...found, $defs }))
    if (!validate) throw new Error('The compiled module has no validator.')
    return (one) => validate(one)
  }

  it('fitsSchema agrees with the compiled validator on any schema and value', () => {
    fc.assert(
      fc.property(anySchema, fc.array(anyValue, { minLength: 5, maxLength: 5 }), (found, values) => {
        const validate = compiled(found)
        for (const one of values) expect(fitsSchema(found, one, { $defs })).toBe(validate(one))
      }),
      { numRuns: 100 },
    )
  })
})
