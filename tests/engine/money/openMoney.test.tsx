import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from '../../../src/engine/api/serverClock'
import type { MoneyService } from '../../../src/engine/money/money'
import { createLazyMoney } from '../../../src/engine/money/lazyMoney'
import { openMoney } from '../../../src/engine/money/openMoney'
import { createSession } from '../../../src/engine/session/session'
import { createStore } from '../../../src/engine/session/storage'
import { body, failure, pay } from './setUp'

const outcome = { call: 'POST /paid', body: {}, list: true, match: [{ 'row.to': { from: 'body.to' } }], ref: 'no' }
const write = vi.fn<() => Promise<unknown>>()
const read = vi.fn<() => Promise<unknown>>()

async function open() {
  const session = createSession(createStore(() => sessionStorage, 'p'))
  session.signIn({ uid: '7', token: 't' })
  const money = await openMoney({
    project: 'p',
    client: { write, read },
    cache: new QueryClient(),
    serverClock: createServerClock(Date.now),
    session,
    endpoint: () => ({ kind: 'money', response: {}, outcome }),
  })
  return { money, session }
}

/** Ends the pages of a test. They would write their intents into the storage of the next one. */
const closePages: (() => void)[] = []

beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (name: string, listener: EventListenerOrEventListenerObject) => {
        add(name, listener)
        closePages.push(() => target.removeEventListener(name, listener))
      },
    )
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  read.mockResolvedValue({ list: [], has_more: false })
})
afterEach(() => {
  for (const close of closePages.splice(0)) close()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const returns: readonly (readonly [string, () => void])[] = [
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['storage', () => window.dispatchEvent(new StorageEvent('storage', { key: 'p.money' }))],
]

describe('F20 the journal of a real page', () => {
  it.each(returns)('is read again at %s', async (_name, event) => {
    const { money } = await open()
    const told = vi.fn<() => void>()
    money.subscribe(told)
    localStorage.setItem('p.money', JSON.stringify([another]))
    event()
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(money.open()).toMatchObject([{ key: 'other' }])
  })

  it('is checked with the server as soon as the page opens', async () => {
    localStorage.setItem('p.money', JSON.stringify([{ ...another, at: Date.now(), sentAt: Date.now() }]))
    await open()
    await vi.advanceTimersByTimeAsync(2000)
    expect(read).toHaveBeenCalled()
  })

  it('F20 lets a payment be sent again when the server has not found it for a minute', async () => {
    const { money } = await open()
    write.mockRejectedValue(failure('network'))
    await sent(money)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(money.open()).toMatchObject([{ state: 'checking' }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(money.open()).toMatchObject([{ state: 'free' }])
  })

  it('belongs to the signed-in account', async () => {
    const { money, session } = await open()
    write.mockRejectedValue(failure('network'))
    await sent(money)
    expect(money.open()).toMatchObject([{ state: 'checking', uid: '7' }])
    const told = vi.fn<() => void>()
    money.subscribe(told)
    session.signIn({ uid: '8', token: 't' })
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(money.open()).toEqual([])
  })

  it('F26 begins nothing where there is no network', async () => {
    const { money } = await open()
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
    read.mockRejectedValue(failure('network'))
    expect(await sent(money)).toMatchObject({ is: 'refused' })
    expect(write).not.toHaveBeenCalled()
  })

  it('F26 sends even if the device wrongly reports no network', async () => {
    const { money } = await open()
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
    write.mockResolvedValue({ no: 'N1' })
    expect(await sent(money)).toMatchObject({ is: 'done', ref: 'N1' })
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('F35 writes back what the storage has lost when the page is left', async () => {
    const { money } = await open()
    write.mockRejectedValue(failure('network'))
    await sent(money)
    localStorage.clear()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('p.money')).toContain('"state":"checking"')
  })
})

it('lazy money loads once for all, and anew after a failure', async () => {
  const { money } = await open()
  const load = vi
    .fn<() => Promise<MoneyService>>()
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockResolvedValue(money)
  const lazy = createLazyMoney(load)
  await expect(lazy.open()).rejects.toThrow('no chunk')
  expect(await Promise.all([lazy.open(), lazy.open()])).toEqual([money, money])
  expect(load).toHaveBeenCalledTimes(2)
})

/** Sends a payment. Locks by lease take time. */
async function sent(money: MoneyService) {
  const outcome = money.send(pay, body)
  await vi.advanceTimersByTimeAsync(1000)
  return outcome
}

const now = Date.UTC(2026, 10, 21)
const another = {
  key: 'other',
  endpoint: pay,
  uid: '7',
  hash: 'h',
  like: 'l',
  facts: {},
  state: 'checking',
  attempt: 1,
  at: now,
  sentAt: now,
  misses: 0,
  seen: false,
  rev: 0,
}
