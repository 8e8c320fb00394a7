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
  // RJSF opens two levels at once.
  expect(names()).toEqual(['a.name', 'a.below.name', 'a.below.below.name'])
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
