import { ApiError } from '@pagewright/engine/api'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payment } from '../../src/generated/types'
import { askAgain } from '../../src/widgets/pay-result/askAgain'
import { isFinal, paymentState } from '../../src/widgets/pay-result/paymentState'
import { nextPoll, watchMs } from '../../src/widgets/pay-result/pollDelays'
import {
  answer,
  ask,
  endpoint,
  fact,
  failure,
  holdClock,
  links,
  networkDown,
  open,
  order,
  pass,
  text,
  title,
} from './payment'

holdClock()

describe('the shown result', () => {
  it.each([
    [
      'success',
      text('pay.success'),
      [
        [text('pay.home'), '/'],
        [text('pay.again'), '/recharge'],
      ],
    ],
    ['failed', text('pay.failed'), [[text('engine.retry'), '/recharge?amount=1250.5']]],
    ['closed', text('pay.closed'), [[text('engine.retry'), '/recharge?amount=1250.5']]],
    ['processing', text('pay.processing'), []],
    ['a new word', text('pay.processing'), []],
  ])('S2-45 S4-13 status %s', async (status, words, ways) => {
    answer(status)
    await open()
    expect(title()).toBe(words)
    expect(links()).toEqual(ways)
    expect(screen.queryByRole('button', { name: text('pay.refresh') }) !== null).toBe(ways.length === 0)
    expect([fact(text('pay.orderNo')), fact(text('pay.paymentNo'))]).toEqual(['R1001', 'P77'])
  })

  it.each([
    ['of a cashier that may be left for', 'https://pay.test/x', 'processing', 'https://pay.test/x'],
    ['of another host', 'https://evil.test/x', 'processing', undefined],
    ['that is code', 'javascript:alert(1)', 'processing', undefined],
  ])('"Pay now" with an address %s', async (_, pay_url, status, href) => {
    ask.mockResolvedValue({ ...order, status, pay_url })
    await open()
    expect(screen.queryByRole('link', { name: text('pay.now') })?.getAttribute('href') ?? undefined).toBe(href)
    expect(fact(text('pay.orderNo'))).toBe('R1001')
  })

  it('the order number is in sight: nothing else is kept for visitors', async () => {
    answer('processing')
    await open()
    expect(screen.getByText(text('pay.orderNo')).closest('details')).toBeNull()
  })

  it('S3-14 the facts of a payment that went through', async () => {
    answer('success')
    await open()
    expect(
      Object.fromEntries([...document.querySelectorAll('dt')].map((dt) => [dt.textContent, fact(dt.textContent)])),
    ).toEqual({
      [text('pay.orderNo')]: 'R1001',
      [text('pay.paymentNo')]: 'P77',
      [text('pay.amount')]: '1,250.50\u00A0USD',
      [text('pay.coins')]: '125,050',
      [text('pay.method')]: 'Visa',
      [text('pay.user')]: '100001',
      [text('pay.time')]: '2023-11-15 01:14:20',
    })
    expect(screen.getAllByRole('button', { name: text('engine.copy') })).toHaveLength(2)
  })

  it('S4-13 the address gives the number and nothing else', async () => {
    answer('processing')
    await open('?status=success&order_no=R1001&state=success&pay_amount=9')
    expect(ask).toHaveBeenCalledWith(endpoint, { order_no: 'R1001' }, expect.anything())
    expect(title()).toBe(text('pay.processing'))
  })

  it.each(['', '?order_no=', '?order_no=%20', '?status=success'])(
    'S2-45 without a number (%j) nothing is asked',
    async (search) => {
      await open(search)
      expect(ask).not.toHaveBeenCalled()
      expect(title()).toBe(text('pay.none'))
      expect(links()).toEqual([[text('pay.again'), '/recharge']])
    },
  )
})

describe('unknown facts', () => {
  it.each([
    ['the network', networkDown, text('engine.error.network')],
    ['a refusal', new ApiError('business', endpoint, 'code 1004', { code: '1004' }), text('engine.error.failed')],
    ['another order', undefined, text('engine.error.failed')],
  ])('S4-13 %s gives no state, only a line with a way to try again', async (_name, error, words) => {
    if (error) answer(error, 'success')
    else
      ask
        .mockResolvedValueOnce({ ...order, order_no: 'R1', status: 'success' })
        .mockResolvedValue({ ...order, status: 'success' })
    await open()
    expect(title()).toBe(text('pay.checking'))
    expect(document.querySelectorAll('dt')).toHaveLength(0)
    expect(failure()).toContain(words)
    fireEvent.click(screen.getByRole('button', { name: text('engine.retry') }))
    await pass(0)
    expect(title()).toBe(text('pay.success'))
    expect(failure()).toBeUndefined()
  })

  it('S4-13 an unknown order is reported as such, and is requested again only by hand', async () => {
    answer(new ApiError('business', endpoint, 'code 1103', { code: '1103' }), 'success')
    await open()
    expect(title()).toBe(text('pay.none'))
    expect(screen.getByText(/There is no payment with this number/)).toBeTruthy()
    await pass(200_000)
    expect(ask).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: text('pay.refresh') }))
    await pass(0)
    expect(title()).toBe(text('pay.success'))
  })

  it('S4-13 a failure keeps the last result, and polling goes on', async () => {
    answer('processing', networkDown, networkDown, 'failed')
    await open()
    await pass(1000)
    expect(failure()).toContain(text('engine.error.network'))
    expect(title()).toBe(text('pay.processing'))
    expect(fact(text('pay.orderNo'))).toBe('R1001')
    await pass(5000)
    expect(title()).toBe(text('pay.failed'))
    expect(failure()).toBeUndefined()
  })

  it('S4-13 three minutes of failures end without an invented state', async () => {
    answer(networkDown)
    await open()
    await pass(200_000)
    expect(title()).toBe(text('pay.unknown'))
    expect(links()).toEqual([])
    expect(screen.getByRole('button', { name: text('pay.refresh') })).toBeTruthy()
  })
})

// Tests what the page of a payment says in each state, which facts it lists, and which of its ways is the main one.
describe('pay details', () => {
  holdClock()

  const give = (more: Partial<Payment>) => ask.mockResolvedValue({ ...order, ...more })

  const isGivenUp = () => document.body.textContent.includes(text('pay.over.text'))

  it.each<[string, Partial<Payment>, string, string | undefined]>([
    [
      'S3-16 the name in the language of the page',
      { method_name: 'Card', method_name_en: 'Visa card' } as object,
      text('pay.method'),
      'Visa card',
    ],
    ['agent coins by their name', { status: 'success', identity: 'agent' }, text('agent.coins'), '125,050'],
    ['the user who gets the coins', { receiver_id: '100009' }, text('pay.user'), '100009'],
    ['no receiver without a name', {}, text('pay.receiver'), undefined],
    [
      'the time of the order, if the payment has none',
      { status: 'success', paid_at: undefined } as object,
      text('pay.time'),
      '2023-11-15 01:13:20',
    ],
  ])('S3-14 the facts have %s', async (_what, more, label, value) => {
    give(more)
    await open()
    expect(fact(text('pay.method'))).not.toBe('')
    expect(screen.queryByText(label, { selector: 'dt' }) === null ? undefined : fact(label)).toBe(value)
  })

  it.each([
    [text('pay.orderNo'), 'R1001'],
    [text('pay.paymentNo'), 'P77'],
  ])('S8-05 S3-14 the button beside the %s copies %s', async (label, number) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    answer('success')
    await open()
    const [line] = screen
      .getAllByRole('definition')
      .filter(({ previousSibling }) => previousSibling?.textContent === label)
    fireEvent.click(
      within(line ?? expect.fail(`There is no ${label}.`)).getByRole('button', { name: text('engine.copy') }),
    )
    await pass(0)
    expect(write.mock.calls).toEqual([[number]])
  })

  it('S4-13 another order in the same tab is asked about anew, for three minutes of its own', async () => {
    answer('processing')
    const { goTo } = await open()
    await pass(200_000)
    expect(isGivenUp()).toBe(true)
    give({ order_no: 'R1002' })
    await goTo('?order_no=R1002')
    await pass(170_000)
    expect([fact(text('pay.orderNo')), isGivenUp()]).toEqual(['R1002', false])
    await pass(20_000)
    expect(isGivenUp()).toBe(true)
  })

  const typed = { receiver_id: '81000009', country_id: '1', method_id: 'm1', user_id: '100001' }

  it.each<[string, Partial<Payment>, string]>([
    [
      'for another person, with what was entered',
      { ...typed, status: 'failed' },
      '/recharge?user_id=81000009&country_id=1&method_id=m1&amount=1250.5',
    ],
    [
      'for oneself',
      { ...typed, user_id: '100009', status: 'closed' },
      '/app-recharge?identity=user&country_id=1&method_id=m1&amount=1250.5',
    ],
  ])('S2-45 another try opens the form %s', async (_what, more, href) => {
    give(more)
    await open()
    expect(screen.getByRole('link', { name: text('engine.retry') }).getAttribute('href')).toBe(href)
  })

  it('S4-13 "Pay now" may lead to the own host, and tells the cashier nothing', async () => {
    give({ pay_url: `https://${window.location.host}/cashier` })
    await open()
    const link = screen.getByRole('link', { name: text('pay.now') })
    expect(link.getAttribute('href')).toBe(`https://${window.location.host}/cashier`)
    expect(link.getAttribute('rel')).toBe('noreferrer')
  })

  it('S4-13 an open order can be paid, and checked again, as long as it is open', async () => {
    give({ pay_url: `https://${window.location.host}/cashier` })
    await open()
    const ways = () => [
      screen.queryByRole('link', { name: text('pay.now') }),
      screen.queryByRole('button', { name: text('pay.refresh') }),
    ]
    for (const ms of [0, 179_000, 2000, 600_000]) {
      await pass(ms)
      expect(ways(), `${ms} ms later`).not.toContain(null)
    }
    give({ status: 'closed', pay_url: `https://${window.location.host}/cashier` })
    fireEvent.click(screen.getByRole('button', { name: text('pay.refresh') }))
    await pass(0)
    expect(ways()).toEqual([null, null])
  })

  it('S4-13 a page that is asked to check again after three minutes does not say meanwhile that it gave up', async () => {
    answer('processing')
    await open()
    await pass(200_000)
    expect(isGivenUp()).toBe(true)
    ask.mockImplementation(() => new Promise(() => undefined))
    fireEvent.click(screen.getByRole('button', { name: text('pay.refresh') }))
    await pass(0)
    expect(isGivenUp()).toBe(false)
  })
})

it.each([
  ['processing', 'processing', false],
  ['success', 'success', true],
  ['failed', 'failed', true],
  ['closed', 'closed', true],
  ['SUCCESS', 'processing', false],
  [undefined, 'processing', false],
  ['constructor', 'processing', false],
])('S4-13 status %j means %s, final: %s', (status, state, final) => {
  expect(paymentState(status)).toBe(state)
  expect(isFinal(paymentState(status))).toBe(final)
})

describe('poll delays', () => {
  /** Adds no jitter. */
  const shortest = () => 0

  it.each([
    [1, 0, 1000],
    [4, 6000, 5000],
    [38, watchMs - 5000, 5000],
    [38, watchMs - 4999, undefined],
  ])('S4-13 after %i questions and %i ms the next one comes in %s ms', (asked, watched, delay) => {
    expect(nextPoll(asked, watched, shortest)).toBe(delay)
  })
})

// Tests how a payment is asked about while answers are slow, and what ends it.
describe('ask again', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  /** Asks, and again after a second. The questions settle only when the test says so. */
  function ask() {
    const outer = new AbortController()
    const questions: { signal: AbortSignal; isAgain: boolean; answer(said: string): void; fail(error: Error): void }[] =
      []
    const asked = askAgain(
      1000,
      outer.signal,
      (signal, isAgain) =>
        new Promise<string>((resolve, reject) => questions.push({ signal, isAgain, answer: resolve, fail: reject })),
    )
    return { outer, asked, questions }
  }

  it('S4-20 S4-13 a question about a payment is never given up: others are asked beside it, and its late answer counts', async () => {
    const { asked, questions } = ask()
    await vi.advanceTimersByTimeAsync(7000)
    expect(questions.map(({ isAgain, signal }) => [isAgain, signal.aborted])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, false],
    ])
    questions[1]?.fail(new ApiError('expired', 'POST /pay', 'request expired'))
    questions[0]?.answer('paid')
    expect(await asked).toBe('paid')
    expect(questions[3]?.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
