// Tests forms with a group that contains a group of its own kind.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mount, user } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  required: ['a'],
  properties: { a: { $ref: '#/$defs/Team' } },
  $defs: {
    Team: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1 }, below: { $ref: '#/$defs/Team' } },
    },
  },
}
const names = () => screen.getAllByRole('textbox').map((one) => one.closest('[data-field]')?.getAttribute('data-field'))

it('a group within a group of its kind is opened by a button, and the empty ones within it are not sent', async () => {
  const { onSubmit } = mount({ schema, fields: { a: { label: 'word.a' } } })
  expect(names()).toEqual(['a.name'])
  await user.type(screen.getByRole('textbox'), 'Lions')
  await user.click(screen.getByRole('button', { name: 'Add below' }))
  expect(names()).toEqual(['a.name', 'a.below.name'])
  await user.type(screen.getAllByRole('textbox')[1] as HTMLElement, 'Cubs')
  expect(screen.getAllByRole('button', { name: 'Add below' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { name: 'Lions', below: { name: 'Cubs' } } }))
})

it('groups with values are open, and are sent as they came', async () => {
  const team = { name: 'Lions', below: { name: 'Cubs', below: { name: 'Kittens' } } }
  const { onSubmit } = mount({
    schema,
    fields: { a: { label: 'word.a', initial: { from: 'page.team' } } },
    scope: { page: { team } },
  })
  expect(names()).toEqual(['a.name', 'a.below.name', 'a.below.below.name'])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: team }))
})

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
  ['a figure', plain, { left: 1 }, ['a.left']],
  ['a sum of sums', plain, { left: { left: { left: 2 } } }, ['a.left.left.left']],
  ['a sum within another member', plain, { left: 3, not: { left: { left: 4 } } }, ['a.left', 'a.not.left.left']],
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

it.each([
  ['plain', plain],
  ['described', described],
])('a union whose branch contains itself is drawn without values where the reference is %s', (_what, not) => {
  mount({ schema: sums(not), fields: { a: { label: 'word.a' } } })
  expect(names()).toEqual(['a.left'])
})

it('a form may contain itself', async () => {
  const self: RJSFSchema = {
    type: 'object',
    properties: { name: { type: 'string' }, a: { $ref: '#' }, people: { type: 'array', items: { $ref: '#' } } },
  }
  const { onSubmit } = mount({ schema: self })
  expect(names()).toEqual(['name'])
  await user.click(screen.getByRole('button', { name: 'Add A' }))
  await user.click(screen.getByRole('button', { name: 'Add people' }))
  expect(names()).toEqual(['name', 'a.name', 'a.people.0.name'])
  await user.type(screen.getAllByRole('textbox')[2] as HTMLElement, 'x')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { people: [{ name: 'x' }] } }))
})
