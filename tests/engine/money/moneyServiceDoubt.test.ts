import { describe, expect, it, vi } from 'vitest'
import { body, device, failure, pay } from './setUp'

const never = () => new Promise<never>(() => undefined)

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

  it('of somebody else it says nothing', () => {
    expect(withRecord({ uid: '9' }).money.open()).toEqual([])
  })
})

describe('F35 without storage', () => {
  it.each([
    ['absent', () => null],
    [
      'forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('%s: the page itself still sends once, and says once that it remembers alone', async (_, storage) => {
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
  })
})

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

describe('F02 F24 other people', () => {
  it('do not see it, do not check it and do not wait for it; it is back when its owner is back', async () => {
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
})
