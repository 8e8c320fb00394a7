// Tests the parts of the service that a person meets seldom: several clocks, several pages, a check by hand.
import { describe, expect, it, vi } from 'vitest'
import { body, device, failure, pay } from './setUp'

const never = () => new Promise<never>(() => undefined)
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

  it('by the clock of the device where the server no longer tells its time', async () => {
    const { other, world } = await pressedAgain(3000)
    world.state.knowsServer = false
    expect((await other.send(pay, body)).is).toBe('justDone')
  })

  it.each([hour, -hour])('and no longer than that where it was set by %i ms meanwhile', async (setMs) => {
    const { other, world } = await pressedAgain(12_000)
    world.state.knowsServer = false
    world.state.setMs = setMs
    expect((await other.send(pay, body)).is).toBe('done')
  })

  it('in the page of the success, whatever is set, where the server never tells its time', async () => {
    const { money, world } = await pressedAgain(0, async ({ state }) => {
      state.knowsServer = false
    })
    world.state.setMs = hour
    expect((await money.send(pay, body)).is).toBe('justDone')
  })

  it.each([
    [9000, 'justDone'],
    [11_000, 'done'],
  ])('%i ms later, in a page that heard of it after 8 s, before the clock was set: %s', async (ms, is) => {
    const world = device()
    world.state.knowsServer = false
    world.write.mockResolvedValue({ no: 'N1' })
    const [money, other] = [world.open(), world.open()]
    await money.send(pay, body)
    await money.acknowledge('key1')
    await world.timeline.pass(8000)
    await other.resume()
    world.state.setMs = hour
    await world.timeline.pass(ms - 8000)
    expect((await other.send(pay, body)).is).toBe(is)
  })

  it('a page that knew the request before its end counts from the end', async () => {
    const world = device()
    world.state.knowsServer = false
    world.write.mockImplementation(
      () => new Promise((resolve) => world.timeline.after(20_000, () => resolve({ no: 'N1' }))),
    )
    const [money, other] = [world.open(), world.open()]
    void money.send(pay, body)
    await world.timeline.pass(1000)
    await other.resume()
    await world.timeline.pass(20_000)
    await money.acknowledge('key1')
    await other.resume()
    world.state.setMs = hour
    expect((await other.send(pay, body)).is).toBe('justDone')
  })
})

describe('F21 a check by hand', () => {
  it('brings back what the storage has lost', async () => {
    const { open, write, storage } = device()
    write.mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    storage.clear()
    await money.check('key1')
    expect(storage.getItem('p.money')).toContain('"key":"key1"')
  })

  it('of a record that cannot be read tells the page that it is checked now', async () => {
    const { open, storage } = device()
    const record = { key: 'k1', endpoint: pay, uid: '7', facts: { amount: '10', to: '8' }, state: 'checking' }
    storage.setItem('p.money', JSON.stringify([record]))
    const money = open()
    money.open()
    const told = vi.fn<() => void>()
    money.subscribe(told)
    await money.check('k1')
    expect(told).toHaveBeenCalled()
  })

  it('three answers "not found" are needed, even after the minute', async () => {
    const { open, write, read, timeline } = device()
    write.mockRejectedValue(failure('network'))
    read.mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    await timeline.pass(61_000)
    read.mockResolvedValue({ list: [], has_more: false })
    const states = []
    for (let check = 0; check < 3; check += 1) {
      await money.check('key1')
      await timeline.pass(0)
      states.push(money.open()[0]?.state)
    }
    expect(states).toEqual(['checking', 'checking', 'free'])
  })

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

  it('asks nothing about a request of its own that still waits for its answer', async () => {
    const { open, write, read, timeline } = device()
    write.mockImplementation(never)
    const money = open()
    void money.send(pay, body)
    await timeline.pass(1000)
    await money.resume()
    await timeline.pass(13_000)
    expect(read).not.toHaveBeenCalled()
  })
})
