import { describe, expect, it } from 'vitest'
import { body, device, failure, pay } from './setUp'

const never = () => new Promise<never>(() => undefined)

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
