// Tests the panels of the workbench: requests, hidden parts, conditions, layers, switches and keys.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Entry } from '../../tools/studio/shell/callLog'
import { initialCombination, type Combination } from '../../tools/studio/workbench/combination'
import { ConditionsPanel } from '../../tools/studio/workbench/ConditionsPanel'
import { Hiding } from '../../tools/studio/workbench/Hiding'
import type { Hidden } from '../../tools/studio/workbench/inspect/hidden'
import { describeLanguage } from '../../tools/studio/workbench/languageName'
import { Layers } from '../../tools/studio/workbench/Layers'
import { Part } from '../../tools/studio/workbench/Part'
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

  it.each([
    [{ asked: {}, body: {}, status: 200 }, 'POST/web/list20012 ms', true],
    [{ asked: {}, body: {}, status: 399 }, 'POST/web/list39912 ms', true],
    [{ asked: {}, body: {}, status: 400 }, 'POST/web/list40012 ms', false],
    [{ asked: {}, body: 'gone' }, 'POST/web/listlost12 ms', false],
    [undefined, 'POST/web/list…', false],
  ])('with the outcome %j reads "%s", and is good: %s', (value, text, isGood) => {
    open(call(value))
    const summary = document.querySelector('summary')
    expect(summary?.textContent).toBe(text)
    expect(summary?.querySelector('.pw-bench-good') !== null).toBe(isGood)
  })

  it('shows what was asked at first, and then what the answer allows to show', () => {
    const { rerender } = open(call(undefined))
    expect(screen.getByLabelText('Request').textContent).toContain('"page": 1')
    expect(screen.queryByLabelText('Answer')).toBeNull()
    const answered = call({ asked: 'not shown', body: { list: [] }, status: 200 })
    rerender(<Requests calls={[answered]} onClear={() => undefined} />)
    expect(screen.getByLabelText('Request').textContent).toBe('not shown')
    expect(screen.getByLabelText('Answer').textContent).toContain('"list": []')
  })

  it('without a body says so', () => {
    open(call({ asked: undefined, body: undefined, status: 204 }))
    expect(screen.getByLabelText('Answer').textContent).toBe('none')
  })

  it('with a long answer says how long it is', () => {
    open(call({ asked: {}, body: 'x'.repeat(20_001), status: 200 }))
    expect(screen.getByLabelText('Answer').textContent).toMatch(/^x{20000}… \(20001 characters\)$/)
  })

  it('are cleared, if there are any', () => {
    open()
    expect(screen.getByText('No calls yet.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true)
  })
})

describe('what is hidden', () => {
  const one: Hidden = { path: ['blocks', 'one'], kind: 'hidden', hidden: 1, all: 1, clauses: [] }
  const open = (hidden: readonly Hidden[], removed = {}) =>
    render(<Hiding hidden={hidden} route="/" places={{ places: { ...places, removed } }} />)

  it.each<[Partial<Hidden>, string]>([
    [{}, 'hidden'],
    [{ hidden: 2, all: 3 }, 'hidden in 2 of 3'],
    [{ kind: 'disabled' }, 'cannot be pressed'],
    [{ kind: 'stopped' }, 'is shown instead of the page'],
    [{ kind: 'unknown' }, 'is still unknown'],
  ])('with %j is said to be "%s"', (more, says) => {
    open([{ ...one, ...more }])
    expect(screen.getByRole('heading').textContent).toBe(`blocks › one ${says}`)
  })

  it.each([
    [true, 'In the sheet of Edit.'],
    [false, 'In the sheet of Edit, which is closed (evaluated with its initial values).'],
  ])('in a sheet that is open: %s', (isOpen, says) => {
    open([{ ...one, sheet: { name: 'Edit', isOpen, asks: false } }])
    expect(screen.getByText(says)).toBeDefined()
  })

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

  it('is nothing where every part is shown', () => {
    open([])
    expect(screen.getByText('Every part of the page is shown.')).toBeDefined()
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

  it('give way to the reason why there are none', () => {
    render(<Layers path={[]} places={{ problem: 'pages/a.ts cannot be read.' }} />)
    expect(screen.getByText('pages/a.ts cannot be read.')).toBeDefined()
  })

  it('stand below the name of the part, with the nearest component of the product', () => {
    const part = { path: ['blocks', 'one'], components: ['Block', 'Clock', 'Page'] }
    render(<Part part={part} route="/first" places={{ places }} />)
    expect(screen.getByRole('heading').textContent).toBe('/first › blocks › one')
    expect(screen.getByText(/^Drawn by the product/).textContent).toContain('src/widgets/Clock.tsx:4:17')
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

  it('say what they find now, and what is assumed', () => {
    open('user.isNew=true')
    expect(rows()).toEqual(['Assumed', 'Now absent'])
  })

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

  it('say so if there are none', () => {
    open('', [])
    expect(screen.getByText(/^No condition of this page tests/)).toBeDefined()
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
    ['browser', false],
    ['jsBridge2', true],
  ])('the version of the app is one in %s: %s', (host, isThere) => {
    open({ host })
    expect(screen.queryByLabelText('Version') !== null).toBe(isThere)
  })

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
    [{ key: 'c', metaKey: true }, false],
    [{ key: 'i', altKey: true }, false],
    [{ key: 'I', shiftKey: true }, true],
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

it.each([
  ['ar', 'ar: Arabic'],
  ['en-XA', 'en-XA: pseudo, long'],
  ['ar-XB', 'ar-XB: pseudo, right to left'],
])('the language %s is called "%s"', (language, words) => {
  expect(describeLanguage(language)).toBe(words)
})
