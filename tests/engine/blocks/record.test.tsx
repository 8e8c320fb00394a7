import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { changeText, placed, samePart } from '../../../src/engine/blocks/record/ChartView'
import type { BlockOf } from '../../../src/engine/language/types/plain'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { copied, watchBrowser } from '../actions/oneAction'
import { address, deferred, noNetwork, Refusal, show } from '../kit'

describe('record', () => {
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
          lines: {
            id: { label: 'id', value: 'row.id', copy: true },
            absent: { label: 'absent', value: 'row.nowhere' },
          },
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
    {
      of: 'figures alone, each on a line',
      isExact: true,
      cells: { a: { value: 'row.a', format: 'count', big: true } },
    },
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

  it.each<[name: string, value: unknown, target: unknown, share: string | undefined, text: string | undefined]>([
    ['a part of it', '30', '120', '25', 'missing'],
    ['nearly all, which is not all', '119.99', 120, '99', 'missing'],
    ['less than nothing', '-10', '50', '0', 'missing'],
    ['all', '50.00', 50, '100', 'reached'],
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

  /** A chart of each size that is compared with the period before. */
  const full = {
    block: 'record',
    call: 'POST /thing',
    body: { period: 1 },
    compare: { param: 'period', values: { '1': 2 } },
    cells: { income: { label: 'income', value: 'row.income', format: 'money' } },
    chart: { title: 'chart', points: 'row.days', x: 'day', y: 'sum' },
  } as const satisfies Block
  const compared = { full, small: { ...full, chart: { ...full.chart, look: 'small' } } } as const

  it('S2-30 the table of a compared chart has both periods, point by point', async () => {
    const days: { readonly [period: number]: object } = { 1: week, 2: [...week, { day: 'Wed', sum: 9 }].slice(1) }
    show({
      server: { 'POST /thing': ({ period }) => ({ name: 'Ann', days: days[Number(period)] }) },
      blocks: { full },
    })
    await screen.findAllByText('Previous period')
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
    expect(rows).toEqual(['chartThis periodPrevious period', 'Mon48', 'Tue89'])
  })

  it('S2-30 on the first day of a period a chart has the period before, and says so', async () => {
    show({
      server: { 'POST /thing': ({ period }) => ({ income: 4, days: period === 1 ? week.slice(0, 1) : week }) },
      blocks: compared,
    })
    const titles = await screen.findAllByText('Previous period: chart', { selector: 'figcaption' })
    const [chart, spark] = titles.map((title) => title.closest('figure')?.textContent)
    expect(chart).toContain('Mon4Tue8')
    expect(spark).toContain('Mon: 4, Tue: 8')
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
      blocks: compared,
    })
    expect(await screen.findAllByText(/\+50\.0%.* up to 2026-05-02, .*same days/)).toHaveLength(2)
    // The running day stands beside no whole one.
    expect(screen.getByRole('row', { name: /^9999-01-01/, hidden: true }).textContent).toBe('9999-01-011')
  })
})

// Tests the looks of a record, its notes, what can be copied, and its tabs.
describe('record looks', () => {
  watchBrowser()

  const base = { block: 'record', call: 'POST /thing' } as const

  it.each([
    ['+971 4 555 0100', 'tel:+97145550100'],
    ['(050) 1234', 'tel:0501234'],
    ['call us', undefined],
    ['', undefined],
  ])('a press on the telephone number "%s" calls %s', async (value, address) => {
    show({
      server: { 'POST /thing': () => ({ name: 'Ann', value }) },
      blocks: {
        one: { ...base, name: 'row.name', lines: { value: { label: 'with', value: 'row.value', format: 'phone' } } },
      },
    })
    await screen.findByText('Ann')
    expect(document.querySelector('dd a')?.getAttribute('href')).toBe(address)
  })

  it.each([
    ['text', 'SA03 8000', ['SA03 8000']],
    ['number', 81000001, ['81000001']],
    ['absent', null, undefined],
    ['list', ['a'], undefined],
  ])('S1-14 a line whose value is a %s can be copied as the server sent it: %j', async (_what, value, taken) => {
    show({
      server: { 'POST /thing': () => ({ name: 'Ann', value }) },
      blocks: {
        one: {
          ...base,
          name: 'row.name',
          lines: { one: { label: 'iban', value: 'row.value', format: 'id', copy: true } },
        },
      },
    })
    await screen.findByText('Ann')
    const button = screen.queryByRole('button', { name: 'Copy' })
    if (button) await userEvent.click(button)
    expect(button ? copied : undefined).toEqual(taken)
  })
})

// Tests how figures are compared with those of the period before.
describe('comparison', () => {
  const bare = (text: string | undefined) => text?.replace(/[\u2066\u2069]/g, '')

  const days = (from: number, ...sums: readonly unknown[]) =>
    sums.map((sum, index) => ({ day: `2026-12-${String(from + index).padStart(2, '0')}`, sum }))

  const before = days(1, 10, 20, 30, 40)

  it.each<[string, string, readonly unknown[], readonly unknown[], string | undefined, string | undefined]>([
    ['a running day is left out', '2026-12-07', days(5, 11, 22, 3), before, '2026-12-06', '+10.0%'],
    ['on the first day nothing is compared', '2026-12-05', days(5, 1), before, undefined, undefined],
    ['a finished period, all of it', '2026-12-09', days(5, 20, 20, 30, 30), before, '2026-12-08', '\u00b10%'],
    [
      'a longer period, as far as the shorter one goes',
      '2026-12-10',
      days(5, 1, 1, 1, 1, 999),
      before,
      '2026-12-08',
      '\u221296.0%',
    ],
    ['a day without an entry', '2026-12-09', [...days(5, 11), ...days(7, 33)], before, '2026-12-07', '\u221226.7%'],
    ['a first day without an entry', '2026-12-09', days(6, 22), before, '2026-12-06', '\u221226.7%'],
    [
      'a day without an entry before',
      '2026-12-07',
      days(5, 11, 22),
      [...days(1, 10), ...days(3, 30)],
      '2026-12-06',
      '+230%',
    ],
    ['a missing figure', '2026-12-07', days(5, 11, undefined), before, '2026-12-06', undefined],
    ['a missing figure before', '2026-12-07', days(5, 1, 2), days(1, null, 2), '2026-12-06', undefined],
    ['nothing before', '2026-12-07', days(5, 1, 2), [], undefined, undefined],
    ['only zeros before', '2026-12-07', days(5, 1, 2), days(1, 0, 0), '2026-12-06', undefined],
  ])('S2-30 %s', (_name, today, points, earlier, last, change) => {
    const [now, then] = [
      { list: points, start: '2026-12-05' },
      { list: earlier, start: '2026-12-01' },
    ].map(({ list, start }) => placed(list, { x: 'day' }, { start, today, dayOf: String }))
    const part = samePart(now ?? [], then ?? [], { x: 'day', y: 'sum' })
    expect([part?.last, part && bare(changeText(...part.sums))]).toEqual([last, change])
  })
})

// Tests filters with several choices, charts with several series, texts that are joined, and answers that are read again.
describe('views', () => {
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
})

describe('timeline', () => {
  const order = { placed_at: 1_700_000_000, paid_at: '1700003600', packed_at: 0, status: 'packing', no: 'A-1' }

  const steps: BlockOf<'timeline'> = {
    block: 'timeline',
    title: 'order',
    call: 'POST /thing',
    body: { id: { from: 'query.id' } },
    steps: {
      placed: { label: { say: 'placed', with: { no: { from: 'row.no' } } }, time: 'row.placed_at' },
      paid: { label: 'paid', note: 'thanks', time: 'row.paid_at', format: 'date' },
      refused: { label: 'refused', when: { 'row.status': 'refused' } },
      packed: { label: 'packed', time: 'row.packed_at' },
      arrived: { label: 'arrived', done: { 'row.status': 'arrived' } },
    },
  }

  const shown = async () => within(await screen.findByRole('list')).getAllByRole('listitem')

  const current = (all: readonly HTMLElement[]) => all.map((one) => one.getAttribute('aria-current'))

  it('steps that have a time are done, the next one is the current one, and times stand in the zone of the market', async () => {
    const { callsTo } = show({ server: { 'POST /thing': () => order }, path: '/here?id=9', blocks: { steps } })
    const all = await shown()
    expect(callsTo('POST /thing')).toEqual([{ id: '9' }])
    expect(document.querySelector('ol')?.contains(all[0] ?? null)).toBe(true)
    expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['placed A-1', 'paid', 'packed', 'arrived'])
    expect(current(all)).toEqual([null, null, 'step', null])
    // A finished step has a text, not only a colour.
    expect(all.map((one) => within(one).queryByText('Done') !== null)).toEqual([true, true, false, false])
    const times = [...document.querySelectorAll('time')]
    expect(times.map((one) => one.textContent)).toEqual(['2023-11-15 01:13:20', '2023-11-15'])
    expect(times.map((one) => one.dateTime)).toEqual(['2023-11-15 01:13:20', '2023-11-15'])
    // A time is left-to-right in every language.
    expect(times.map((one) => one.querySelector('bdi')?.dir)).toEqual(['ltr', 'ltr'])
    expect(screen.getByText('thanks')).toBeTruthy()
  })

  it.each([
    ['in 6 days', 6 * 86_400, {}, '20'],
    ['nobody knows when', undefined, {}, undefined],
    ['no longer, because it has happened', 6 * 86_400, { status: 'arrived' }, undefined],
  ])('a step that happens by itself says when: %s', async (_case, seconds, more, expected) => {
    const dueAt = seconds === undefined ? 0 : Math.floor(Date.now() / 1000) + seconds
    const arrived = {
      label: 'arrived',
      due: { label: 'by itself', time: 'row.due_at' },
      done: { 'row.status': 'arrived' },
    }
    show({
      server: { 'POST /thing': () => ({ ...order, ...more, due_at: dueAt }) },
      blocks: { due: { block: 'timeline', call: 'POST /thing', steps: { arrived } } },
    })
    const [step] = await shown()
    const said = step?.querySelector('time')
    expect(said?.textContent?.startsWith(expected ?? 'nothing')).toBe(expected && true)
    expect(within(step ?? document.body).queryByText('by itself') !== null).toBe(expected !== undefined)
    if (said) expect(said.textContent).toBe(said.dateTime)
  })

  it('steps stand in the order that is given, and without a call they see what the page sees', async () => {
    show({
      path: '/here?done=yes',
      blocks: {
        steps: {
          block: 'timeline',
          order: ['second', 'first'],
          steps: {
            first: { label: 'one' },
            second: { label: 'two', done: { 'query.done': 'yes' } },
            third: { label: 'three', when: { 'query.done': 'no' } },
          },
        },
      },
    })
    const all = await shown()
    expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['two', 'one'])
    expect(current(all)).toEqual([null, 'step'])
  })

  it('S1-15 a step of a list has words of its own and values below it, pictures too; they see the page', async () => {
    const rows = [
      { by: 'user', at: 1_700_000_000, text: 'half of it', images: ['https://pay.test/a.png'] },
      { by: 'shop', at: 1_700_003_600, images: [] },
    ]
    show({
      path: '/here?unit=USD',
      server: { 'POST /thing': () => ({ steps: rows }) },
      blocks: {
        listed: {
          block: 'timeline',
          call: 'POST /thing',
          list: {
            steps: 'row.steps',
            label: 'by',
            words: { user: 'the buyer', shop: 'the shop' },
            time: 'at',
            lines: {
              text: { label: 'text', value: 'step.text', unit: 'query.unit', when: { 'step.text': { exists: true } } },
              images: {
                label: 'pictures',
                value: 'step.images',
                format: 'images',
                when: { 'step.images': { exists: true } },
              },
            },
          },
        },
      },
    })
    const all = await shown()
    expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['the buyer', 'the shop'])
    expect(all.map((one) => within(one).queryByText('half of it USD') !== null)).toEqual([true, false])
    expect(within(all[0] ?? document.body).getByRole('img', { name: 'pictures 1' })).toBeTruthy()
    expect(all.map((one) => within(one).queryByText('pictures') !== null)).toEqual([true, false])
  })
})
