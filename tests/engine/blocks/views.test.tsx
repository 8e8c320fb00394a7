// Tests filters with several choices, charts with several series, texts that are joined, and answers that are read again.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../kit'

const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const
const server = { 'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }) }
const choice = (value: string | number) => ({ value, label: `is ${value}` })

it('a filter with several choices sends a list, which the address keeps, and nothing until somebody chooses', async () => {
  const filters = {
    f: { param: 'kinds', label: 'kinds', many: true, items: { a: choice('x'), b: choice(7) } },
  } as const
  const { callsTo } = show({ server, blocks: { things: { ...things, filters } } })
  await screen.findByText('Ann')
  // Each choice loads a list of its own.
  const choose = async (name: string, isOn: boolean) => {
    const box = within(screen.getByRole('group', { name: 'kinds' })).getByRole('checkbox', { name })
    await userEvent.click(box)
    await screen.findByRole('checkbox', { name, checked: isOn })
    await screen.findByText('Ann')
  }
  await choose('is 7', true)
  await choose('is x', true)
  await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ kinds: ['x', 7], page: 1 }))
  expect(new URLSearchParams(location.search).get('kinds')).toBe('7,x')
  for (const name of ['is 7', 'is x']) await choose(name, false)
  // The rows without a choice are still known.
  expect(callsTo('POST /things').filter(({ kinds }) => kinds === undefined)).toEqual([{ page: 1 }])
  expect(new URLSearchParams(location.search).has('kinds')).toBe(false)
})

it('a chart of several series has a column for each in its table', async () => {
  show({
    server: {
      'POST /thing': () => ({
        days: [
          { date: '2026-01-01', sum: 1, costs: '2.5' },
          { date: '2026-01-02', sum: '3', costs: null },
        ],
      }),
    },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        chart: {
          title: 'visits',
          points: 'row.days',
          x: 'date',
          y: 'sum',
          look: 'stacked',
          first: 'income',
          series: { costs: { label: 'costs', y: 'costs' } },
        },
      },
    },
  })
  await userEvent.click(await screen.findByText('Show the figures'))
  const rows = within(screen.getByRole('table', { name: 'visits' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['visits', 'income', 'costs'],
    ['2026-01-01', '1', '2.5'],
    ['2026-01-02', '3', ''],
  ])
})

it('a line joins its value with others, and says nothing while it is missing', async () => {
  const text = { say: 'range', with: { from: { from: 'row.from' }, until: { from: 'row.until' } } }
  show({
    server: { 'POST /thing': () => ({ from: 'Mon', until: 'Fri', none: null }) },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        lines: {
          range: { label: 'days', value: 'row.from', text },
          none: { label: 'other days', value: 'row.none', text },
        },
      },
    },
  })
  expect((await screen.findByText(/Mon.*Fri/)).textContent).toContain('range')
  expect(screen.getAllByText(/range/)).toHaveLength(1)
})

it.each([
  ['0', 0, 'range 0'],
  ['false', false, 'range false'],
  ['an empty text', '', '--'],
  ['nothing', null, '--'],
])('a line with a text shows it for %s only if that is a value', async (_what, value, shown) => {
  const text = { say: 'range', with: { value: { from: 'row.value' } } }
  show({
    server: { 'POST /thing': () => ({ value }) },
    blocks: {
      one: { block: 'record', call: 'POST /thing', lines: { one: { label: 'days', value: 'row.value', text } } },
    },
  })
  expect((await screen.findByRole('definition')).textContent).toBe(shown)
})

it('an answer is read again while its condition holds', async () => {
  // Only the test moves the clock: one that also moves by itself hung here once, on a busy machine.
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const shows = (name: string) => vi.waitFor(() => screen.getByText(name))
  try {
    let reads = 0
    show({
      server: { 'POST /thing': () => ({ status: (reads += 1) < 3 ? 'pending' : 'paid', name: `read ${reads}` }) },
      blocks: {
        one: {
          block: 'record',
          call: 'POST /thing',
          name: 'row.name',
          refresh: { every: 5, while: { 'row.status': 'pending' } },
        },
      },
    })
    await shows('read 1')
    await pass(5_000)
    await shows('read 2')
    await pass(5_000)
    await shows('read 3')
    await pass(60_000)
    expect(reads).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

it('an answer is not read again while the page is hidden', async () => {
  vi.useFakeTimers()
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  try {
    const refresh = { every: 5, while: { 'row.status': 'pending' } } as const
    const { callsTo } = show({
      server: { 'POST /thing': () => ({ status: 'pending', name: 'name' }) },
      blocks: { one: { block: 'record', call: 'POST /thing', name: 'row.name', refresh } },
    })
    await vi.waitFor(() => screen.getByText('name'))
    turn('hidden')
    await pass(60_000)
    expect(callsTo('POST /thing')).toHaveLength(1)
    turn('visible')
    await pass(5_000)
    expect(callsTo('POST /thing').length).toBeGreaterThan(1)
  } finally {
    turn('visible')
    vi.useRealTimers()
  }
})
