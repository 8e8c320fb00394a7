// Tests the panels of the workbench: requests, hidden parts, conditions, layers, switches and keys.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Entry } from '../../tools/studio/shell/callLog'
import { initialCombination, type Combination } from '../../tools/studio/workbench/combination'
import { ConditionsPanel } from '../../tools/studio/workbench/ConditionsPanel'
import { Hiding } from '../../tools/studio/workbench/Hiding'
import type { Hidden } from '../../tools/studio/workbench/inspect/hidden'
import { Layers } from '../../tools/studio/workbench/Layers'
import { Requests } from '../../tools/studio/workbench/Requests'
import { onShortcut } from '../../tools/studio/workbench/shortcuts'
import { Switches } from '../../tools/studio/workbench/Switches'

const places = {
  layers: {
    '': [{ name: 'page', place: 'pages/a.ts:1:1' }],
    'blocks › one': [
      { name: 'page', place: 'pages/a.ts:3:5' },
      { name: 'market south', place: 'markets/south.ts:9:7' },
    ],
  },
  removed: {},
  widgets: { Clock: 'src/widgets/Clock.tsx:4:17' },
}

describe('requests', () => {
  const call = (value: object | undefined, args: unknown = { page: 1 }): Entry => ({
    id: 1,
    by: 'page',
    name: 'POST /web/list',
    args,
    ...(value && { answer: { value, milliseconds: 12 } }),
  })
  const open = (...calls: readonly Entry[]) => render(<Requests calls={calls} onClear={() => undefined} />)

  it('shows what was asked at first, and then what the answer allows to show', () => {
    const { rerender } = open(call(undefined))
    expect(screen.getByLabelText('Request').textContent).toContain('"page": 1')
    expect(screen.queryByLabelText('Answer')).toBeNull()
    const answered = call({ asked: 'not shown', body: { list: [] }, status: 200 })
    rerender(<Requests calls={[answered]} onClear={() => undefined} />)
    expect(screen.getByLabelText('Request').textContent).toBe('not shown')
    expect(screen.getByLabelText('Answer').textContent).toContain('"list": []')
  })
})

describe('what is hidden', () => {
  const one: Hidden = { path: ['blocks', 'one'], kind: 'hidden', hidden: 1, all: 1, clauses: [] }
  const open = (hidden: readonly Hidden[], removed = {}) =>
    render(<Hiding hidden={hidden} route="/" places={{ places: { ...places, removed } }} />)

  it('lists each clause with what was found', () => {
    const test = (wanted: string, holds: boolean) => ({ kind: 'test' as const, wanted, found: '"b"', holds })
    const any = { kind: 'any' as const, holds: false, members: [[test('user.x', false)]] }
    open([{ ...one, clauses: [test('user.role = "a"', false), test('user.is', true), any] }])
    const clauses = [...document.querySelectorAll('.pw-bench-clauses > li')].map(({ textContent }) => textContent)
    expect(clauses).toEqual([
      'user.role = "a" failed: found "b"',
      'user.is holds',
      'one of these should hold, but none does:user.x failed: found "b"',
      'user.x failed: found "b"',
    ])
  })

  it('lists what the market takes away, also if nothing else is hidden', () => {
    open([], { 'blocks › two': { name: 'market south', place: 'markets/south.ts:4:1' } })
    expect(screen.getByText('Removed by market south.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'markets/south.ts:4:1' })).toBeDefined()
  })
})

describe('the layers of a part', () => {
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it.each([
    [
      ['blocks', 'one'],
      ['pagepages/a.ts:3:5', 'market southmarkets/south.ts:9:7'],
    ],
    [
      ['blocks', 'one', 'label'],
      ['pagepages/a.ts:3:5', 'market southmarkets/south.ts:9:7'],
    ],
    [['title'], ['pagepages/a.ts:1:1']],
  ])('%j are its own, or those of the nearest part around it', (path, found) => {
    render(<Layers path={path} places={{ places }} />)
    expect(listed()).toEqual(found)
  })
})

describe('the conditions of a page', () => {
  const tested = [
    { path: 'user.isNew', found: false, isFlag: true },
    { path: 'user.bucket', found: undefined, isFlag: false },
  ]
  const open = (assume: string, rows = tested) => {
    const onChange = vi.fn<(assume: string) => void>()
    render(<ConditionsPanel tested={rows} assume={assume} onChange={onChange} />)
    return onChange
  }
  const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('small')?.textContent)

  it('list what is assumed although nothing tests it', () => {
    open('market.x=1', [])
    expect(screen.getByLabelText<HTMLInputElement>('market.x').value).toBe('1')
    expect(rows()).toEqual(['Assumed'])
  })

  it('are assumed by choice or as text', () => {
    const onChange = open('user.bucket=7')
    fireEvent.change(screen.getByLabelText('user.isNew'), { target: { value: 'false' } })
    const bucket = screen.getByLabelText('user.bucket')
    fireEvent.change(bucket, { target: { value: '8' } })
    fireEvent.keyDown(bucket, { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([['user.bucket=7;user.isNew=false'], ['user.bucket=8']])
  })
})

describe('the switches', () => {
  const open = (change: Partial<Combination>) => {
    const onChange = vi.fn<(change: Partial<Combination>) => void>()
    render(<Switches combination={{ ...initialCombination, ...change }} onChange={onChange} />)
    return onChange
  }
  const routes = () => within(screen.getByLabelText('Route')).getAllByRole('option').length

  it.each([
    ['/guild?a=1', 'b=2', '/guild?b=2'],
    ['/guild', 'b=2', '/guild?b=2'],
    ['/guild?a=1', '', '/guild'],
  ])('of %s with the query "%s" become %s', (path, query, next) => {
    const onChange = open({ path })
    const field = screen.getByLabelText('Query')
    fireEvent.change(field, { target: { value: query } })
    fireEvent.blur(field)
    expect(onChange.mock.calls).toEqual([[{ path: next }]])
  })

  it('offer the shown route, even if the market does not have it', () => {
    const first = open({ path: '/' })
    const count = routes()
    document.body.replaceChildren()
    open({ path: '/nowhere' })
    expect(screen.getByLabelText<HTMLSelectElement>('Route').value).toBe('/nowhere')
    expect(routes()).toBe(count + 1)
    expect(first).not.toHaveBeenCalled()
  })
})

describe('the keys of the workbench', () => {
  it.each([
    [{ key: 'i' }, true],
    [{ key: 'i', ctrlKey: true }, false],
  ])('%j count: %s', (keys, isHeard) => {
    const heard = vi.fn<(key: string) => void>()
    const stop = onShortcut(window, heard)
    act(() => void fireEvent.keyDown(document.body, keys))
    stop()
    act(() => void fireEvent.keyDown(document.body, keys))
    expect(heard.mock.calls).toEqual(isHeard ? [[keys.key]] : [])
  })

  it.each(['input', 'select', 'textarea'])('do not count in %s', (name) => {
    const heard = vi.fn<(key: string) => void>()
    const stop = onShortcut(window, heard)
    const field = document.body.appendChild(document.createElement(name))
    fireEvent.keyDown(field, { key: 'i' })
    stop()
    field.remove()
    expect(heard).not.toHaveBeenCalled()
  })
})
