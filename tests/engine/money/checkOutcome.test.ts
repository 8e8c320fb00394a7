// Tests what the journal adds to the server's rows: who else may own a row, and from when rows can be trusted.
import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import { checkOutcome, type CheckOutcomeContext } from '../../../src/engine/money/checkOutcome'
import type { Intent } from '../../../src/engine/money/journal/intent'
import type { MoneyClock } from '../../../src/engine/money/journal/moneyClock'
import type { OutcomeRule } from '../../../src/engine/money/outcomeRule'

/** The server's time of sending, in milliseconds. Rows have seconds. */
const sent = 1_700_000_000_000
const second = 1000
const minute = 60 * second

const rule: OutcomeRule = {
  call: 'POST /rows',
  body: {},
  list: true,
  time: 'at',
  match: [{ 'row.amount': { from: 'body.amount' } }],
  ref: 'no',
}
const intent: Intent = {
  key: 'mine',
  endpoint: 'POST /send',
  uid: '1',
  hash: 'h',
  like: 'l',
  facts: { amount: '10' },
  state: 'checking',
  attempt: 1,
  at: sent,
  serverAt: sent,
  sentAt: sent,
  misses: 0,
  seen: false,
  rev: 1,
}
const { serverAt: _serverAt, ...undated } = intent
/** Another intent that has no reference yet, and could own the same rows. */
const other: Intent = { ...intent, key: 'other' }
const failure = (kind: ApiErrorKind, code?: string) =>
  new ApiError(kind, rule.call, 'It failed.', code === undefined ? {} : { code })
const rowAt = (ms: number, no = 'a') => ({ no, amount: '10', at: ms / second })

interface Setup extends Partial<Pick<CheckOutcomeContext, 'rule' | 'intents' | 'since'>> {
  readonly intent?: Intent
  readonly rows?: readonly object[]
  readonly read?: CheckOutcomeContext['client']['read']
}

function check({ rows = [rowAt(sent)], ...setup }: Setup) {
  const cancel = vi.fn()
  const clock: MoneyClock = {
    now: () => sent,
    serverNow: () => sent,
    steady: () => 0,
    knowsServer: () => true,
    after: vi.fn(() => cancel),
  }
  const read = vi.fn(setup.read ?? (() => Promise.resolve({ list: rows, has_more: false })))
  const found = checkOutcome(setup.intent ?? intent, {
    client: { read, write: () => Promise.reject(new Error('A check writes nothing.')) },
    clock,
    rule: setup.rule ?? rule,
    intents: [setup.intent ?? intent, ...(setup.intents ?? [])],
    since: 'since' in setup ? setup.since : { device: 0, server: 0 },
  })
  return { found, read, clock, cancel }
}

describe('F21 one matching row, and another intent in the journal', () => {
  const long = 5 * minute
  it.each<readonly [what: string, change: Partial<Intent>, is: 'found' | 'unclear' | 'missing']>([
    ['that is the same in all that rows tell', {}, 'unclear'],
    ['for other values', { like: 'else' }, 'found'],
    ['of another person', { uid: '2' }, 'found'],
    ['that has a row of its own', { ref: 'b' }, 'found'],
    ['that has this row', { ref: 'a' }, 'missing'],
    ['that the server has no record of', { state: 'free' }, 'found'],
    ['that was refused', { state: 'refused' }, 'found'],
    ['that is done, without a reference', { state: 'done' }, 'unclear'],
    ['that nobody could decide', { state: 'unclear' }, 'unclear'],
    ['that ended long before', { state: 'done', serverEndedAt: sent - long }, 'found'],
    ['that ended more than a minute before, clocks considered', { serverEndedAt: sent - minute - 3001 }, 'found'],
    ['that ended a minute before', { serverEndedAt: sent - minute - 3000 }, 'unclear'],
    ['that ended after this one began', { state: 'done', serverEndedAt: sent + 1 }, 'unclear'],
  ])('%s', async (_what, change, is) => {
    const { found } = check({ intents: [{ ...other, ...change }] })
    await expect(found).resolves.toMatchObject({ is })
  })

  it('nobody knows when this one was sent, so one that ended long before may own the row', async () => {
    const { found } = check({ intent: undated, intents: [{ ...other, serverEndedAt: sent - long }] })
    await expect(found).resolves.toMatchObject({ is: 'unclear' })
  })

  it('two rows are enough for two intents, but neither row is named', async () => {
    const { found } = check({ rows: [rowAt(sent), rowAt(sent, 'b')], intents: [other] })
    await expect(found).resolves.toMatchObject({ is: 'found', ref: undefined })
  })

  it('a rule without a time describes a state, which no intent owns alone', async () => {
    const { time: _time, list: _list, ...state } = rule
    const { found } = check({ rule: state, intents: [other], read: () => Promise.resolve(rowAt(0)) })
    await expect(found).resolves.toMatchObject({ is: 'found', ref: 'a' })
  })
})

describe('F21 from when a row can be trusted', () => {
  const past = 63 * second
  it.each<readonly [what: string, setup: Setup, is: 'found' | 'unclear' | 'missing']>([
    ['a row half a minute before, with a journal that is older', { rows: [rowAt(sent - 30 * second)] }, 'found'],
    ['a row of exactly a minute before', { rows: [rowAt(sent - minute)] }, 'found'],
    ['a row of more than a minute before', { rows: [rowAt(sent - minute - second)] }, 'missing'],
    [
      'a row before the send, and a journal that does not know what was then',
      { rows: [rowAt(sent - 4 * second)], since: undefined },
      'unclear',
    ],
    [
      'a row within the rounding, and no journal of before',
      { rows: [rowAt(sent - 3 * second)], since: undefined },
      'found',
    ],
    [
      'a journal that began just early enough',
      { rows: [rowAt(sent - 30 * second)], since: { device: sent - past, server: sent - past } },
      'found',
    ],
    [
      'a journal that began a moment too late',
      { rows: [rowAt(sent - 30 * second)], since: { device: sent - past, server: sent - past + 1 } },
      'unclear',
    ],
    [
      'a journal whose beginning only the device dated',
      { rows: [rowAt(sent - 30 * second)], since: { device: 0 } },
      'unclear',
    ],
    [
      'sent by the device’s clock alone: a row of a minute before',
      { intent: undated, rows: [rowAt(sent - minute)] },
      'found',
    ],
    [
      'sent by the device’s clock alone: a row of nine minutes before',
      { intent: undated, rows: [rowAt(sent - 9 * minute)] },
      'unclear',
    ],
    [
      'sent by the device’s clock alone: a row of eleven minutes before',
      { intent: undated, rows: [rowAt(sent - 11 * minute)] },
      'missing',
    ],
    [
      'sent by the device’s clock alone, with a journal that began a minute before',
      { intent: undated, since: { device: sent - minute } },
      'found',
    ],
    [
      'sent by the device’s clock alone, with a journal that began less than a minute before',
      { intent: undated, since: { device: sent - minute + 1 } },
      'unclear',
    ],
    ['sent by the device’s clock alone, without a journal', { intent: undated, since: undefined }, 'unclear'],
  ])('%s', async (_what, setup, is) => {
    await expect(check(setup).found).resolves.toMatchObject({ is })
  })
})

describe('F21 the question', () => {
  it('is one of its own for each intent, is given up after 15 s, and no longer once it is answered', async () => {
    const { found, read, clock, cancel } = check({})
    const [endpoint, , { consumer, signal }] = read.mock.calls[0] ?? [{}, {}, { consumer: '', signal: undefined }]
    expect([endpoint, consumer]).toEqual(['POST /rows', 'money mine'])
    expect(signal?.aborted).toBe(false)
    const [[ms, give] = [0, () => undefined]] = vi.mocked(clock.after).mock.calls
    expect(ms).toBe(15_000)
    give()
    expect(signal?.aborted).toBe(true)
    await found
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('that fails is a failure, and its time is over as well', async () => {
    const { found, cancel } = check({ read: () => Promise.reject(new Error('offline')) })
    await expect(found).rejects.toThrow('offline')
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it.each<readonly [string, Error, 'missing' | 'throws']>([
    ['a code that means: none', failure('business', '404'), 'missing'],
    ['another code', failure('business', '500'), 'throws'],
    ['a failure of another kind with such a code', failure('status', '404'), 'throws'],
    ['no code', failure('business'), 'throws'],
  ])('about one row, answered by %s', async (_what, error, is) => {
    const { time: _time, list: _list, ...one } = rule
    const { found } = check({ rule: { ...one, missing: ['404'] }, read: () => Promise.reject(error) })
    if (is === 'throws') await expect(found).rejects.toBe(error)
    else await expect(found).resolves.toEqual({ is })
  })

  it('about one row, answered by nothing at all, finds none', async () => {
    const { time: _time, list: _list, ...one } = rule
    await expect(check({ rule: one, read: () => Promise.resolve(null) }).found).resolves.toEqual({ is: 'missing' })
  })

  it.each([
    { what: 'ends the search with its key', key: 'mine', asked: 1 },
    { what: 'of another key does not', key: 'else', asked: 2 },
  ])('page by page: a row $what', async ({ key, asked }) => {
    let pages = 0
    const page = () => ({ list: [{ ...rowAt(sent), key }], has_more: (pages += 1) < 2 })
    const { found, read } = check({ rule: { ...rule, key: 'key' }, read: () => Promise.resolve(page()) })
    await found
    expect(read).toHaveBeenCalledTimes(asked)
  })
})

describe('rows are asked for from before the request on', () => {
  const asking: OutcomeRule = { ...rule, body: { since: { from: 'since' } } }

  it.each<readonly [string, Intent, number]>([
    ['a minute before the time of the server', { ...intent, serverAt: sent + 950 }, sent / 1000 - 60],
    ['ten minutes before the time of the device', undated, sent / 1000 - 600],
  ])('%s, in whole seconds', async (_name, one, since) => {
    const read = vi.fn(async () => ({ list: [], has_more: false }))
    await check({ intent: one, rule: asking, read }).found
    expect(read.mock.calls).toMatchObject([[rule.call, { since, page: 1 }, {}]])
  })
})
