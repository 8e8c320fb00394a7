import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { address, deferred, noNetwork, Refusal, show } from '../kit'

const server = {
  'POST /thing': () => ({ id: 'a', name: 'Ann', amount: '2000', none: null, days: [] }),
}

it('a record shows its name, cells and lines; absent values stand as --', async () => {
  show({
    server,
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        title: 'title',
        name: 'row.name',
        image: 'row.picture',
        cells: {
          amount: { label: 'amount', value: 'row.amount', format: 'money', big: true, note: 'note' },
          hidden: { label: 'hidden', value: 'row.id', when: { 'row.id': 'other' } },
          none: { label: 'none', value: 'row.none', format: 'count' },
        },
        lines: { id: { label: 'id', value: 'row.id', copy: true }, absent: { label: 'absent', value: 'row.nowhere' } },
      },
    },
  })
  await screen.findByText('Ann')
  expect(screen.getByRole('heading', { name: 'title' })).toBeTruthy()
  expect(screen.getByText('2,000.00')).toBeTruthy()
  expect(screen.getByText('note')).toBeTruthy()
  expect(screen.queryByText('hidden')).toBeNull()
  expect(screen.getAllByText('--')).toHaveLength(2)
  expect(screen.getByRole('button', { name: /Copy/ })).toBeTruthy()
})

it('a record without a name shows --', async () => {
  show({ server, blocks: { one: { block: 'record', call: 'POST /thing', name: 'row.none' } } })
  expect(await screen.findByText('--')).toBeTruthy()
})

it.each([
  ['without cells', {}],
  ['whose cells are all hidden', { a: { label: 'a', value: 'row.id', when: { 'row.id': 'other' } } }],
])('a record %s has no empty list of them', async (_what, cells) => {
  show({ server, blocks: { one: { block: 'record', call: 'POST /thing', name: 'row.name', cells } } })
  await screen.findByText('Ann')
  expect(document.querySelector('dl')).toBeNull()
})

it.each<{ what: string; block: Block }>([
  { what: 'record', block: { block: 'record', call: 'POST /thing', name: 'row.name', reasons: { 7: 'gone' } } },
  {
    what: 'list',
    block: { block: 'list', rows: 'POST /thing', key: 'row.id', show: { title: 'row.name' }, reasons: { 7: 'gone' } },
  },
  {
    what: 'timeline',
    block: { block: 'timeline', call: 'POST /thing', steps: { sent: { label: 'sent' } }, reasons: { 7: 'gone' } },
  },
])('S8-04 a $what whose read is refused by a rule says which one, and offers no other try', async ({ block }) => {
  show({
    server: {
      'POST /thing': () => {
        throw new Refusal(7, 'no such thing')
      },
    },
    blocks: { one: block },
  })
  expect(await screen.findByText('gone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('S8-01 a record that fails says so with a retry, and its tabs ask for another value', async () => {
  let isDown = true
  const { callsTo } = show({
    server: { 'POST /thing': () => (isDown ? noNetwork() : { name: 'Ann' }) },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        body: { span: 1 },
        tabs: {
          param: 'span',
          items: { now: { value: 1, label: 'now', note: 'now.note' }, last: { value: 2, label: 'last' } },
        },
        name: 'row.name',
      },
    },
  })
  await screen.findByText('Failed to load')
  expect(screen.getByText('now.note')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Ann')
  await userEvent.click(screen.getByRole('tab', { name: 'last' }))
  await vi.waitFor(() => expect(callsTo('POST /thing').at(-1)).toEqual({ span: 2 }))
  expect(address()).toBe('/here?span=2')
  expect(screen.queryByText('now.note')).toBeNull()
})

it.each([
  { of: 'figures alone, each on a line', isExact: true, cells: { a: { value: 'row.a', format: 'count', big: true } } },
  { of: 'figures side by side', isExact: false, cells: { a: { value: 'row.a', format: 'count' } } },
  { of: 'words', isExact: false, cells: { a: { value: 'row.a', big: true } } },
  {
    of: 'a figure with a note',
    isExact: false,
    cells: { a: { value: 'row.a', format: 'count', big: true, note: 'note' } },
  },
  {
    of: 'a figure that may not be shown',
    isExact: false,
    cells: { a: { value: 'row.a', format: 'count', big: true, when: { 'row.b': 1 } } },
  },
  { of: 'a name', isExact: false, name: 'row.name', cells: {} },
] as const)('S8-01 the outline of $of has its size for sure: $isExact', async ({ isExact, cells, ...more }) => {
  const lost = deferred<object>()
  let answer: object = lost.promise
  const labelled = Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, { label: 'amount', ...cell }]))
  show({
    server: { 'POST /thing': () => answer },
    blocks: { one: { block: 'record', call: 'POST /thing', ...more, cells: labelled } },
  })
  const outline = await screen.findByRole('status', { name: 'Loading' })
  expect(outline.classList.contains('pw-skeleton')).toBe(!isExact)
  const shape = outline.innerHTML
  await act(async () => lost.reject(new Refusal(1)))
  const failed = await screen.findByText('Failed to load')
  const place = failed.closest('[role=alert]')?.parentElement
  // The failure is as large as the record, and shows no skeleton.
  expect(place?.innerHTML.startsWith(shape)).toBe(isExact)
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  answer = { name: 'Ann', a: 2000 }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByText('Failed to load')).toBeNull())
})

it('a chart needs two points with a figure; others are left out', async () => {
  const chart = { title: 'chart', points: 'row.days', x: 'day', y: 'sum' }
  show({
    server: { 'POST /thing': () => ({ name: 'Ann', days: [{ day: 'a', sum: 1 }, { day: 'b', sum: null }, null] }) },
    blocks: { one: { block: 'record', call: 'POST /thing', name: 'row.name', chart } },
  })
  await screen.findByText('Ann')
  expect(screen.queryByText('chart')).toBeNull()
})

it('a chart of two points is drawn under its title', async () => {
  show({
    server: {
      'POST /thing': () => ({
        name: 'Ann',
        days: [
          { day: 'a', sum: 1 },
          { day: 'b', sum: '2' },
        ],
      }),
    },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        name: 'row.name',
        chart: { title: 'chart', points: 'row.days', x: 'day', y: 'sum' },
      },
    },
  })
  expect((await screen.findAllByText('chart')).length).toBeGreaterThan(0)
})

it.each<[name: string, value: unknown, target: unknown, share: string | undefined, text: string | undefined]>([
  ['a part of it', '30', '120', '25', 'missing'],
  ['nearly all, which is not all', '119.99', 120, '99', 'missing'],
  ['nothing', 0, '50', '0', 'missing'],
  ['less than nothing', '-10', '50', '0', 'missing'],
  ['all', '50.00', 50, '100', 'reached'],
  ['exactly', 50, 50, '100', 'reached'],
  ['more', '51', '50', '100', 'reached'],
  ['no target', '51', null, undefined, undefined],
  ['a target of 0', '51', 0, undefined, undefined],
  ['no value', null, 50, undefined, undefined],
])('a goal says how much is reached: %s', async (_name, value, target, share, text) => {
  show({
    server: { 'POST /thing': () => ({ name: 'Ann', value, target }) },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        name: 'row.name',
        goal: { label: 'goal', value: 'row.value', target: 'row.target', text: 'missing', done: 'reached' },
      },
    },
  })
  await screen.findByText('Ann')
  const meter = screen.queryByRole('meter', { name: 'goal' })
  expect(meter?.getAttribute('aria-valuenow') ?? undefined).toBe(share)
  expect(meter?.getAttribute('aria-valuetext') ?? undefined).toBe(text)
})

const week = [
  { day: 'Mon', sum: 4 },
  { day: 'Tue', sum: 8 },
]

it('S2-30 a small chart has no table: a sentence says each point', async () => {
  const chart = { title: 'chart', points: 'row.days', x: 'day', y: 'sum', look: 'small' } as const
  show({
    server: { 'POST /thing': () => ({ name: 'Ann', days: week }) },
    blocks: { one: { block: 'record', call: 'POST /thing', name: 'row.name', chart } },
  })
  expect(await screen.findByText('Mon: 4, Tue: 8')).toBeTruthy()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

it('S2-30 the table of a compared chart has both periods, point by point', async () => {
  const days: { readonly [period: number]: object } = { 1: week, 2: [...week, { day: 'Wed', sum: 9 }].slice(1) }
  show({
    server: { 'POST /thing': ({ period }) => ({ name: 'Ann', days: days[Number(period)] }) },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        body: { period: 1 },
        compare: { param: 'period', values: { '1': 2 } },
        name: 'row.name',
        chart: { title: 'chart', points: 'row.days', x: 'day', y: 'sum' },
      },
    },
  })
  await screen.findByText('Period before')
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  expect(rows).toEqual(['chartThis periodPeriod before', 'Mon48', 'Tue89'])
})

it('S2-30 the finished days of a running period are compared with as many before, and the last one is named', async () => {
  const days: { readonly [period: number]: object } = {
    1: [
      { day: '2026-05-01', sum: 15 },
      { day: '2026-05-02', sum: 30 },
      { day: '9999-01-01', sum: 1 },
    ],
    2: [
      { day: '2026-04-01', sum: 10 },
      { day: '2026-04-02', sum: 20 },
      { day: '2026-04-03', sum: 30 },
    ],
  }
  show({
    server: { 'POST /thing': ({ period }) => ({ income: 46, days: days[Number(period)] }) },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        body: { period: 1 },
        compare: { param: 'period', values: { '1': 2 } },
        cells: { income: { label: 'income', value: 'row.income', format: 'money' } },
        chart: { title: 'chart', points: 'row.days', x: 'day', y: 'sum' },
      },
    },
  })
  expect(await screen.findByText(/\+50\.0%.* up to 2026-05-02, .*as many days/)).toBeTruthy()
  // The running day stands beside no whole one.
  expect(screen.getByRole('row', { name: /^9999-01-01/, hidden: true }).textContent).toBe('9999-01-011')
})

it.each([
  ['no point', []],
  ['one point, which draws no line', [{ day: 'Mon', sum: 4 }]],
  ['one figure among its points', [{ day: 'Mon', sum: 4 }, { day: 'Tue' }]],
])('S2-30 a chart is compared with no period before that has %s', async (_what, before) => {
  const days: { readonly [period: number]: object } = { 1: week, 2: before }
  const asked: unknown[] = []
  show({
    server: {
      'POST /thing': ({ period }) => {
        asked.push(period)
        return { active: 30, days: days[Number(period)] }
      },
    },
    blocks: {
      one: {
        block: 'record',
        call: 'POST /thing',
        body: { period: 1 },
        compare: { param: 'period', values: { '1': 2 } },
        cells: { active: { label: 'active', value: 'row.active', format: 'count' } },
        chart: { title: 'chart', points: 'row.days', x: 'day', y: 'sum' },
      },
    },
  })
  await screen.findAllByText('chart')
  await vi.waitFor(() => expect(asked).toEqual([1, 2]))
  expect(screen.queryByText('Period before')).toBeNull()
})
