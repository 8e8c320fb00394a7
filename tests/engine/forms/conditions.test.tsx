import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messageAt, mount, user } from './mount'

const type = (name: string | RegExp, text: string) =>
  user.type(screen.getByLabelText(name, { selector: 'input' }), text)

describe('a schema that depends on its values', () => {
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

  it('dependentRequired', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { name: { type: 'string' }, note: { type: 'string' } },
        dependencies: { name: ['note'] },
      },
    })
    await form.send()
    expect(form.onSubmit).toHaveBeenCalledWith({})
    await type(/Name/, 'Zoe')
    await form.send()
    expect(messageAt('note')).toBe('Please enter Note')
  })

  it('dependentSchemas', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { name: { type: 'string' } },
        dependencies: { name: { properties: { note: { type: 'string' } }, required: ['note'] } },
      },
      fields: { name: { label: 'word.name' }, note: { label: 'word.note' } },
    })
    expect(screen.queryByLabelText(/Note/)).toBeNull()
    await type(/Name/, 'Zoe')
    await user.tab()
    await type(/Note/, 'n')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ name: 'Zoe', note: 'n' }]])
  })

  it('references, also around in circles', async () => {
    const schema: RJSFSchema = {
      type: 'object',
      properties: { home: { $ref: '#/$defs/place' } },
      required: ['home'],
      $defs: {
        place: {
          type: 'object',
          properties: { city: { type: 'string' }, next: { $ref: '#/$defs/place' } },
          required: ['city'],
        },
      },
    }
    const form = mount({ schema, fields: { home: { label: 'word.home', fields: { city: { label: 'word.city' } } } } })
    await form.send()
    expect(messageAt('home.city')).toBe('Please enter City')
    await type('City', 'Jeddah')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ home: { city: 'Jeddah' } }]])
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
