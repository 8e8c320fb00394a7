// Tests which of several wires is used, and how often a call leaves the page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge } from '../../../src/widgets/bridge/bridge'
import { allWires } from '../../../src/widgets/bridge/wire/probe'
import { NoEntry, type WireMessage, type Receive, type Wire } from '../../../src/widgets/bridge/wire/wire'
import { android } from '../../../tools/studio/shell/simulators/app'
import { simulatedPage } from './simulatedPage'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { after, user } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The behaviour of a wire. */
type Manner = 'answers' | 'is silent' | 'is missing' | 'throws'

function wire(manner: () => Manner) {
  const sent: (WireMessage & { answer: Receive })[] = []
  const made: Wire = {
    name: 'raw',
    platform: 'android',
    send(message, answer) {
      if (manner() === 'is missing') throw new NoEntry()
      sent.push({ ...message, answer })
      if (manner() === 'throws') throw new Error('no')
      if (manner() === 'answers') answer(message.name === 'hasNativeMethod' ? true : { ...user, code: 0 })
    },
    handle: vi.fn<Wire['handle']>(),
  }
  return { made, sent, names: () => sent.map(({ name }) => name) }
}

function open(manners: readonly Manner[], { isThere = true } = {}) {
  const wires = manners.map((_, index) => wire(() => manners[index] ?? 'is silent'))
  const there = new Set(isThere ? wires : [])
  const logs: string[] = []
  const bridge = createBridge({
    window: simulatedPage(android).window,
    log: (problem) => logs.push(problem),
    wires: wires.map((each) => () => (there.has(each) ? each.made : undefined)),
  })
  return { bridge, wires, there, logs, names: () => wires.map((each) => each.names()) }
}

describe('a question', () => {
  it.each<[string, Manner, number]>([
    ['after its time over the next wire, where the first is silent', 'is silent', 600],
    ['at once over the next, where the first throws', 'throws', 0],
    ['at once over the next, where the first has no entry', 'is missing', 0],
  ])('goes %s, which is kept', async (_what, manner, wait) => {
    const { bridge, names, wires } = open([manner, 'answers'])
    const call = bridge.call('getUserInfo', {})
    if (wait > 0) expect(await after(wait - 1, call)).toBe('open')
    expect(await after(1, call)).toMatchObject(user)
    expect(bridge.wire).toBe(wires[1]?.made)
    const before = names()[0]?.length
    await bridge.call('getUserInfo', {})
    expect([names()[0]?.length, names()[1]]).toEqual([before, ['getUserInfo', 'getUserInfo']])
  })

  it('uses only one wire if that one answers', async () => {
    const { bridge, names } = open(['answers', 'answers'])
    await bridge.call('getUserInfo', {})
    await vi.advanceTimersByTimeAsync(5000)
    expect(names()).toEqual([['getUserInfo'], []])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('times out without an answer, and leaves no timer', async () => {
    const { bridge, names } = open(['is silent', 'is silent'])
    expect(await after(3000, bridge.call('getUserInfo', {}))).toBeUndefined()
    expect(names()).toEqual([['getUserInfo'], ['getUserInfo']])
    await vi.advanceTimersByTimeAsync(1000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what changes something', () => {
  it.each<[string, Manner[], string[][]]>([
    ['waits until a wire is proven', ['is silent', 'answers'], [[], ['jumpToUser']]],
    ['goes over the surest wire where all are silent', ['is silent', 'is silent'], [['jumpToUser'], []]],
    ['goes over the next wire where the first has no entry', ['is missing', 'answers'], [[], ['jumpToUser']]],
    ['is not repeated where the first threw: it may have been taken', ['throws', 'is silent'], [['jumpToUser'], []]],
  ])('%s', async (_what, manners, expected) => {
    const { bridge, names } = open(manners)
    void bridge.call('jumpToUser', { uid: '7' })
    await vi.advanceTimersByTimeAsync(6000)
    expect(names().map((each) => each.filter((name) => name === 'jumpToUser'))).toEqual(expected)
  })

  it('is sent at once over a single wire, without a probing question', async () => {
    const { bridge, names } = open(['is silent'])
    void bridge.call('jumpToUser', { uid: '7' })
    expect(names()).toEqual([['jumpToUser']])
  })

  it.each([
    [700, 'does not go over the wire that is just being tried', ['is silent', 'is silent'], [1, 0]],
    [2900, 'waits for a wire that has just come, although no question is open', ['is silent', 'answers'], [0, 1]],
  ] as const)('%i ms after a question %s', async (at, _what, manners, expected) => {
    const { bridge, names, there, wires } = open(manners)
    const [, second] = wires
    if (second && at > 1000) there.delete(second)
    void bridge.call('getUserInfo', {})
    await vi.advanceTimersByTimeAsync(at)
    if (second) there.add(second)
    void bridge.call('jumpToUser', { uid: '7' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(names().map((each) => each.filter((name) => name === 'jumpToUser').length)).toEqual(expected)
  })

  it('keeps its order behind what waits for the same proof', async () => {
    const { bridge, names } = open(['is silent', 'answers'])
    for (const uid of ['1', '2', '3']) void bridge.call('jumpToUser', { uid })
    void bridge.call('stopLoading', {})
    await vi.advanceTimersByTimeAsync(700)
    expect(names()[1]).toEqual(['hasNativeMethod', 'jumpToUser', 'jumpToUser', 'jumpToUser', 'stopLoading'])
  })
})

it('a call that waits is not sent once the page was left', async () => {
  const { bridge, names } = open(['is silent', 'answers'])
  void bridge.call('jumpToUser', { uid: '7' })
  bridge.stop()
  await vi.advanceTimersByTimeAsync(6000)
  expect(names().flat()).toEqual(['hasNativeMethod'])
})

it.each(profiles)('$name has one wire: another one would take its messages away', (profile) => {
  const page = simulatedPage(profile.userAgent)
  profile.start(page).appear()
  vi.advanceTimersByTime(50)
  const found = allWires.flatMap((find) => find({ window: page.window, report: () => undefined }) ?? [])
  expect(found.map(({ name }) => name)).toEqual([profile.wire])
})

describe('late', () => {
  it('a late answer is passed once to its caller', async () => {
    const { bridge, wires, logs } = open(['is silent'])
    const late = vi.fn<(answer: object) => void>()
    expect(await after(3000, bridge.call('getUserInfo', {}, late))).toBeUndefined()
    const [sent] = wires[0]?.sent ?? []
    for (const uid of ['7', '8']) sent?.answer({ uid, token: 't' })
    expect(late.mock.calls).toEqual([[{ uid: '7', token: 't' }]])
    expect(logs).toEqual(['getUserInfo: no answer in time.', 'getUserInfo: an answer more, or one too late.'])
  })

  it.each([42, '}{', { uid: 7 }, { code: 1, res: user }, 'DefaultHandler response data'])(
    'an answer that does not fit is told to nobody: %j',
    async (given) => {
      const { bridge, wires } = open(['is silent'])
      const late = vi.fn<(answer: object) => void>()
      await after(3000, bridge.call('getUserInfo', {}, late))
      wires[0]?.sent[0]?.answer(given)
      expect(late).not.toHaveBeenCalled()
    },
  )

  it('an app that comes late gets the calls that timed out', async () => {
    const { bridge, there, wires } = open(['answers'], { isThere: false })
    const late = vi.fn<(answer: object) => void>()
    const [, other] = [bridge.call('getUserInfo', {}, late), bridge.call('getDeviceInfo', {})]
    expect(await after(3000, other)).toBeUndefined()
    const [first] = wires
    if (first) there.add(first)
    await vi.advanceTimersByTimeAsync(1000)
    expect(first?.names()).toEqual(['getUserInfo'])
    expect(late).toHaveBeenCalledOnce()
  })
})
