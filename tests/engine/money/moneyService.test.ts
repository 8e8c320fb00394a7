import { describe, expect, it, vi } from 'vitest'
import type { DurableCopy } from '../../../src/engine/money/journal/durableCopy'
import { createGracePeriod } from '../../../src/engine/money/journal/gracePeriod'
import { applyEvent, type Intent } from '../../../src/engine/money/journal/intent'
import type { Locks } from '../../../src/engine/money/journal/moneyClock'
import type { MoneyClient, Outcome } from '../../../src/engine/money/money'
import type { PollOutcome } from '../../../src/engine/money/outcomePoller'
import type { OutcomeRule } from '../../../src/engine/money/outcomeRule'
import { type InFlightRequest, sendMoney } from '../../../src/engine/money/sendMoney'
import { FakeStorage } from '../session/fakeStorage'
import { intent, journalOn } from './journalKit'
import { body, device, failure, pay } from './setUp'
import { Timeline } from './timeline'

const never = () => new Promise<never>(() => undefined)

describe('create money service', () => {
  /** Returns the state of a promise after some time has passed. */
  async function passing<T>(outcome: Promise<T>, pass: Promise<void>): Promise<T> {
    await pass
    return outcome
  }

  describe('F19 F20 one intent is one request', () => {
    it('is done, with what the server answered', async () => {
      const { open, write } = device()
      write.mockResolvedValue({ no: 'N1', url: 'u' })
      const money = open()
      expect(await money.send(pay, body)).toEqual({
        is: 'done',
        key: 'key1',
        answer: { no: 'N1', url: 'u' },
        ref: 'N1',
      })
      expect(write).toHaveBeenCalledWith(pay, body, { key: 'key1' })
      expect(money.open()).toMatchObject([{ key: 'key1', state: 'done', seen: false, answer: { no: 'N1' } }])
      await money.acknowledge('key1')
      expect(money.open()).toEqual([])
    })

    it('is in the storage before the request, with only what is needed to find it', async () => {
      const { open, write, storage } = device()
      let kept = ''
      write.mockImplementation(async () => {
        kept = storage.getItem('p.money') ?? ''
      })
      await open().send(pay, body)
      expect(kept).toContain('"state":"sending"')
      expect(kept).toContain('"facts":{"to":"8","amount":"10"}')
      expect(kept).not.toMatch(/iban|account|note/)
    })

    it('50 taps within 10 s are one request and have one end', async () => {
      const { open, write, timeline } = device()
      write.mockImplementation(() => new Promise((resolve) => timeline.after(300, () => resolve({ no: 'N1' }))))
      const money = open()
      const taps: Promise<Outcome>[] = []
      for (let tap = 0; tap < 50; tap += 1) {
        taps.push(money.send(pay, body))
        await timeline.pass(190)
      }
      expect(write).toHaveBeenCalledTimes(1)
      for (const tap of await Promise.all(taps)) expect(tap.key).toBe('key1')
      await money.acknowledge('key1')
      expect((await money.send(pay, body)).is).toBe('justDone')
      await timeline.pass(1000)
      await passing(money.send(pay, body), timeline.pass(500))
      expect(write).toHaveBeenCalledTimes(2)
    })

    it('another tab, a reload and an account typed otherwise wait for it; another amount does not', async () => {
      const { open, write } = device()
      write.mockImplementation(never)
      void open().send(pay, body)
      const other = open()
      expect(await other.send(pay, body)).toEqual({ is: 'checking', key: 'key1' })
      expect(await other.send(pay, { ...body, account: 'other' })).toEqual({ is: 'checking', key: 'key1' })
      void other.send(pay, { ...body, amount: '11' })
      await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2))
    })

    it('a page that returns shows what ended meanwhile, instead of doing it again', async () => {
      const { open, write } = device()
      write.mockResolvedValue({ no: 'N1' })
      await open().send(pay, body)
      const back = open()
      expect(back.open()).toMatchObject([{ state: 'done', ref: 'N1' }])
      expect(await back.send(pay, body)).toEqual({ is: 'done', key: 'key1', ref: 'N1' })
      expect(write).toHaveBeenCalledTimes(1)
    })

    it.each([
      failure('business', undefined, { code: '42' }),
      failure('session'),
      failure('status', 400, { body: { code: 42 } }),
    ])('%s ends it at once', async (error) => {
      const { open, write, read, timeline } = device()
      write.mockRejectedValueOnce(error).mockResolvedValueOnce({ no: 'N1' })
      const money = open()
      expect(await money.send(pay, body)).toMatchObject({
        is: 'refused',
        key: 'key1',
        error: { serverText: error.serverText },
      })
      expect((await money.send(pay, body)).is).toBe('done')
      await timeline.pass(90_000)
      expect(read).not.toHaveBeenCalled()
    })

    it('F26 without a connection nothing is sent, and open intents stay open', async () => {
      const { open, write, read, state } = device()
      state.isOffline = true
      read.mockRejectedValueOnce(failure('network'))
      const money = open()
      expect(await money.send(pay, body)).toMatchObject({ is: 'refused', error: { kind: 'network' } })
      expect(write).not.toHaveBeenCalled()
      expect(money.open()).toEqual([])
      state.isOffline = false
      write.mockRejectedValue(failure('network'))
      const { key } = await money.send(pay, body)
      state.isOffline = true
      expect(await money.send(pay, body)).toEqual({ is: 'checking', key })
    })

    it.each([failure('status', 503), failure('business'), failure('malformed')])(
      'F26 a device that says wrongly that it has no connection: %s to a read is a connection, and it is sent',
      async (error) => {
        const { open, write, read, state } = device()
        state.isOffline = true
        read.mockRejectedValueOnce(error)
        write.mockResolvedValue({ no: 'N1' })
        expect(await open().send(pay, body)).toMatchObject({ is: 'done', ref: 'N1' })
      },
    )

    it('F26 a press whose read is not answered within 5 s is taken back, and nothing is sent later', async () => {
      const { open, write, read, state, timeline } = device()
      state.isOffline = true
      read.mockImplementation((...[, , options]: unknown[]) => {
        const { signal } = options as { signal: AbortSignal }
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(failure('canceled'))))
      })
      expect(await passing(open().send(pay, body), timeline.pass(5000))).toMatchObject({ is: 'refused' })
      await timeline.pass(300_000)
      expect(write).not.toHaveBeenCalled()
    })
  })

  describe('F21 an answer that was lost', () => {
    it.each([
      failure('network'),
      failure('timeout'),
      failure('malformed'),
      failure('status', 502),
      failure('status', 403),
      failure('status', 400, { body: { code: 400, message: 'no' } }),
      failure('business', undefined, { code: '9999' }),
      new Error('ours'),
    ])('%s: it is asked after 1, 2, 4, 8, 15, 30 s, then ever less often where nobody answers', async (error) => {
      const { open, write, read, timeline } = device()
      write.mockRejectedValue(error)
      const began = timeline.now
      const moments: number[] = []
      read.mockImplementation(async () => {
        moments.push((timeline.now - began) / 1000)
        throw failure('network')
      })
      expect((await open().send(pay, body)).is).toBe('checking')
      await timeline.pass(121_000)
      expect(moments).toEqual([1, 2, 4, 8, 15, 30, 60, 120])
    })

    it('is checking after 15 s without an answer, and a late answer ends it', async () => {
      const { open, write, timeline } = device()
      let answer: (value: unknown) => void = () => undefined
      write.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
      const money = open()
      expect((await passing(money.send(pay, body), timeline.pass(15_000))).is).toBe('checking')
      answer({ no: 'N1' })
      await timeline.pass(0)
      expect(money.open()).toMatchObject([{ state: 'done', ref: 'N1', answer: { no: 'N1' } }])
    })

    it('found: it is done, listeners are called, and the checks end', async () => {
      const { open, write, read, timeline, rows, row } = device()
      write.mockRejectedValue(failure('network'))
      const money = open()
      const told = vi.fn<() => void>()
      money.subscribe(told)
      await money.send(pay, body)
      told.mockClear()
      rows(row('N1'))
      await timeline.pass(1000)
      expect(told).toHaveBeenCalledTimes(1)
      expect(money.open()).toMatchObject([{ state: 'done', ref: 'N1', row: { no: 'N1' } }])
      expect(read).toHaveBeenCalledWith(
        'POST /paid',
        { since: (timeline.now - 61_000) / 1000, page: 1 },
        expect.anything(),
      )
      await timeline.pass(90_000)
      expect(read).toHaveBeenCalledTimes(1)
    })

    it('a row of an earlier one is not taken for it', async () => {
      const { open, write, timeline, rows, row } = device()
      const money = open()
      write.mockResolvedValueOnce({ no: 'N1' }).mockRejectedValue(failure('network'))
      await money.send(pay, body)
      await money.acknowledge('key1')
      rows(row('N1'))
      await timeline.pass(20_000)
      await money.send(pay, body)
      await timeline.pass(61_000)
      expect(money.open()).toMatchObject([{ key: 'key2', state: 'free' }])
    })

    it('three answers "not found" and a minute: it may be sent again, with the same key', async () => {
      const { open, write, timeline } = device()
      write.mockRejectedValueOnce(failure('network')).mockResolvedValueOnce({ no: 'N1' })
      const money = open()
      await money.send(pay, body)
      await timeline.pass(59_000)
      expect(money.open()).toMatchObject([{ state: 'checking', misses: 6 }])
      expect((await money.send(pay, body)).is).toBe('checking')
      await timeline.pass(1000)
      expect(money.open()).toMatchObject([{ state: 'free' }])
      expect((await money.send(pay, body)).is).toBe('done')
      expect(write.mock.calls.map(([, , { key }]) => key)).toEqual(['key1', 'key1'])
    })

    it('questions that fail never free it', async () => {
      const { open, write, read, timeline } = device()
      write.mockRejectedValue(failure('network'))
      read.mockRejectedValue(failure('status', 503))
      const money = open()
      await money.send(pay, body)
      await timeline.pass(3_600_000)
      expect(money.open()).toMatchObject([{ state: 'checking', misses: 0 }])
    })

    it('a check without an answer ends after 15 s, and the next one starts', async () => {
      const { open, write, read, timeline } = device()
      write.mockRejectedValue(failure('network'))
      const signals: AbortSignal[] = []
      read.mockImplementation((...[, , options]: unknown[]) => {
        const { signal } = options as { signal: AbortSignal }
        signals.push(signal)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(failure('canceled'))))
      })
      await open().send(pay, body)
      await timeline.pass(20_000)
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    })

    it('after a reload the checks continue, and a repeated form is sent with the same key', async () => {
      const gone = device()
      gone.write.mockImplementation(never)
      void gone.open().send(pay, body)
      await gone.timeline.pass(0)
      const { open, write, timeline } = device({ storage: () => gone.storage })
      write.mockResolvedValueOnce({ no: 'N1' })
      const money = open()
      await money.resume()
      expect(money.open()).toMatchObject([{ state: 'sending' }])
      await timeline.pass(15_000)
      await money.resume()
      expect(money.open()).toMatchObject([{ state: 'checking' }])
      await timeline.pass(65_000)
      expect(money.open()).toMatchObject([{ state: 'free' }])
      expect((await money.send(pay, body)).is).toBe('done')
      expect(write.mock.calls.map(([, , { key }]) => key)).toEqual(['key1'])
    })

    it('an abandoned intent is not shown, unless the server did it after all', async () => {
      const { open, write, timeline, rows, row } = device()
      write.mockRejectedValue(failure('network'))
      const money = open()
      await money.send(pay, body)
      await timeline.pass(60_000)
      await money.acknowledge('key1')
      expect(money.open()).toEqual([])
      rows(row('N1'))
      await timeline.pass(30_000)
      expect(money.open()).toMatchObject([{ state: 'done', ref: 'N1' }])
    })
  })
})

describe('identity: equal intents one after another', () => {
  async function nameless() {
    const all = device()
    const money = all.open()
    // The answer has no id of the payment.
    all.write.mockResolvedValueOnce({}).mockRejectedValue(failure('network'))
    await money.send(pay, body)
    await money.acknowledge('key1')
    all.rows(all.row('N1'))
    await all.timeline.pass(12_000)
    await money.send(pay, body)
    return { ...all, money }
  }

  it('the row of an earlier one without a name is not taken for the second: it is unclear', async () => {
    const { money, timeline } = await nameless()
    await timeline.pass(59_000)
    expect(money.open()).toMatchObject([{ key: 'key2', state: 'checking' }])
    await timeline.pass(31_000)
    expect(money.open()).toMatchObject([{ key: 'key2', state: 'unclear' }])
  })

  it('a second row decides it', async () => {
    const { money, timeline, rows, row } = await nameless()
    rows(row('N2'), row('N1'))
    await timeline.pass(2000)
    expect(money.open()).toMatchObject([{ key: 'key2', state: 'done' }])
  })

  it('while it is unclear nothing like it is sent; once it is put away it is sent with the same key', async () => {
    const { money, timeline, write } = await nameless()
    await timeline.pass(90_000)
    expect(await money.send(pay, body)).toEqual({ is: 'checking', key: 'key2' })
    expect(write).toHaveBeenCalledTimes(2)
    await money.acknowledge('key2')
    void money.send(pay, body)
    await timeline.pass(10)
    expect(write.mock.calls.map(([, , { key }]) => key)).toEqual(['key1', 'key2', 'key2'])
  })

  it('"Check again" asks at once', async () => {
    const { money, timeline, read, rows, row } = await nameless()
    await timeline.pass(90_000)
    rows(row('N2'), row('N1'))
    read.mockClear()
    await money.check('key2')
    await timeline.pass(0)
    expect(read).toHaveBeenCalledTimes(1)
    expect(money.open()).toMatchObject([{ key: 'key2', state: 'done' }])
  })

  it('an answer that names another request is no answer', async () => {
    const { write, open } = device({
      endpoints: () => ({
        kind: 'money',
        response: {},
        outcome: { call: 'POST /paid', body: {}, list: true, match: [{}], key: 'request_key' },
      }),
    })
    write.mockResolvedValueOnce({ request_key: 'key9' }).mockResolvedValueOnce({ request_key: 'key2' })
    const money = open()
    expect((await money.send(pay, body)).is).toBe('checking')
    expect((await money.send(pay, { ...body, amount: '11' })).is).toBe('checking')
  })
})

describe('F35 the storage is cleared', () => {
  it.each([
    ['while the request is on its way', 100],
    ['while it is asked about', 16_000],
    ['when it may be sent again', 61_000],
  ])('%s: a second press sends nothing, and the storage has it again within 5 s', async (_, ms) => {
    const { open, write, storage, timeline } = device()
    write.mockImplementation(never)
    const money = open()
    void money.send(pay, body)
    await timeline.pass(ms)
    storage.clear()
    void money.send(pay, body)
    await timeline.pass(5000)
    expect(write).toHaveBeenCalledTimes(1)
    expect(storage.getItem('p.money')).toContain('"key":"key1"')
  })

  it('after a success: the row is not taken for its repetition', async () => {
    const { open, write, storage, timeline, rows, row } = device()
    write.mockResolvedValueOnce({ no: 'N1' }).mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    await money.acknowledge('key1')
    storage.clear()
    rows(row('N1'))
    await timeline.pass(12_000)
    await money.send(pay, body)
    await timeline.pass(90_000)
    expect(money.open()).toMatchObject([{ key: 'key2', state: 'free' }])
  })

  it('and all pages with it: a row from before is unclear, one from after the press is not', async () => {
    const { open, write, timeline, rows, row } = device()
    const money = open()
    write.mockRejectedValue(failure('network'))
    const before = row('N1')
    rows(before)
    await timeline.pass(12_000)
    await money.send(pay, body)
    await timeline.pass(90_000)
    expect(money.open()).toMatchObject([{ state: 'unclear' }])
    rows(row('N2', timeline.now - 89_000), before)
    await timeline.pass(30_000)
    expect(money.open()).toMatchObject([{ state: 'done', ref: 'N2' }])
  })
})

describe('a record that cannot be read', () => {
  const record = { key: 'k1', endpoint: pay, uid: '7', facts: { amount: '10', to: '8' }, state: 'checking' }
  const withRecord = (more: object = {}) => {
    const all = device()
    all.storage.setItem('p.money', JSON.stringify([{ ...record, ...more }]))
    return { ...all, money: all.open() }
  }

  it('is shown, and nothing is sent to its endpoint until the person has decided', async () => {
    const { money, write } = withRecord()
    expect(money.open()).toMatchObject([{ key: 'k1', state: 'broken', endpoint: pay }])
    expect(await money.send(pay, body)).toEqual({ is: 'checking', key: 'k1' })
    expect(await money.whenEnded('k1')).toMatchObject({ state: 'broken' })
    write.mockResolvedValue({ no: 'N1' })
    await money.acknowledge('k1')
    expect((await money.send(pay, body)).is).toBe('done')
  })

  it('"Check again" asks about it where it tells enough', async () => {
    const { money, timeline, rows, row } = withRecord({ at: Date.UTC(2026, 2, 1) })
    rows(row('N1'))
    await money.check('k1')
    expect(money.open()).toMatchObject([{ key: 'k1', state: 'checking' }])
    await timeline.pass(90_000)
    // The journal no longer knows what else was sent then.
    expect(money.open()).toMatchObject([{ key: 'k1', state: 'unclear' }])
  })

  it.each([{ facts: undefined }, { endpoint: 'POST /gone' }, { v: 9 }])(
    'of one with %j it is not asked, and it can be put away',
    async (more) => {
      const { money } = withRecord(more)
      await money.check('k1')
      expect(money.open()).toMatchObject([{ key: 'k1', state: 'broken' }])
      await money.acknowledge('k1')
      expect(money.open()).toEqual([])
    },
  )
})

it.each([
  ['absent', () => null],
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError')
    },
  ],
])(
  'F35 without storage: %s: the page itself still sends once, and says once that it remembers alone',
  async (_, storage) => {
    const onMemory = vi.fn<() => void>()
    const { open, write } = device({ storage, onMemoryOnly: onMemory })
    write.mockImplementation(never)
    const money = open()
    void money.send(pay, body)
    void money.send(pay, body)
    await vi.waitFor(() => expect(write).toHaveBeenCalled())
    expect(money.open()).toMatchObject([{ state: 'sending' }])
    expect(write).toHaveBeenCalledTimes(1)
    expect(onMemory).toHaveBeenCalledTimes(1)
  },
)

it('F21 a read that left before a doubtful refusal came does not prove the refusal', async () => {
  const { open, write, read, timeline, row } = device()
  let refuse = (_: unknown) => {}
  write.mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  const answers: ((rows: readonly object[]) => void)[] = []
  read.mockImplementation(() => new Promise((resolve) => answers.push((list) => resolve({ list, has_more: false }))))
  const money = open()
  void money.send(pay, body)
  await timeline.pass(17_000)
  expect(answers).toHaveLength(1)
  // The request arrives twice while the first read is on its way back.
  refuse(failure('business', undefined, { code: '43' }))
  await timeline.pass(1)
  answers[0]?.([])
  await timeline.pass(1)
  expect(money.open()).toMatchObject([{ key: 'key1', state: 'checking' }])
  answers[1]?.([row('N1')])
  await timeline.pass(1)
  expect(money.open()).toMatchObject([{ key: 'key1', state: 'done' }])
})

it('F02 F24 other people do not see it, do not check it and do not wait for it; it is back when its owner is back', async () => {
  const { open, write, read, state, timeline } = device()
  write.mockRejectedValueOnce(failure('network')).mockResolvedValueOnce({ no: 'N1' })
  const money = open()
  await money.send(pay, body)
  state.uid = '9'
  await money.resume()
  expect(money.open()).toEqual([])
  expect((await money.send(pay, body)).is).toBe('done')
  await timeline.pass(90_000)
  expect(read).not.toHaveBeenCalled()
  state.uid = '7'
  await money.resume()
  expect(money.open()).toMatchObject([{ key: 'key1', state: 'checking' }])
  await timeline.pass(1000)
  expect(read).toHaveBeenCalledTimes(1)
})

describe('F36 honest time', () => {
  it.each([-86_400_000, -300_000, 300_000, 86_400_000])(
    'the clock is set by %i ms: nothing may be sent again before a minute has passed',
    async (setMs) => {
      const { open, write, timeline, state } = device()
      write.mockRejectedValue(failure('network'))
      const money = open()
      await money.send(pay, body)
      await timeline.pass(10_000)
      state.setMs = setMs
      await timeline.pass(49_000)
      expect(money.open()).toMatchObject([{ state: 'checking' }])
      await timeline.pass(1000)
      expect(money.open()).toMatchObject([{ state: 'free' }])
    },
  )

  it('where the server does not tell its time a clock that was set makes "not found" unclear', async () => {
    const { open, write, timeline, state } = device()
    state.knowsServer = false
    write.mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    await timeline.pass(10_000)
    state.setMs = 300_000
    await timeline.pass(50_000)
    expect(money.open()).toMatchObject([{ state: 'unclear' }])
  })

  it.each([
    ['80 s fast', 80_000, true, 'unclear'],
    ['5 min fast', 300_000, true, 'unclear'],
    ['5 min fast, and nothing was done', 300_000, false, 'free'],
    ['80 s slow', -80_000, true, 'done'],
    ['5 min slow, and nothing was done', -300_000, false, 'free'],
  ])('and a clock that was %s while it was sent, and is right in the next page', async (_, setMs, isDone, end) => {
    const { open, write, timeline, state, rows, row } = device()
    state.knowsServer = false
    state.setMs = setMs
    // The journal is older than a minute.
    write.mockResolvedValueOnce({ no: 'N0' }).mockRejectedValue(failure('network'))
    await open().send(pay, { ...body, amount: '11' })
    await timeline.pass(100_000)
    await open().send(pay, body)
    if (isDone) rows(row('N1'))
    state.setMs = 0
    const next = open()
    await next.resume()
    await timeline.pass(500_000)
    expect(next.open().filter(({ key }) => key === 'key2')).toMatchObject([{ state: end }])
  })

  it('and a clock that was set before the press makes it unclear in the next page, too', async () => {
    const { open, write, timeline, state } = device()
    state.knowsServer = false
    write.mockRejectedValue(failure('network'))
    const money = open()
    state.setMs = 3_600_000
    await money.send(pay, body)
    const next = open()
    await next.resume()
    await timeline.pass(90_000)
    expect(next.open()).toMatchObject([{ state: 'unclear' }])
  })

  it('a second tap after the clock was set is a tap too many', async () => {
    const { open, write, state } = device()
    write.mockResolvedValue({ no: 'N1' })
    const money = open()
    await money.send(pay, body)
    await money.acknowledge('key1')
    state.setMs = 90_000_000
    expect((await money.send(pay, body)).is).toBe('justDone')
  })

  it('so is one after the next page has found the payment, and the clock was set', async () => {
    const { open, write, timeline, state, rows, row } = device()
    state.knowsServer = false
    // The journal is older than a minute.
    write.mockResolvedValueOnce({ no: 'N0' }).mockRejectedValue(failure('network'))
    await open().send(pay, { ...body, amount: '11' })
    await timeline.pass(100_000)
    await open().send(pay, body)
    const next = open()
    await next.resume()
    rows(row('N1'))
    await timeline.pass(5000)
    expect(next.open().filter(({ key }) => key === 'key2')).toMatchObject([{ state: 'done' }])
    await next.acknowledge('key2')
    state.setMs = 90_000_000
    expect((await next.send(pay, body)).is).toBe('justDone')
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('so is one in another tab that has heard of it, where the server does not tell its time', async () => {
    const { open, write, state } = device()
    state.knowsServer = false
    write.mockResolvedValue({ no: 'N1' })
    const [money, other] = [open(), open()]
    await money.send(pay, body)
    await money.acknowledge('key1')
    await other.resume()
    state.setMs = 60_000
    expect((await other.send(pay, body)).is).toBe('justDone')
  })

  it('while its own request is open nothing is over, in this tab and in another one', async () => {
    const { open, write, timeline } = device()
    write.mockImplementation(() => new Promise((resolve) => timeline.after(100_000, () => resolve({ no: 'N1' }))))
    const [money, other] = [open(), open()]
    void money.send(pay, body)
    await timeline.pass(16_000)
    await other.resume()
    await timeline.pass(83_000)
    for (const tab of [money, other]) expect(tab.open()).toMatchObject([{ state: 'checking' }])
    await timeline.pass(1000)
    expect(money.open()).toMatchObject([{ state: 'done', ref: 'N1' }])
  })

  it('a request that hangs for five minutes is unclear, and blocks nothing', async () => {
    const { open, write, timeline } = device()
    write.mockImplementation(never)
    const money = open()
    void money.send(pay, body)
    await timeline.pass(299_000)
    expect(money.open()).toMatchObject([{ state: 'checking' }])
    await timeline.pass(31_000)
    expect(money.open()).toMatchObject([{ state: 'unclear' }])
  })
})

// Tests the parts of the service that a person meets seldom: several clocks, several pages, a check by hand.
describe('money service parts', () => {
  const hour = 3_600_000

  describe('F36 the time since a success is the least that a clock says', () => {
    type World = ReturnType<typeof device>
    /** A payment is done and seen, and the same is pressed in a page so many milliseconds later. */
    async function pressedAgain(ms: number, prepare: (world: World) => Promise<unknown> = async () => undefined) {
      const world = device()
      world.write.mockResolvedValue({ no: 'N1' })
      const other = world.open()
      const money = world.open()
      await money.send(pay, body)
      await money.acknowledge('key1')
      await prepare(world)
      await world.timeline.pass(ms)
      return { money, other, world }
    }

    it.each([
      [9999, 'justDone'],
      [10_000, 'done'],
    ])('%i ms later, in the page of the success: %s', async (ms, is) => {
      const { money } = await pressedAgain(ms)
      expect((await money.send(pay, body)).is).toBe(is)
    })

    it.each([
      [3000, 'justDone'],
      [12_000, 'done'],
    ])(
      '%i ms later, in another page on whose device the clock was set, by the time of the server: %s',
      async (ms, is) => {
        const { other, world } = await pressedAgain(ms)
        world.state.setMs = 24 * hour
        expect((await other.send(pay, body)).is).toBe(is)
      },
    )
  })

  describe('F21 a check by hand', () => {
    it.each([
      [299_999, 'checking'],
      [300_000, 'unclear'],
    ])('of a request that is open for %i ms: %s', async (ms, state) => {
      const { open, write, timeline } = device()
      write.mockImplementation(never)
      const money = open()
      void money.send(pay, body)
      await timeline.pass(ms)
      await money.check('key1')
      await timeline.pass(0)
      expect(money.open()).toMatchObject([{ state }])
    })

    it('a request that may be sent again becomes unclear when a row appears that may be of another', async () => {
      const { open, write, timeline, rows, row } = device()
      write.mockResolvedValueOnce({}).mockRejectedValue(failure('network'))
      const money = open()
      await money.send(pay, body)
      await money.acknowledge('key1')
      const first = row('N1')
      await timeline.pass(12_000)
      await money.send(pay, body)
      await timeline.pass(61_000)
      expect(money.open()).toMatchObject([{ key: 'key2', state: 'free' }])
      rows(first)
      await money.check('key2')
      await timeline.pass(0)
      expect(money.open()).toMatchObject([{ key: 'key2', state: 'unclear' }])
    })

    it('an answer that comes while a row is looked for stays the answer', async () => {
      const { open, write, read, timeline, row } = device()
      let answer: (value: unknown) => void = () => undefined
      let found: (value: unknown) => void = () => undefined
      write.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
      read.mockImplementation(() => new Promise((resolve) => (found = resolve)))
      const money = open()
      void money.send(pay, body)
      await timeline.pass(16_000)
      answer({ no: 'N1', url: 'u' })
      await timeline.pass(0)
      found({ list: [row('N1')], has_more: false })
      await timeline.pass(0)
      expect(money.open()).toMatchObject([{ state: 'done', answer: { no: 'N1', url: 'u' } }])
      expect(money.open()[0]).not.toHaveProperty('row')
    })
  })

  describe('F24 a page that returns', () => {
    it('writes back at once what the storage has lost', async () => {
      const { open, write, storage } = device()
      write.mockRejectedValue(failure('network'))
      const money = open()
      await money.send(pay, body)
      storage.clear()
      await money.resume()
      expect(storage.getItem('p.money')).toContain('"key":"key1"')
    })

    it('leaves the request of another account as it is, however long it was open', async () => {
      const { open, write, storage, state, timeline } = device()
      write.mockImplementation(never)
      void open().send(pay, body)
      await timeline.pass(10)
      const kept = storage.getItem('p.money')
      state.uid = '9'
      await timeline.pass(14_000)
      const next = device({ storage: () => storage, uid: () => '9' })
      await next.timeline.pass(60_000)
      await next.open().resume()
      expect(storage.getItem('p.money')).toBe(kept)
    })
  })
})

// Tests what is on the disk before a request leaves, what a killed browser tells when it is started again, and what is too
// late to leave.
describe('durable', () => {
  /** A disk that needs a time for each write. */
  function disk(ms: number, timeline: () => ReturnType<typeof device>['timeline']) {
    const state = { text: '' }
    const durable: DurableCopy = {
      read: async () => state.text,
      update: (change) =>
        new Promise((resolve) => {
          timeline().after(ms, () => {
            state.text = change(state.text)
            resolve(true)
          })
        }),
    }
    return { state, durable }
  }

  function deviceWith(ms: number, locks?: Locks) {
    const { state: written, durable } = disk(ms, () => one.timeline)
    const one: ReturnType<typeof device> = device({ durable, ...(locks && { locks }) })
    return { ...one, written }
  }

  describe('the copy on the disk', () => {
    it('is written before the request leaves', async () => {
      const { open, write, timeline, written } = deviceWith(40)
      write.mockImplementation(async () => {
        expect(written.text).toContain('"state":"sending"')
        return { no: 'N1' }
      })
      const outcome = open().send(pay, body)
      await timeline.pass(39)
      expect(write).not.toHaveBeenCalled()
      await timeline.pass(1)
      expect(await outcome).toMatchObject({ is: 'done', ref: 'N1' })
    })

    it('brings back what a killed browser had not yet stored: nothing is sent again, and the result is told', async () => {
      const { open, write, storage, timeline, rows, row } = deviceWith(5)
      write.mockImplementation(() => new Promise(() => undefined))
      void open().send(pay, body)
      await timeline.pass(10)
      storage.clear()
      const next = open()
      await next.resume()
      expect(next.open()).toMatchObject([{ state: 'sending' }])
      rows(row('N1'))
      const second = next.send(pay, body)
      await timeline.pass(60_000)
      expect((await second).is).toBe('checking')
      expect([write.mock.calls.length, next.open()]).toMatchObject([1, [{ state: 'done', ref: 'N1' }]])
    })

    it('keeps what was read as read', async () => {
      const { open, write, storage, timeline } = deviceWith(5)
      write.mockResolvedValue({ no: 'N1' })
      const money = open()
      const outcome = money.send(pay, body)
      await timeline.pass(10)
      await money.acknowledge((await outcome).key ?? '')
      await timeline.pass(10)
      storage.clear()
      const next = open()
      await next.resume()
      expect(next.open()).toEqual([])
    })

    it.each<readonly [string, DurableCopy | undefined, boolean]>([
      ['works', { read: async () => '', update: async () => true }, true],
      ['is forbidden', { read: async () => undefined, update: async () => false }, false],
      ['is missing', undefined, false],
    ])('%s: the page knows whether the browser keeps anything', async (_what, durable, isKept) => {
      const { open, write } = device(durable ? { durable } : {})
      write.mockResolvedValue({ no: 'N1' })
      const money = open()
      await money.resume()
      expect(money.isKept()).toBe(isKept)
      expect((await money.send(pay, body)).is).toBe('done')
    })
  })

  describe('five seconds after the tap nothing leaves any more', () => {
    const held = (): { readonly locks: Locks; release(): void } => {
      let release = () => {}
      const free = new Promise<void>((resolve) => (release = resolve))
      return { release: () => release(), locks: { request: async (_, run) => free.then(run) } }
    }

    it.each<readonly [string, () => ReturnType<typeof deviceWith>]>([
      ['the disk is busy', () => deviceWith(45_000)],
      ['another tab holds the lock', () => deviceWith(5, held().locks)],
    ])('%s', async (_what, create) => {
      const { open, write, timeline } = create()
      const money = open()
      const told = vi.fn<(outcome: unknown) => void>()
      void money.send(pay, body).then(told)
      await timeline.pass(5000)
      expect(told).toHaveBeenCalledWith({ is: 'refused', error: expect.objectContaining({ code: 'unsent' }) })
      await timeline.pass(60_000)
      expect([write.mock.calls, money.open()]).toEqual([[], []])
    })
  })

  describe('a refusal that the request may have caused itself', () => {
    const tooLow = failure('business', 200, { code: '43', serverText: 'too little' })

    it('is none if the record is there: the browser had sent it twice', async () => {
      const { open, write, rows, row } = device()
      write.mockRejectedValue(tooLow)
      rows(row('N1'))
      expect(await open().send(pay, body)).toMatchObject({ is: 'done', ref: 'N1' })
    })

    it('is believed as soon as the records say that there is nothing', async () => {
      const { open, write } = device()
      write.mockRejectedValue(tooLow)
      expect(await open().send(pay, body)).toMatchObject({ is: 'refused', error: { serverText: 'too little' } })
    })

    it('waits until the records answer', async () => {
      const { open, write, read, timeline } = device()
      write.mockRejectedValue(tooLow)
      read.mockRejectedValueOnce(failure('network'))
      const money = open()
      const outcome = await money.send(pay, body)
      expect(outcome).toMatchObject({ is: 'checking' })
      await timeline.pass(2000)
      expect(money.open()).toMatchObject([{ state: 'refused', error: { serverText: 'too little' } }])
    })
  })

  it('what a guest began is found by whoever signs in on the device, and is not begun twice', async () => {
    const { open, write, state, timeline, rows, row } = device()
    state.uid = ''
    write.mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    state.uid = '7'
    expect((await money.send(pay, body)).is).toBe('checking')
    rows(row('N1'))
    await timeline.pass(2000)
    expect([write.mock.calls.length, money.open()]).toMatchObject([1, [{ state: 'done', uid: '' }]])
  })
})

// Tests what one press does to the journal, the requests and the checks of its page.
describe('send money', () => {
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
})
