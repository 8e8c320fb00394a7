// Tests the bridge itself, over a wire that the test controls.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBridge } from '../../../src/widgets/bridge/bridge'
import type { NativeName } from '../../../src/widgets/bridge/nativeFunction'
import type { WireMessage, Receive, Wire } from '../../../src/widgets/bridge/wire/wire'
import { jsBridge1 } from '../../../tools/studio/shell/simulators/jsBridge1'
import { jsBridge2 } from '../../../tools/studio/shell/simulators/jsBridge2'
import { simulatedPage } from './simulatedPage'
import { after, stand, user } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/124.0 Safari/537.36'

function open({ isThere = true } = {}) {
  const sent: (WireMessage & { answer: Receive })[] = []
  const wire: Wire = {
    name: 'raw',
    platform: 'ios',
    send: vi.fn<Wire['send']>((message, answer) => void sent.push({ ...message, answer })),
    handle: vi.fn<Wire['handle']>(),
  }
  const logs: string[] = []
  const world = { isThere }
  const find = vi.fn(() => (world.isThere ? wire : undefined))
  const bridge = createBridge({
    window: simulatedPage(browser).window,
    log: (problem) => logs.push(problem),
    wires: [find],
    firstId: 40,
  })
  return { bridge, sent, logs, wire, world, find }
}

it('the first answer wins; others are logged and dropped', async () => {
  const { bridge, sent, logs } = open()
  const call = bridge.call('getUserInfo', {})
  expect(sent[0]?.id).toBe('41')
  for (const uid of ['7', '8', '9']) sent[0]?.answer({ uid, token: 't' })
  expect(await call).toEqual({ uid: '7', token: 't' })
  expect(logs).toEqual(Array(2).fill('getUserInfo: an answer more, or one too late.'))
})

it('F01 the log contains no data that was sent or answered', async () => {
  const { bridge, sent, logs } = open()
  const data = { ...user, note: 'a secret' }
  for (const given of [data, JSON.stringify(data), [data], { code: 7, res: data }, { res: { uid: data } }]) {
    const call = bridge.call('getUserInfo', data)
    sent.at(-1)?.answer(given)
    sent.at(-1)?.answer(given)
    await call
  }
  expect(logs.length).toBeGreaterThanOrEqual(5)
  expect(logs.join()).not.toMatch(/secret/)
})

it('no call leaves a timer behind', async () => {
  const { bridge, sent } = open()
  const call = bridge.call('getUserInfo', {})
  // One timer for the deadline, and one for the next wire.
  expect(vi.getTimerCount()).toBe(2)
  sent[0]?.answer(user)
  await call
  expect(vi.getTimerCount()).toBe(0)
})

it('S7-06 an app that throws settles the call at once', async () => {
  const { bridge, logs, wire } = open()
  vi.mocked(wire.send).mockImplementation(() => {
    throw new Error('no')
  })
  expect(await after(0, bridge.call('uploadFile', { images: [] }))).toEqual([])
  expect(logs).toEqual(['uploadFile: the app did not take it.'])
})

it.each<[NativeName, object, number]>([
  ['getUserInfo', {}, 3_000],
  ['jumpToUser', { uid: '1' }, 5_000],
  ['chooseImage', {}, 300_000],
  ['uploadFile', { images: ['a'] }, 60_000],
  ['uploadFile', { images: ['a', 'b', 'c'] }, 180_000],
])('S7-06 %s %j waits %i ms for an answer', async (name, data, deadline) => {
  const { bridge, logs } = open()
  const settled = vi.fn<(value: unknown) => void>()
  void bridge.call(name, data as never).then(settled)
  await vi.advanceTimersByTimeAsync(deadline - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
  expect(logs).toEqual([`${name}: no answer in time.`])
})

it('in a browser nothing is looked for after 3 s, but a call looks once more', async () => {
  const { bridge, find, sent, world } = open({ isThere: false })
  await vi.advanceTimersByTimeAsync(10_000)
  const looked = find.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(find).toHaveBeenCalledTimes(looked)
  world.isThere = true
  void bridge.call('closeWebview', {})
  expect([bridge.state, sent.length]).toEqual(['ready', 1])
})

it('JsBridge 2: a method that is not there settles the call at once', async () => {
  const { bridge, page } = stand(jsBridge2)
  delete (page.globals['WebViewJavascriptBridge'] as { [name: string]: unknown })['getUserInfo']
  expect(await after(0, bridge.call('getUserInfo', {}))).toBeUndefined()
})

it.each([0, 5, 10, 60])(
  'S7-06 a call %i ms after another one reaches an app that reads the address of a frame',
  async (gap) => {
    const { app, bridge } = stand(jsBridge1)
    const heard: string[] = []
    app.onCall = ({ name }) => void heard.push(name)
    void bridge.call('jumpToFriend', {})
    await vi.advanceTimersByTimeAsync(gap)
    void bridge.call('gotoBroadcast', {})
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard).toEqual(['jumpToFriend', 'gotoBroadcast'])
  },
)
