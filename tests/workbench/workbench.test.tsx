// Tests the frame of the workbench: its two modes, their keys, and the details of a column.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Column, ColumnState } from '../../tools/studio/workbench/column'
import { initialCombination } from '../../tools/studio/workbench/combination'
import type { WorkbenchModel } from '../../tools/studio/workbench/createWorkbench'
import { Workbench } from '../../tools/studio/workbench/Workbench'

function columnOf(more: Partial<ColumnState> = {}): Column {
  const state: ColumnState = { combination: initialCombination, run: 1, at: '/guild', calls: [], seen: 0, ...more }
  return {
    state: () => state,
    subscribe: () => () => undefined,
    change: vi.fn<Column['change']>(),
    enter: () => undefined,
    forgetCalls: vi.fn<Column['forgetCalls']>(),
  }
}

function open(isCompared = false, left = columnOf()) {
  const columns = { left, ...(isCompared && { right: columnOf() }) }
  const compare = vi.fn<WorkbenchModel['compare']>()
  const bench: WorkbenchModel = {
    bench: () => ({ left: initialCombination }),
    columns: () => columns,
    subscribe: () => () => undefined,
    compare,
  }
  render(<Workbench bench={bench} />)
  return { compare, left }
}
const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }))
const isInspecting = () => screen.getByRole('button', { name: 'Inspect' }).getAttribute('aria-pressed') === 'true'

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))

it('I turns Inspect on and off, and Escape off', () => {
  open()
  for (const [key, isOn] of [
    ['i', true],
    ['i', false],
    ['Escape', false],
    ['i', true],
    ['Escape', false],
  ] as const) {
    press(key)
    expect([key, isInspecting()]).toEqual([key, isOn])
  }
})

it.each([
  [false, true],
  [true, false],
])('C adds a second column, or takes it away: with two columns %s', (isCompared, next) => {
  const { compare } = open(isCompared)
  press('c')
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(compare.mock.calls).toEqual([[next], [next]])
  expect(screen.queryByRole('region', { name: 'Right' }) !== null).toBe(isCompared)
})

describe('a column', () => {
  it('counts its requests, and forgets them on demand', () => {
    const call = { id: 1, by: 'page', name: 'GET /web/list', args: {} } as const
    const { left } = open(false, columnOf({ calls: [call, { ...call, id: 2 }] }))
    expect(screen.getByRole('button', { name: /^Requests\s*2$/ })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(left.forgetCalls).toHaveBeenCalledTimes(1)
  })
})
