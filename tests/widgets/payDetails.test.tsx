// Tests what the page of a payment says in each state, which facts it lists, and which of its ways is the main one.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Payment } from '../../src/generated/types'
import { answer, ask, fact, holdClock, open, order, pass } from './payment'

holdClock()

const give = (more: Partial<Payment>) => ask.mockResolvedValue({ ...order, ...more })
const isGivenUp = () => document.body.textContent.includes('do not pay a second time')

it.each<[string, Partial<Payment>, string, string | undefined]>([
  [
    'S3-16 the name in the language of the page',
    { method_name: 'Card', method_name_en: 'Visa card' } as object,
    'Payment method',
    'Visa card',
  ],
  ['agent coins by their name', { status: 'success', identity: 'agent' }, 'Agent coins', '125,050'],
  ['the user who gets the coins', { receiver_id: '100009' }, 'User ID', '100009'],
  ['no receiver without a name', {}, 'Receiver', undefined],
  [
    'the time of the order, if the payment has none',
    { status: 'success', paid_at: undefined } as object,
    'Time',
    '2023-11-15 01:13:20',
  ],
])('S3-14 the facts have %s', async (_what, more, label, value) => {
  give(more)
  await open()
  expect(fact('Payment method')).not.toBe('')
  expect(screen.queryByText(label, { selector: 'dt' }) === null ? undefined : fact(label)).toBe(value)
})

it.each([
  ['Order number', 'R1001'],
  ['Payment number', 'P77'],
])('S8-05 S3-14 the button beside the %s copies %s', async (label, number) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  answer('success')
  await open()
  const [line] = screen
    .getAllByRole('definition')
    .filter(({ previousSibling }) => previousSibling?.textContent === label)
  fireEvent.click(within(line ?? expect.fail(`There is no ${label}.`)).getByRole('button', { name: 'Copy' }))
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
  expect([fact('Order number'), isGivenUp()]).toEqual(['R1002', false])
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
])('S2-45 "Recharge again" opens the form %s', async (_what, more, href) => {
  give(more)
  await open()
  expect(screen.getByRole('link', { name: 'Recharge again' }).getAttribute('href')).toBe(href)
})

it('S4-13 "Pay now" may lead to the own host, and tells the cashier nothing', async () => {
  give({ pay_url: `https://${window.location.host}/cashier` })
  await open()
  const link = screen.getByRole('link', { name: 'Pay now' })
  expect(link.getAttribute('href')).toBe(`https://${window.location.host}/cashier`)
  expect(link.getAttribute('rel')).toBe('noreferrer')
})

it('S4-13 an open order can be paid, and checked again, as long as it is open', async () => {
  give({ pay_url: `https://${window.location.host}/cashier` })
  await open()
  const ways = () => [
    screen.queryByRole('link', { name: 'Pay now' }),
    screen.queryByRole('button', { name: 'Check again' }),
  ]
  for (const ms of [0, 179_000, 2000, 600_000]) {
    await pass(ms)
    expect(ways(), `${ms} ms later`).not.toContain(null)
  }
  give({ status: 'closed', pay_url: `https://${window.location.host}/cashier` })
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await pass(0)
  expect(ways()).toEqual([null, null])
})

it('S4-13 a page that is asked to check again after three minutes does not say meanwhile that it gave up', async () => {
  answer('processing')
  await open()
  await pass(200_000)
  expect(isGivenUp()).toBe(true)
  ask.mockImplementation(() => new Promise(() => undefined))
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await pass(0)
  expect(isGivenUp()).toBe(false)
})

it('S4-13 "Check again" is busy while it asks, and what the page asks by itself makes nothing busy', async () => {
  answer('processing')
  await open()
  const button = () => screen.getByRole('button', { name: 'Check again' })
  let end: (payment: Payment) => void = () => undefined
  ask.mockImplementation(() => new Promise((resolve) => (end = resolve)))
  await pass(1000)
  expect([ask.mock.calls.length, button().hasAttribute('aria-busy')]).toEqual([2, false])
  end(order)
  await pass(0)
  fireEvent.click(button())
  await pass(0)
  expect(button().getAttribute('aria-busy')).toBe('true')
  end(order)
  await pass(0)
  expect(button().hasAttribute('aria-busy')).toBe(false)
})
