// Tests what one press does to the journal, the requests and the checks of its page.
import { describe, expect, it, vi } from 'vitest'
import type { ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import { createGracePeriod } from '../../../src/engine/money/journal/gracePeriod'
import { applyEvent, type Intent } from '../../../src/engine/money/journal/intent'
import type { MoneyClient } from '../../../src/engine/money/money'
import type { PollOutcome } from '../../../src/engine/money/outcomePoller'
import type { OutcomeRule } from '../../../src/engine/money/outcomeRule'
import { sendMoney, type InFlightRequest } from '../../../src/engine/money/sendMoney'
import { FakeStorage } from '../session/fakeStorage'
import { intent, journalOn } from './journalKit'
import { failure, pay } from './setUp'
import { Timeline } from './timeline'

const rule: OutcomeRule = {
  call: 'POST /paid',
  body: { since: { from: 'since' }, to: { from: 'body.to' }, who: { from: 'user.uid' } },
  list: true,
  match: [{ 'row.to': { from: 'body.to' } }],
  ref: 'no',
  refusals: ['42'],
}
const policy = { misses: 3, graceMs: 60_000 }

/** A page of the account 7, on whose device a journal may lie already. */
function page(lying: readonly object[] = []) {
  const timeline = new Timeline(Date.UTC(2026, 2, 1))
  const storage = new FakeStorage()
  if (lying.length > 0) storage.setItem('money', JSON.stringify(lying))
  const { journal } = journalOn(storage)
  const clock = {
    now: () => timeline.now,
    steady: () => timeline.now,
    serverNow: () => timeline.now + 1999,
    knowsServer: () => true,
    after: (ms: number, run: () => void) => timeline.after(ms, run),
  }
  const write = vi.fn<MoneyClient['write']>()
  const read = vi.fn<MoneyClient['read']>()
  const polled = vi.fn<PollOutcome>()
  const inFlight = new Map<string, InFlightRequest>()
  const readClock = () => ({ now: clock.now(), server: clock.serverNow() })
  const record = (key: string, change: (one: Intent) => Intent) =>
    journal.change((all) => {
      const next = all.map((one) => (one.key === key ? change(one) : one))
      return [next, next.find((one) => one.key === key)]
    })
  const state = { isOffline: false }
  const context = {
    name: 'money',
    storage: () => storage,
    locks: { request: async <T>(_: string, run: () => T) => run() },
    client: { write, read },
    clock,
    uid: () => '7',
    endpoints: () => ({ kind: 'money' as const, response: {}, outcome: rule }),
    isOffline: () => state.isOffline,
    newKey: () => 'mine',
    policy,
    journal,
    gracePeriod: createGracePeriod(clock, policy.graceMs),
    results: new Map(),
    pendingOutcomes: new Map(),
    inFlight,
    doubted: new Map(),
    checkIntent: () => Promise.reject(new Error('not needed')),
    pollOutcome: polled,
    readClock,
    recordEvent: (key: string, event: Parameters<typeof applyEvent>[1]) =>
      record(key, (one) => applyEvent(one, event, readClock(), policy)),
    refresh: () => undefined,
  }
  const send = (to = '8') =>
    sendMoney(
      { endpoint: pay, body: { to }, rule, uid: '7', tappedAt: timeline.now },
      () => Number.POSITIVE_INFINITY,
      context,
    )
  return { send, journal, record, write, read, polled, inFlight, timeline, storage, state, context }
}
const never = () => new Promise<never>(() => undefined)
const stateOf = ({ journal }: Pick<ReturnType<typeof page>, 'journal'>) =>
  journal.all().find(({ key }) => key === 'mine')?.state

describe('a press while the same request is known', () => {
  it('waits for the one of this page, which is checked already', async () => {
    const here = page()
    here.write.mockImplementation(never)
    void here.send()
    const second = here.send()
    await here.timeline.pass(10)
    expect(here.polled).not.toHaveBeenCalled()
    await here.timeline.pass(15_000)
    expect(await second).toEqual({ is: 'checking', key: 'mine' })
    expect(here.polled.mock.calls).toEqual([['mine', 'anew']])
  })

  it('has the one of another page checked here', async () => {
    const there = page()
    there.write.mockImplementation(never)
    void there.send()
    await there.timeline.pass(10)
    const here = page(JSON.parse(there.storage.getItem('money') ?? ''))
    expect(await here.send()).toEqual({ is: 'checking', key: 'mine' })
    expect(here.polled.mock.calls).toEqual([['mine']])
    expect(here.write).not.toHaveBeenCalled()
  })

  it('checks nothing if it is done and nobody has seen it', async () => {
    const there = page()
    there.write.mockResolvedValue({ no: 'N1' })
    await there.send()
    const here = page(JSON.parse(there.storage.getItem('money') ?? ''))
    expect(await here.send()).toEqual({ is: 'done', key: 'mine', ref: 'N1' })
    expect(here.polled).not.toHaveBeenCalled()
  })
})

describe('a press while there is a record that cannot be read', () => {
  it.each<readonly [string, object, boolean]>([
    ['of the same call and account', { endpoint: pay, uid: '7' }, true],
    ['that names no call', { uid: '7' }, true],
    ['that names no account', { endpoint: pay }, true],
    ['of another call', { endpoint: 'POST /other', uid: '7' }, false],
    ['of another account', { endpoint: pay, uid: '9' }, false],
  ])('%s', async (_name, record, isHeld) => {
    const { send, write } = page([{ key: 'odd', ...record }])
    write.mockResolvedValue({ no: 'N1' })
    expect(await send()).toMatchObject(isHeld ? { is: 'checking', key: 'odd' } : { is: 'done', key: 'mine' })
    expect(write).toHaveBeenCalledTimes(isHeld ? 0 : 1)
  })
})

describe('a device that says that it has no connection', () => {
  it('asks with the facts of the press, from the whole second of the server on', async () => {
    const { send, read, state, timeline } = page()
    state.isOffline = true
    read.mockRejectedValue(failure('network'))
    const outcome = await send()
    expect(outcome).toMatchObject({
      is: 'refused',
      error: { kind: 'network', code: 'unsent' },
    })
    const since = timeline.now / 1000 + 1
    expect(read.mock.calls.map(([call, body]) => [call, body])).toEqual([
      ['POST /paid', { since, to: '8', who: '7', page: 1 }],
    ])
  })

  it.each<readonly [ApiErrorKind, isSent: boolean]>([
    ['business', true],
    ['session', true],
    ['status', true],
    ['malformed', true],
    ['network', false],
    ['timeout', false],
    ['aborted', false],
  ])('whose question ends as %s sends: %s', async (kind, isSent) => {
    const { send, read, write, state } = page()
    state.isOffline = true
    read.mockRejectedValue(failure(kind))
    write.mockResolvedValue({ no: 'N1' })
    expect(await send()).toMatchObject({ is: isSent ? 'done' : 'refused' })
    expect(write).toHaveBeenCalledTimes(isSent ? 1 : 0)
  })

  it('a single record is asked for without a page', async () => {
    const { read, state, context, timeline } = page()
    state.isOffline = true
    read.mockRejectedValue(failure('network'))
    const single: OutcomeRule = { ...rule, list: false }
    await sendMoney(
      { endpoint: pay, body: { to: '8' }, rule: single, uid: '7', tappedAt: timeline.now },
      () => 0,
      context,
    )
    expect(Object.keys(read.mock.calls[0]?.[1] ?? {})).toEqual(['since', 'to', 'who'])
  })

  it('forgets the time limit of its question as soon as there is an answer', async () => {
    const { send, read, write, state, timeline } = page()
    state.isOffline = true
    read.mockResolvedValue({ list: [], has_more: false })
    write.mockImplementation(never)
    void send()
    await timeline.pass(6000)
    const [, , options] = read.mock.calls[0] ?? []
    expect(options?.signal.aborted).toBe(false)
  })
})

describe('a request that has ended', () => {
  it.each<readonly [string, () => Promise<unknown>]>([
    ['with an answer', async () => ({ no: 'N1' })],
    ['with a failure', async () => Promise.reject(failure('network'))],
  ])('%s is no longer open', async (_name, answer) => {
    const { send, write, inFlight } = page()
    write.mockImplementation(answer)
    await send()
    expect([...inFlight.keys()]).toEqual([])
  })

  it('leaves a later attempt open', async () => {
    const { send, write, inFlight } = page()
    let fail: (error: unknown) => void = () => undefined
    write.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
    const outcome = send()
    await vi.waitFor(() => expect(write).toHaveBeenCalled())
    inFlight.set('mine', { attempt: 2, since: 0 })
    fail(failure('network'))
    await outcome
    expect(inFlight.get('mine')).toEqual({ attempt: 2, since: 0 })
  })
})

describe('an answer that is lost', () => {
  const others: readonly (readonly [string, readonly object[]])[] = [
    ['alone', []],
    ['beside another that is sent', [intent('other', { state: 'sending', like: 'x' })]],
    ['beside another that is done', [intent('other', { like: 'x', sentAt: Date.UTC(2026, 2, 1) })]],
  ]

  it.each(others)(
    '%s: the checks begin anew, and the failure after 20 s does not begin them again',
    async (_, lying) => {
      const here = page(lying)
      let fail: (error: unknown) => void = () => undefined
      here.write.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
      const outcome = here.send()
      await here.timeline.pass(20_000)
      expect(await outcome).toEqual({ is: 'checking', key: 'mine' })
      expect(here.polled.mock.calls).toEqual([['mine', 'anew']])
      fail(failure('network'))
      await here.timeline.pass(0)
      expect(here.polled.mock.calls).toEqual([
        ['mine', 'anew'],
        ['mine', undefined],
      ])
    },
  )

  it('of a request that another page has found done is not looked for', async () => {
    const here = page()
    here.write.mockImplementation(never)
    const outcome = here.send()
    await here.timeline.pass(10)
    await here.record('mine', (one) => ({ ...one, state: 'done', ref: 'N9' }))
    await here.timeline.pass(15_000)
    expect(await outcome).toEqual({ is: 'done', key: 'mine', ref: 'N9' })
    expect(here.polled).not.toHaveBeenCalled()
  })

  it('of a request that the journal no longer has is not looked for', async () => {
    const here = page()
    here.write.mockImplementation(never)
    const outcome = here.send()
    await here.timeline.pass(10)
    await here.journal.change(() => [[], undefined])
    await here.timeline.pass(15_000)
    expect(await outcome).toEqual({ is: 'checking', key: 'mine' })
    expect(here.polled).not.toHaveBeenCalled()
  })

  it('a refusal does not undo what another page has found done', async () => {
    const here = page()
    let fail: (error: unknown) => void = () => undefined
    here.write.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
    const outcome = here.send()
    await here.timeline.pass(10)
    await here.record('mine', (one) => ({ ...one, state: 'done', ref: 'N9' }))
    fail(failure('business', undefined, { code: '42' }))
    expect(await outcome).toEqual({ is: 'done', key: 'mine', ref: 'N9' })
    expect(stateOf(here)).toBe('done')
  })
})
