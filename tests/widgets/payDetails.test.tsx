// Tests what the page of a payment says in each state, which facts it lists, and which of its ways is the main one.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@pagewright/engine/api'
import type { Payment } from '../../src/generated/types'
import { answer, ask, endpoint, fact, holdClock, open, order, pass, show } from './payment'

holdClock()

const give = (more: Partial<Payment>) => ask.mockResolvedValue({ ...order, ...more })
const isGivenUp = () => document.body.textContent.includes('do not pay a second time')
const sentence = () => document.querySelector('.pw-pay-text')?.textContent
const notYet =
  'The result is not known yet. Check again, or come back later. Please do not pay a second time before it is settled.'

it.each([
  ['processing', 'This page updates by itself. You may also leave and come back later.'],
  ['success', 'The coins are on their way to the account.'],
  ['failed', 'Nothing was charged. You can try again or choose another payment method.'],
  ['closed', 'The order was not paid in time. Please make a new one.'],
])('S2-45 S4-13 a payment that is %s says: %s', async (status, text) => {
  answer(status)
  await open()
  expect(sentence()).toBe(text)
})

it('S4-13 the sentence changes while the page asks, and after three minutes without a result', async () => {
  ask.mockImplementation(() => new Promise(() => undefined))
  await open()
  expect(sentence()).toBe('We are asking how it went. This takes a moment.')
  answer('processing')
  show(false)
  show(true)
  await pass(0)
  expect(sentence()).toBe('This page updates by itself. You may also leave and come back later.')
  await pass(200_000)
  expect(sentence()).toBe(notYet)
})

it.each([
  ['success', 'good', true, false],
  ['failed', 'danger', false, false],
  ['closed', 'plain', false, false],
  ['processing', 'primary', false, true],
])('S2-45 a payment that is %s has a mark of its own', async (status, tone, hasConfetti, hasRing) => {
  answer(status)
  await open()
  const art = document.querySelector('.pw-pay-art')
  const has = (part: string) => art?.querySelector(part) !== null
  const drawn = [`.pw-tone-${tone}`, '.pw-pay-confetti', '.pw-pay-ring'].map(has)
  expect(drawn).toEqual([true, hasConfetti, hasRing])
})

it.each<[string, Partial<Payment>, string, string | undefined]>([
  ['the name of the method', { method_name: 'Card' }, 'Payment method', 'Card'],
  ['the method, if it has no name', {}, 'Payment method', 'Visa'],
  [
    'S3-16 the name in the language of the page',
    { method_name: 'Card', method_name_en: 'Visa card' } as object,
    'Payment method',
    'Visa card',
  ],
  ['coins of a user, if nothing else is named', { status: 'success' }, 'Coins obtained', '125,050'],
  ['agent coins by their name', { status: 'success', identity: 'agent' }, 'Agent coins', '125,050'],
  ['the user who gets the coins', { receiver_id: '100009' }, 'User ID', '100009'],
  ['the user who paid, if nobody else gets the coins', {}, 'User ID', '100001'],
  ['the name of the receiver', { nickname: 'Zoe' }, 'Receiver', 'Zoe'],
  ['no receiver without a name', {}, 'Receiver', undefined],
  ['the time of the payment', { status: 'success' }, 'Time', '2023-11-15 01:14:20'],
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

it.each([
  ['success', ['Back to home'], ['Recharge again']],
  ['failed', ['Recharge again'], []],
  ['closed', ['Recharge again'], []],
])('S2-45 after %s the main way is %j, and the other is %j', async (status, main, others) => {
  answer(status)
  await open()
  const names = (tone: string) =>
    [...document.querySelectorAll(`.pw-pay-actions .pw-button-${tone}`)].map(({ textContent }) => textContent)
  expect([names('primary'), names('plain')]).toEqual([main, others])
})

const typed = { receiver_id: '81000009', country_id: '1', method_id: 'm1', user_id: '100001' }
it.each<[string, Partial<Payment>, string]>([
  [
    'for another person, with what was entered',
    { ...typed, status: 'failed' },
    '/recharge?user_id=81000009&country_id=1&method_id=m1&amount=1250.5',
  ],
  ['for another person, after a success', { ...typed, status: 'success' }, '/recharge'],
  [
    'for oneself',
    { ...typed, user_id: '100009', status: 'closed' },
    '/app-recharge?identity=user&country_id=1&method_id=m1&amount=1250.5',
  ],
  ['of agent coins', { ...typed, identity: 'agent', status: 'success' }, '/app-recharge?identity=agent'],
])('S2-45 "Recharge again" opens the form %s', async (_what, more, href) => {
  give(more)
  await open()
  expect(screen.getByRole('link', { name: 'Recharge again' }).getAttribute('href')).toBe(href)
})

it('S4-13 "Check again" becomes the main way when the page stops asking', async () => {
  answer('processing')
  await open()
  const tone = () => screen.getByRole('button', { name: 'Check again' }).className
  expect(tone()).not.toContain('primary')
  await pass(200_000)
  expect(tone()).toContain('primary')
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

it.each(['focus', 'pageshow'])('S4-13 a page that comes back by "%s" asks at once', async (event) => {
  answer('processing')
  await open()
  await pass(100)
  act(() => void window.dispatchEvent(new Event(event)))
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(2)
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

it('S4-13 a page that was hidden before it gave up asks for three whole minutes again', async () => {
  answer('processing')
  await open()
  await pass(100_000)
  show(false)
  show(true)
  await pass(100_000)
  expect(isGivenUp()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await pass(170_000)
  expect(isGivenUp()).toBe(false)
})

it('S4-13 "Check again" of a payment that nobody knows is busy while it asks', async () => {
  answer(new ApiError('business', endpoint, 'code 1103', { code: '1103' }))
  await open()
  ask.mockImplementation(() => new Promise(() => undefined))
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await pass(0)
  expect(screen.getByRole('button', { name: 'Check again' }).getAttribute('aria-busy')).toBe('true')
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
