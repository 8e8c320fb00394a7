// Tests members of branches: what `oneOf`, `anyOf`, `if` and `dependencies` add to a form.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import type { Values } from '../../../src/engine/forms/fields/services'
import { messageAt, mount, user } from './mount'

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
                    { title: 'number', type: 'object', properties: { size: { type: 'integer' } }, required: ['size'] },
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
      await press('number')
      await type('Size', '42')
    },
    sent: { a: { b: { size: 42 } } },
  },
  {
    is: 'members of `then`',
    schema: {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['x', 'y'] } },
      required: ['kind'],
      if: { properties: { kind: { enum: ['y'] } }, required: ['kind'] },
      then: { properties: { note: text }, required: ['note'] },
    },
    fields: labels('kind', 'note'),
    async fill(form) {
      expect(screen.queryByLabelText('Note')).toBeNull()
      await press('y')
      await form.send()
      expect(messageAt('note')).toBe('Please enter Note')
      await type('Note', 'n')
    },
    sent: { kind: 'y', note: 'n' },
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

describe('members of branches', () => {
  it.each(cases)('$is', async ({ schema, fields, fill, sent }) => {
    const form = mount({ schema, fields })
    await fill(form)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[sent]])
  })
})

describe('a problem that no field can show', () => {
  it.each<[string, RJSFSchema, string]>([
    [
      'a required member without a field',
      { type: 'object', properties: { name: text, secret: text }, required: ['secret'] },
      'Please enter secret',
    ],
    ['too few members', { type: 'object', properties: { name: text }, minProperties: 2 }, ''],
    ['a rule of the whole form', { type: 'object', properties: { name: text }, not: { required: ['name'] } }, ''],
  ])('%s is shown at the form, and nothing is sent', async (_what, schema, message) => {
    const form = mount({ schema, fields: labels('name') })
    await type(/Name/, 'Zoe')
    await form.send()
    expect(form.onSubmit).not.toHaveBeenCalled()
    const shown = document.querySelector('.pw-form-root > .pw-field-error')
    expect(shown?.textContent).toContain(message)
    expect(shown?.textContent).not.toBe('')
  })
})

describe('a schema that contains itself', () => {
  const $defs: RJSFSchema['$defs'] = {
    Node: {
      type: 'object',
      properties: { name: text, kids: { type: 'array', items: { $ref: '#/$defs/Node' } } },
      required: ['name'],
    },
    Chain: { type: 'object', properties: { note: text, next: { $ref: '#/$defs/Chain' } }, required: ['note'] },
  }

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

  it('by an optional member is drawn once, and its inner values are sent as they came', async () => {
    const came = { note: 'one', next: { note: 'two', next: { note: 'three' } } }
    const form = mount({
      schema: { type: 'object', properties: { a: { $ref: '#/$defs/Chain' } }, $defs },
      fields: { a: { label: 'word.a', initial: { from: 'page.a' } } },
      scope: { page: { a: came } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: came }]])
  })
})
