// Tests how conditions are edited by choice: a value, a test, and what it is compared with.
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ConditionsField } from '../../tools/studio/editor/panel/ConditionsField'
import { changesOf, openPanel } from './openPanel'
import { emptyProduct } from './studioState'

const path = ['blocks', 'one', 'when']
const known = {
  ...emptyProduct.known,
  scope: [
    { path: 'user.role', type: 'string', values: ['owner', 'guest'] },
    { path: 'user.level', type: 'integer' },
    { path: 'query.id' },
  ],
}

function open(when: unknown) {
  const block = { block: 'text', ...(when !== undefined && { when }) }
  const product = { ...emptyProduct, pages: { '/first': { title: 'a.first', blocks: { one: block } } }, known }
  return openPanel(<ConditionsField path={path} value={when} />, { product, route: '/first', market: 'main' })
}
const set = (value: unknown) => [{ do: 'set', page: '/first', at: path, value }]
const clause = (number = 1) => within(screen.getByRole('group', { name: `Condition ${number}` }))
const enter = (label: string, value: string, number = 1) =>
  fireEvent.change(clause(number).getByLabelText(label), { target: { value } })

describe('conditions: a clause', () => {
  it('is added first for the day, which everybody has', () => {
    const studio = open(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
    expect(changesOf(studio)).toEqual(set({ 'now.day': { in: [1] } }))
  })

  it('is removed, and the others stay', () => {
    const studio = open({ 'user.role': 'owner', 'user.level': 3 })
    fireEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }))
    expect(changesOf(studio)).toEqual(set({ 'user.level': 3 }))
  })

  it('gets another value, and keeps its test and its place', () => {
    const studio = open({ 'user.role': 'owner', 'now.day': 1 })
    enter('Value', 'user.name')
    expect(changesOf(studio)).toEqual(set({ 'user.name': 'owner', 'now.day': 1 }))
    expect(JSON.stringify(changesOf(studio))).toContain('{"user.name":"owner","now.day":1}')
  })

  it.each([
    [{ any: [{ 'user.role': 'owner' }] }, 'One of these must hold'],
    [{ 'user.level': { min: 1, max: 3 } }, ''],
  ])('such as %j is edited as data', (when, says) => {
    const studio = open(when)
    expect(clause().queryByText('One of these must hold')?.textContent ?? '').toBe(says)
    enter('Tests as data', '[]')
    expect(changesOf(studio)).toEqual(set({ [Object.keys(when)[0] ?? '']: [] }))
  })
})
