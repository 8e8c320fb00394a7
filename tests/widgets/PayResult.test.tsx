import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@pagewright/engine/api'
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
  title,
} from './payment'

holdClock()

describe('the shown result', () => {
  it.each([
    [
      'success',
      'Payment successful',
      [
        ['Back to home', '/'],
        ['Recharge again', '/recharge'],
      ],
    ],
    ['failed', 'Payment failed', [['Recharge again', '/recharge?amount=1250.5']]],
    ['closed', 'Order closed', [['Recharge again', '/recharge?amount=1250.5']]],
    ['processing', 'Payment is being processed', []],
    ['a new word', 'Payment is being processed', []],
  ])('S2-45 S4-13 status %s', async (status, words, ways) => {
    answer(status)
    await open()
    expect(title()).toBe(words)
    expect(links()).toEqual(ways)
    expect(screen.queryByRole('button', { name: 'Check again' }) !== null).toBe(ways.length === 0)
    expect([fact('Order number'), fact('Payment number')]).toEqual(['R1001', 'P77'])
  })

  it.each([
    ['of a cashier that may be left for', 'https://pay.test/x', 'processing', 'https://pay.test/x'],
    ['of another host', 'https://evil.test/x', 'processing', undefined],
    ['that is code', 'javascript:alert(1)', 'processing', undefined],
  ])('"Pay now" with an address %s', async (_, pay_url, status, href) => {
    ask.mockResolvedValue({ ...order, status, pay_url })
    await open()
    expect(screen.queryByRole('link', { name: 'Pay now' })?.getAttribute('href') ?? undefined).toBe(href)
    expect(fact('Order number')).toBe('R1001')
  })

  it('S3-14 the facts of a payment that went through', async () => {
    answer('success')
    await open()
    expect(
      Object.fromEntries([...document.querySelectorAll('dt')].map((dt) => [dt.textContent, fact(dt.textContent)])),
    ).toEqual({
      'Order number': 'R1001',
      'Payment number': 'P77',
      'Amount paid': '1,250.50\u00A0USD',
      'Coins obtained': '125,050',
      'Payment method': 'Visa',
      'User ID': '100001',
      Time: '2023-11-15 01:14:20',
    })
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
  })

  it('S4-13 the address gives the number and nothing else', async () => {
    answer('processing')
    await open('?status=success&order_no=R1001&state=success&pay_amount=9')
    expect(ask).toHaveBeenCalledWith(endpoint, { order_no: 'R1001' }, expect.anything())
    expect(title()).toBe('Payment is being processed')
  })

  it.each(['', '?order_no=', '?order_no=%20', '?status=success'])(
    'S2-45 without a number (%j) nothing is asked',
    async (search) => {
      await open(search)
      expect(ask).not.toHaveBeenCalled()
      expect(title()).toBe('There is no payment to show')
      expect(links()).toEqual([['Recharge again', '/recharge']])
    },
  )
})

describe('unknown facts', () => {
  it.each([
    ['the network', networkDown, 'Request network exception'],
    ['a refusal', new ApiError('business', endpoint, 'code 1004', { code: '1004' }), 'Request failed'],
    ['another order', undefined, 'Request failed'],
  ])('S4-13 %s gives no state, only a line with a way to try again', async (_name, error, words) => {
    if (error) answer(error, 'success')
    else
      ask
        .mockResolvedValueOnce({ ...order, order_no: 'R1', status: 'success' })
        .mockResolvedValue({ ...order, status: 'success' })
    await open()
    expect(title()).toBe('Checking the payment')
    expect(document.querySelectorAll('dt')).toHaveLength(0)
    expect(failure()).toContain(words)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(0)
    expect(title()).toBe('Payment successful')
    expect(failure()).toBeUndefined()
  })

  it('S4-13 an unknown order is reported as such, and is requested again only by hand', async () => {
    answer(new ApiError('business', endpoint, 'code 1103', { code: '1103' }), 'success')
    await open()
    expect(title()).toBe('There is no payment to show')
    expect(screen.getByText(/There is no payment with this number/)).toBeTruthy()
    await pass(200_000)
    expect(ask).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await pass(0)
    expect(title()).toBe('Payment successful')
  })

  it('S4-13 a failure keeps the last result, and polling goes on', async () => {
    answer('processing', networkDown, networkDown, 'failed')
    await open()
    await pass(1000)
    expect(failure()).toContain('Request network exception')
    expect(title()).toBe('Payment is being processed')
    expect(fact('Order number')).toBe('R1001')
    await pass(5000)
    expect(title()).toBe('Payment failed')
    expect(failure()).toBeUndefined()
  })

  it('S4-13 an order that was known is not said to be missing when the server no longer finds it', async () => {
    answer('processing', new ApiError('business', endpoint, 'code 1103', { code: '1103' }))
    await open()
    await pass(1000)
    expect(title()).toBe('Payment is being processed')
    expect(fact('Order number')).toBe('R1001')
    expect(screen.queryByText(/There is no payment with this number/)).toBeNull()
  })

  it('S4-13 three minutes of failures end without an invented state', async () => {
    answer(networkDown)
    await open()
    await pass(200_000)
    expect(title()).toBe('We could not find out yet')
    expect(links()).toEqual([])
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
  })
})
