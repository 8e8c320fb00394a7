// Tests what is on the disk before a request leaves, what a killed browser tells when it is started again, and what is too
// late to leave.
import { describe, expect, it, vi } from 'vitest'
import type { DurableCopy } from '../../../src/engine/money/journal/durableCopy'
import type { Locks } from '../../../src/engine/money/journal/moneyClock'
import { body, device, failure, pay } from './setUp'

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

  it('the time counts from the tap, not from the call', async () => {
    const { open, write, timeline } = deviceWith(5)
    const tappedAt = timeline.now
    await timeline.pass(6000)
    expect(await open().send(pay, body, { tappedAt })).toMatchObject({ is: 'refused' })
    expect(write).not.toHaveBeenCalled()
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
