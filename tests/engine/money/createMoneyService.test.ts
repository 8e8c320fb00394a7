import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../src/engine/money/money'
import { body, device, failure, pay } from './setUp'

/** Returns the state of a promise after some time has passed. */
async function passing<T>(outcome: Promise<T>, pass: Promise<void>): Promise<T> {
  await pass
  return outcome
}
const never = () => new Promise<never>(() => undefined)

describe('F19 F20 one intent is one request', () => {
  it('is done, with what the server answered', async () => {
    const { open, write } = device()
    write.mockResolvedValue({ no: 'N1', url: 'u' })
    const money = open()
    expect(await money.send(pay, body)).toEqual({ is: 'done', key: 'key1', answer: { no: 'N1', url: 'u' }, ref: 'N1' })
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

  it('an endpoint that does not say how its outcome is found moves no money', async () => {
    await expect(device().open().send('POST /mute', {})).rejects.toThrow('has no "outcome"')
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

  it('a free intent gives way to a similar one', async () => {
    const { open, write, timeline } = device()
    write.mockRejectedValueOnce(failure('network')).mockResolvedValueOnce({ no: 'N1' })
    const money = open()
    await money.send(pay, body)
    await timeline.pass(60_000)
    expect(await money.send(pay, { ...body, account: 'other' })).toMatchObject({ is: 'done', key: 'key2' })
    expect(money.open()).toMatchObject([{ key: 'key2' }])
  })
})
