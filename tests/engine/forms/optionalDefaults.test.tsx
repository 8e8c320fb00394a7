// Tests that the defaults of optional fields are in a new form, and that nothing else is filled in with them.
import type { RJSFSchema } from '@rjsf/utils'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mount, user } from './mount'

const object = (properties: RJSFSchema['properties'], more?: RJSFSchema): RJSFSchema => ({
  type: 'object',
  properties,
  ...more,
})
const name: RJSFSchema = { type: 'string', default: 'Zoe' }
const input = () => screen.getByLabelText<HTMLInputElement>(/Name/)

describe('the default of an optional field', () => {
  it.each<[string, RJSFSchema, unknown]>([
    ['of a text', name, 'Zoe'],
    ['of an empty text', { type: 'string', default: '' }, ''],
    ['of a number', { type: 'integer', default: 0 }, 0],
    ['of a switch', { type: 'boolean', default: true }, true],
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

  it('is a switch that is on', () => {
    mount({ schema: object({ agree: { type: 'boolean', default: true } }) })
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Agree/ }).checked).toBe(true)
  })

  it('comes with the members of a required object', async () => {
    const form = mount({
      schema: object({ home: object({ name, city: { type: 'string' } }) }, { required: ['home'] }),
      fields: { home: { label: 'word.home', fields: { name: { label: 'word.name' }, city: { label: 'word.city' } } } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ home: { name: 'Zoe' } }]])
  })
})

describe('what stays away', () => {
  it.each<[string, RJSFSchema]>([
    ['an optional object whose members have defaults', object({ name, a: { type: 'string' } }, { required: ['a'] })],
    ['an optional list', { type: 'array', items: { type: 'string' } }],
    ['an optional list with fewest items', { type: 'array', items: object({ name }), minItems: 1 }],
    ['an optional text', { type: 'string' }],
  ])('%s', async (_what, home) => {
    const form = mount({
      schema: object({ home }),
      fields: { home: { label: 'word.home', fields: { name: { label: 'word.name' }, a: { label: 'word.a' } } } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{}]])
  })

  it('is the default of a member that the page does not show', async () => {
    const form = mount({ schema: object({ name, note: name }), fields: { note: { label: 'word.note' } } })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ note: 'Zoe' }]])
  })
})

describe('what is stronger than the default', () => {
  it.each<[string, object, string]>([
    ['a value of the page', { row: { name: 'Ann' } }, 'Ann'],
    ['a record that lacks the member', { row: {} }, ''],
    ['a record that has not arrived', {}, ''],
  ])('%s', (_what, scope, shown) => {
    mount({ schema: object({ name }), fields: { name: { label: 'word.name', initial: { from: 'row.name' } } }, scope })
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

  it('F24 a draft, from which the person had cleared it', () => {
    const load = vi.fn(() => ({ note: 'n' }))
    const drafts = { load, save: vi.fn(), clear: vi.fn() }
    mount({ schema: object({ name, note: { type: 'string' } }), services: { drafts } })
    expect(input().value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>(/Note/).value).toBe('n')
  })
})
