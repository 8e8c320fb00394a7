import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messageAt, mount, user } from './mount'

const type = (name: string | RegExp, text: string) =>
  user.type(screen.getByLabelText(name, { selector: 'input' }), text)

describe('optional parts', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      home: {
        type: 'object',
        properties: { city: { type: 'string' } },
        required: ['city'],
        additionalProperties: false,
      },
    },
    required: ['name'],
    additionalProperties: false,
  }

  it('left empty, or emptied again, are not sent and not asked for', async () => {
    const form = mount({
      schema,
      fields: { name: { label: 'word.name' }, home: { label: 'word.home', fields: { city: { label: 'word.city' } } } },
    })
    await type('City', 'x')
    await user.tab()
    await user.clear(screen.getByLabelText('City'))
    await type('Name', 'Zoe')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ name: 'Zoe' }]])
  })
})

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
    await add()
    expect(screen.queryByRole('button', { name: 'Add People' })).toBeNull()
    expect(screen.getByText('At most 2 entries')).toBeTruthy()
    const [first, second] = screen.getAllByLabelText('Name')
    await user.type(first as HTMLElement, 'Ann')
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

describe('the members of a list', () => {
  it('hide their fields too, and hidden ones do not count', async () => {
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
