import { onlineManager, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import { checkOutcome, type CheckOutcomeContext } from '../../../src/engine/money/checkOutcome'
import { findOutcome, type RowEvidence } from '../../../src/engine/money/findOutcome'
import { canonicalJson, hash64 } from '../../../src/engine/money/journal/canonicalJson'
import type { Intent } from '../../../src/engine/money/journal/intent'
import type { MoneyClock } from '../../../src/engine/money/journal/moneyClock'
import type { MoneyClient } from '../../../src/engine/money/money'
import { outcomeClient } from '../../../src/engine/money/outcomeClient'
import { createOutcomePoller, type PollResult } from '../../../src/engine/money/outcomePoller'
import { normalizedText, type OutcomeRule } from '../../../src/engine/money/outcomeRule'
import { refusalIn } from '../../../src/engine/money/refusal'

// Tests what the journal adds to the server's rows: who else may own a row, and from when rows can be trusted.
describe('check outcome', () => {
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
})

describe('find outcome', () => {
  const list: OutcomeRule = {
    call: 'POST /rows',
    body: { kind: 'out', who: { from: 'user.uid' } },
    list: true,
    time: 'at',
    match: [
      { 'row.amount': { from: 'body.amount' }, 'row.to.uid': { from: 'body.to' } },
      { 'row.amount': { from: 'body.amount' }, 'row.to.name': { from: 'body.to' } },
    ],
    ref: 'no',
  }

  const scope = { body: { amount: '10', to: '7' }, user: { uid: '1' }, since: 1000 }

  const row = (no: string, amount: unknown, uid: string, at = 1000) => ({
    no,
    amount,
    to: { uid, name: `d${uid}` },
    at,
  })

  const alone: RowEvidence = { key: 'k1', isTaken: (ref) => ref === 'taken', rivals: 0, trustedFrom: 0 }

  function server(...pages: readonly (readonly object[])[]) {
    const asked: object[] = []
    const ask = async (endpoint: string, body: object) => {
      asked.push({ endpoint, ...body })
      return { list: pages[asked.length - 1] ?? [], has_more: asked.length < pages.length }
    }
    return { ask, asked }
  }

  describe('F21 whether it happened', () => {
    it.each([
      { name: 'the row', rows: [row('a', 10, '7')], found: 'a' },
      { name: 'the amount is written otherwise', rows: [row('a', '10.00', '7')], found: 'a' },
      { name: 'by the second way', rows: [row('a', 10, '7')], body: { amount: 10, to: 'd7' }, found: 'a' },
      { name: 'another amount', rows: [row('a', '10.01', '7')] },
      { name: 'another receiver', rows: [row('a', 10, '8')] },
      { name: 'before the minute', rows: [row('a', 10, '7', 999)] },
      { name: 'a row without time', rows: [{ ...row('a', 10, '7'), at: undefined }] },
      { name: 'another intent has the row', rows: [row('taken', 10, '7')] },
      { name: 'another intent has one of two', rows: [row('taken', 10, '7'), row('b', 10, '7')], found: 'b' },
      { name: 'no rows', rows: [] },
      { name: 'nothing to compare with', rows: [{ no: 'a', at: 1000 }], body: {} },
    ])('$name', async ({ rows, body, found }) => {
      const told = await findOutcome(server(rows).ask, list, { ...scope, body: body ?? scope.body }, alone)
      expect(told).toEqual(
        found === undefined ? { is: 'missing' } : { is: 'found', ref: found, row: expect.anything() },
      )
    })

    const twin = [row('a', 10, '7')]
    const keyed = { ...list, key: 'key' }
    it.each<{
      what: string
      rows: object[]
      known?: Partial<RowEvidence>
      rule?: OutcomeRule
      is: string
      ref?: string
    }>([
      {
        what: 'an earlier, equal one has no name and may own the row',
        rows: twin,
        known: { rivals: 1 },
        is: 'unclear',
      },
      {
        what: 'there is a row more than others may own',
        rows: [...twin, row('b', 10, '7')],
        known: { rivals: 1 },
        is: 'found',
      },
      {
        what: 'rows of two others, and two rows',
        rows: [...twin, row('b', 10, '7')],
        known: { rivals: 2 },
        is: 'unclear',
      },
      { what: 'nobody remembers the time of the row', rows: twin, known: { trustedFrom: 1001 }, is: 'unclear' },
      {
        what: 'the row is of a time that is remembered',
        rows: twin,
        known: { trustedFrom: 1000 },
        is: 'found',
        ref: 'a',
      },
      { what: 'the row has its key', rows: [{ ...row('a', 10, '8'), key: 'k1' }], rule: keyed, is: 'found', ref: 'a' },
      {
        what: 'its key decides before all else',
        rows: [{ ...row('a', 10, '7'), key: 'k1' }],
        rule: keyed,
        known: { rivals: 9 },
        is: 'found',
        ref: 'a',
      },
      {
        what: 'the row has the key of another',
        rows: [{ ...row('a', 10, '7'), key: 'k2' }],
        rule: keyed,
        is: 'missing',
      },
      { what: 'a row without a key', rows: twin, rule: keyed, is: 'found', ref: 'a' },
    ])('$what: $is', async ({ rows, known, rule = list, is, ref }) => {
      const told = await findOutcome(server(rows).ask, rule, scope, { ...alone, ...known })
      expect(told).toMatchObject({ is, ...(is === 'found' && { ref }) })
    })

    it('does not answer no if it could not see all rows', async () => {
      const endless = Array.from({ length: 30 }, () => [row('x', 1, '1', 2000)])
      await expect(findOutcome(server(...endless).ask, list, scope, alone)).rejects.toThrow('more than 10 pages')
    })
  })

  describe('the stored and compared facts', () => {
    it('amounts that are equal have one text, and others have not', () => {
      fc.assert(
        fc.property(fc.nat(99_999), fc.nat(99_999), (a, b) => {
          const text = (cents: number) => normalizedText((cents / 100).toFixed(2))
          expect(text(a) === text(b)).toBe(a === b)
          expect(text(a)).toBe(normalizedText(`${(a / 100).toFixed(2)}00`))
        }),
      )
    })

    it('a body is the same whatever the order of its members', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
          const turned = Object.fromEntries(Object.entries(body).toReversed())
          expect(hash64(canonicalJson(turned))).toBe(hash64(canonicalJson(body)))
        }),
      )
      expect(hash64(canonicalJson({ a: 1 }))).not.toBe(hash64(canonicalJson({ a: 2 })))
      expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }))
    })
  })

  describe("F21 proof of refusal: the API's own envelope with a code that the endpoint declares", () => {
    const rule = { ...list, refusals: ['42'] }
    const error = (...[kind, facts]: [ApiError['kind'], ApiErrorDetails?]) => new ApiError(kind, 'POST /x', 'm', facts)
    it.each<[what: string, failure: unknown, isRefused: boolean]>([
      ['a declared code', error('business', { code: '42' }), true],
      ['a declared code with status 400', error('status', { status: 400, body: { code: 42, msg: 'no' } }), true],
      ['a declared code as text with status 422', error('status', { status: 422, body: { code: '42' } }), true],
      ['the session is over', error('session'), true],
      ['the session is over, with status 401', error('session', { status: 401 }), true],
      ['it never left', error('protocol'), true],
      ['a code that nobody declared', error('business', { code: '43' }), false],
      ['a code that nobody declared, with status 400', error('status', { status: 400, body: { code: 43 } }), false],
      ['a page of a firewall', error('status', { status: 403 }), false],
      ['the JSON of a gateway', error('status', { status: 403, body: { code: 403, message: 'blocked' } }), false],
      ['JSON that is no envelope', error('status', { status: 400, body: { error: 'x' } }), false],
      ['code 0 with status 403', error('status', { status: 403, body: { code: 0 } }), false],
      ['404', error('status', { status: 404 }), false],
      ['429', error('status', { status: 429 }), false],
      ['a declared code with status 500', error('status', { status: 500, body: { code: 42 } }), false],
      ['the session is over, with status 502', error('session', { status: 502 }), false],
      ['504', error('status', { status: 504 }), false],
      ['no network', error('network'), false],
      ['no time left', error('timeout'), false],
      ['aborted', error('aborted'), false],
      ['a body that is no envelope', error('malformed'), false],
      ['an error of our own', new Error('of our own'), false],
    ])('%s: %s', (_, failure, isRefused) => expect(refusalIn(failure, rule) !== undefined).toBe(isRefused))
  })
})

// Tests how far the pages of a list are read, and what counts as a row.
describe('find outcome pages', () => {
  const rule: OutcomeRule = {
    call: 'POST /rows',
    body: {},
    list: true,
    time: 'at',
    match: [{ 'row.to': { from: 'body.to' } }],
    ref: 'no',
  }

  const scope = { body: { to: '8' }, user: { uid: '7' }, since: 1000 }

  const alone: RowEvidence = { key: 'k1', isTaken: () => false, rivals: 0, trustedFrom: 0 }

  const hit = (no: string, more: object = {}) => ({ no, to: '8', at: 2000, ...more })

  const miss = (at = 2000) => ({ no: 'x', to: '9', at })

  /** Returns the finding, and how many pages were read for it. */
  async function lookIn(pages: readonly (readonly unknown[])[], more: Partial<OutcomeRule> = {}) {
    let asked = 0
    const ask = async () => {
      asked += 1
      return { list: pages[asked - 1] ?? [], has_more: asked < pages.length }
    }
    const finding = await findOutcome(ask, { ...rule, ...more }, scope, alone)
    return { is: finding.is, ref: finding.is === 'found' ? finding.ref : undefined, asked }
  }

  it.each<readonly [string, readonly (readonly unknown[])[], Partial<OutcomeRule>, string, string | undefined, number]>(
    [
      ['until the row is found', [[hit('a')], [hit('b')]], {}, 'found', 'a', 1],
      ['to the end if there is none', [[miss()], [miss()]], {}, 'missing', undefined, 2],
      [
        'until a row with the key, among others',
        [[miss(), hit('a', { key: 'k1' })], []],
        { key: 'key' },
        'found',
        'a',
        1,
      ],
      [
        'past a possible row, if one with the key may come',
        [[hit('a')], [hit('b', { key: 'k1' })]],
        { key: 'key' },
        'found',
        'b',
        2,
      ],
      ['until one is older than the request', [[miss(), miss(999)], [hit('a')]], {}, 'missing', undefined, 1],
      ['past one that is as old as the request', [[miss(1000)], [hit('a')]], {}, 'found', 'a', 2],
      [
        'past one without a time',
        [
          [
            { ...miss(), at: null },
            { no: 'x', to: '9' },
          ],
          [hit('a')],
        ],
        {},
        'found',
        'a',
        2,
      ],
      ['ten times at most', [...Array.from({ length: 9 }, () => [miss()]), [hit('a')]], {}, 'found', 'a', 10],
    ],
  )('pages are read: %s', async (_name, pages, more, is, ref, asked) => {
    expect(await lookIn(pages, more)).toEqual({ is, ref, asked })
  })

  it('a row of a call without references is never taken by another intent without one', async () => {
    const { ref: _, ...nameless } = rule
    const ask = async () => ({ list: [hit('a')], has_more: false })
    const isTaken = (ref: string | undefined) => ref === undefined
    expect((await findOutcome(ask, nameless, scope, { ...alone, isTaken })).is).toBe('found')
  })
})

describe('outcome client', () => {
  const read = vi.fn<MoneyClient['read']>()

  const write = vi.fn<MoneyClient['write']>()

  const options = { consumer: 'money k', signal: new AbortController().signal }

  afterEach(() => {
    vi.resetAllMocks()
    onlineManager.setOnline(true)
  })

  it('each check is a query of its own: it asks the server again, and caches nothing', async () => {
    const cache = new QueryClient()
    const client = outcomeClient({ read, write }, cache)
    read.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
    expect(await client.read('POST /paid', { page: 1 }, options)).toBe('first')
    expect(await client.read('POST /paid', { page: 1 }, options)).toBe('second')
    expect(read.mock.calls).toEqual([
      ['POST /paid', { page: 1 }, options],
      ['POST /paid', { page: 1 }, options],
    ])
    await vi.waitFor(() => expect(cache.getQueryCache().getAll()).toEqual([]))
  })
})

// Tests when an outcome is asked for, with a clock that does not wait.
describe('delays of the outcome poller', () => {
  /** Answers in order, and notes each delay before a question in seconds. */
  async function delaysOf(...answers: readonly PollResult[]): Promise<readonly number[]> {
    const delays: number[] = []
    const clock = {
      now: () => 0,
      steady: () => 0,
      serverNow: () => 0,
      knowsServer: () => true,
      after: (ms: number, run: () => void) => {
        delays.push(ms / 1000)
        run()
        return () => undefined
      },
    }
    const left = [...answers]
    const ask = vi.fn<() => Promise<PollResult>>(async () => left.shift() ?? 'over')
    createOutcomePoller(clock, ask, () => 0)('k')
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(answers.length + 1))
    return delays
  }

  const times = (count: number, answer: PollResult) => Array.from({ length: count }, () => answer)

  it('grow to 30 s while the server answers', async () => {
    expect(await delaysOf(...times(8, 'answered'))).toEqual([1, 1, 2, 4, 7, 15, 30, 30, 30])
  })

  it('grow to two minutes while nobody answers', async () => {
    expect(await delaysOf(...times(9, 'failed'))).toEqual([1, 1, 2, 4, 7, 15, 30, 60, 120, 120])
  })
})
