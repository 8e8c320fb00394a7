import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Payment } from '../../src/generated/types'
import { answer, ask, failure, holdClock, networkDown, open, order, pass, show, text, title } from './payment'

holdClock()

it('F22 S4-13 at once, then after 1, 2, 3, 5, 5 seconds, until three minutes are over', async () => {
  answer('processing')
  await open()
  const counts = [ask.mock.calls.length]
  for (const wait of [1000, 2000, 3000, 5000, 5000]) {
    await pass(wait - 1)
    counts.push(ask.mock.calls.length)
    await pass(1)
    counts.push(ask.mock.calls.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])
  await pass(600_000)
  expect(ask).toHaveBeenCalledTimes(38)
  expect(document.body.textContent).toContain(text('pay.over.text'))

  fireEvent.click(screen.getByRole('button', { name: text('pay.refresh') }))
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(39)
  await pass(1000)
  expect(ask).toHaveBeenCalledTimes(40)
})

it.each(['success', 'failed', 'closed'])(
  'F22 S4-13 %s is final: nobody asks again, whatever happens',
  async (status) => {
    answer('processing', status, 'processing')
    await open()
    await pass(1000)
    const words = title()
    show(false)
    show(true)
    act(() => void window.dispatchEvent(new Event('focus')))
    await pass(600_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(title()).toBe(words)
  },
)

it('F22 S4-13 a hidden page asks nothing, a returning one at once; the time between does not count', async () => {
  answer('processing')
  await open()
  await pass(6000)
  expect(ask).toHaveBeenCalledTimes(4)
  show(false)
  await pass(3_600_000)
  expect(ask).toHaveBeenCalledTimes(4)
  show(true)
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(5)
  await pass(5000)
  expect(ask).toHaveBeenCalledTimes(6)
})

it.each([[2, 90_000]])('F22 S4-13 three minutes of looking, in %i looks of %i ms', async (looks, ms) => {
  const isGivenUp = () => document.body.textContent.includes(text('pay.over.text'))
  answer('processing')
  await open()
  for (let look = 1; look <= looks; look += 1) {
    await pass(ms - 6000)
    expect(isGivenUp()).toBe(false)
    await pass(6000)
    show(false)
    await pass(60_000)
    show(true)
    await pass(0)
  }
  await pass(10_000)
  expect(isGivenUp()).toBe(true)
})

it.each([[0.5, 1000]])(
  'F17 S4-13 a network that is there again, with the number %d: asked after %i ms, once',
  async (number, wait) => {
    answer('processing')
    await open()
    await pass(6001)
    const before = ask.mock.calls.length
    vi.spyOn(Math, 'random').mockReturnValue(number)
    act(() => {
      for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('online'))
    })
    await pass(wait - 1)
    expect(ask).toHaveBeenCalledTimes(before)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(before + 1)
    await pass(1000)
    expect(ask).toHaveBeenCalledTimes(before + 1)
  },
)

it.each(['processing', 'failed'] as const)(
  'S4-13 %s stays, whatever a question that was left is answered later',
  async (status) => {
    let say: (payment: Payment) => void = () => undefined
    ask.mockImplementationOnce(() => new Promise((resolve) => (say = resolve)))
    answer(status)
    await open()
    show(false)
    show(true)
    await pass(0)
    const words = title()
    say({ ...order, status: 'success' })
    await pass(0)
    expect(title()).toBe(words)
    expect(words).toBe(text(`pay.${status}`))
  },
)

it('S4-20 a question without an answer is said after 15 s, asked once more, and answered however late', async () => {
  let say: (payment: Payment) => void = () => undefined
  ask.mockImplementationOnce(() => new Promise((resolve) => (say = resolve)))
  ask.mockImplementation(() => new Promise(() => undefined))
  await open()
  await pass(14_999)
  expect(failure()).toBeUndefined()
  await pass(1)
  expect(failure()).toContain(text('engine.error.network'))
  expect(ask).toHaveBeenCalledTimes(2)
  say({ ...order, status: 'success' })
  await pass(0)
  expect(title()).toBe(text('pay.success'))
  expect(failure()).toBeUndefined()
})

it('F22 a device that seems offline asks all the same, and once more when it is online again', async () => {
  onlineManager.setOnline(false)
  try {
    answer(networkDown, 'processing')
    await open()
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(100)
    // Not every phone asks at the moment in which the network comes back.
    vi.mocked(Math.random).mockReturnValue(0.1)
    act(() => {
      onlineManager.setOnline(true)
      window.dispatchEvent(new Event('online'))
    })
    await pass(199)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
  } finally {
    onlineManager.setOnline(true)
  }
})
