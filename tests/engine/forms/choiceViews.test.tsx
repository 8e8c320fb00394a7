// Tests how a choice is drawn: as rows or behind a button that opens a sheet, and what the sheet does.
import type { RJSFSchema } from '@rjsf/utils'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { mount, user } from './mount'

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

describe('up to seven choices are rows, and more are in a sheet', () => {
  it.each<[number, Field['widget'], 'rows' | 'sheet']>([
    [7, undefined, 'rows'],
    [8, undefined, 'sheet'],
    [7, 'select', 'rows'],
    [8, 'select', 'sheet'],
    [2, 'sheet', 'sheet'],
    [8, 'radio', 'rows'],
    [8, 'cards', 'rows'],
    [8, 'chips', 'rows'],
  ])('%i with the widget %s are %s', (count, widget, drawn) => {
    one(choice(count), widget === undefined ? {} : { widget })
    expect(screen.queryAllByRole('radio')).toHaveLength(drawn === 'rows' ? count : 0)
    expect(screen.queryAllByRole('button', { name: 'A' })).toHaveLength(drawn === 'rows' ? 0 : 1)
  })

  it.each([
    [7, 7],
    [8, 0],
  ])('of %i of which several may be chosen, %i are boxes to tick', (count, boxes) => {
    one(several(count))
    expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
    expect(screen.queryAllByRole('button', { name: /^A/ })).toHaveLength(boxes === 0 ? 1 : 0)
  })
})

describe('a sheet of choices', () => {
  it.each([
    [7, false],
    [8, true],
  ])('with %i choices has a search: %s', async (count, hasSearch) => {
    one(choice(count), { widget: 'sheet' })
    await user.click(opener())
    expect(screen.queryByRole('searchbox', { name: 'Search A' }) !== null).toBe(hasSearch)
  })

  it('closes with the choice, and marks it when it opens again', async () => {
    const form = one(choice(8))
    expect(opener().textContent).toBe('Choose')
    await user.click(opener())
    await press('c')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(opener().textContent).toBe('c')
    await user.click(opener())
    const marked = screen.getAllByRole('button', { pressed: true })
    expect(marked.map(({ textContent }) => textContent)).toEqual(['c'])
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'c' }]])
  })

  it('shows the placeholder of the page while nothing is chosen', () => {
    one(choice(8), { placeholder: 'word.limit' })
    expect(opener().textContent).toMatch(/^Max /)
  })

  it('says that a search finds nothing', async () => {
    one(choice(8))
    await user.click(opener())
    const status = within(screen.getByRole('dialog')).getByRole('status')
    expect(status.textContent).toBe('')
    await user.type(screen.getByRole('searchbox'), 'zz')
    expect(status.textContent).toBe('Nothing found. Try other words.')
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

  it('does not take a required choice back', async () => {
    one(choice(8), {}, true)
    await user.click(opener())
    await press('c')
    await user.click(opener())
    expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull()
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

  it('does not open for a field that nobody can change', async () => {
    one(choice(8), { readOnly: true, initial: 'c' })
    await user.click(opener())
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(opener().textContent).toBe('c')
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
