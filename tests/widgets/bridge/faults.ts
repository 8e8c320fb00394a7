// Faults of an app, and the expected outcomes.
import { expect, vi } from 'vitest'
import { simulatedPage } from './simulatedPage'
import type { Call, Profile } from '../../../tools/studio/shell/simulators/app'
import { after, stand, user, type Stand } from './stand'
import { createBridge } from '../../../src/widgets/bridge/bridge'

/** Longer than any timely answer, and shorter than the deadline of a read. */
const soon = 1000
const deadline = 3000

type Run = (profile: Profile) => Promise<Stand>

/** Makes a fault in the answer to one call, with the expected result of the call. */
function answering(answer: (call: Call, stand: Stand) => void, expected: unknown, wait = soon): Run {
  return async (profile) => {
    const all = stand(profile)
    await vi.advanceTimersByTimeAsync(soon)
    all.app.onCall = (call) => answer(call, all)
    expect(await after(wait, all.bridge.call('getUserInfo', {}))).toEqual(expected)
    return all
  }
}

const long = 'x'.repeat(5 * 1024 * 1024)

export const faults: { readonly [name: string]: Run } = {
  async absent(profile) {
    const all = stand(profile, { appear: false })
    const call = all.bridge.call('getUserInfo', {})
    expect(await after(deadline, call)).toBeUndefined()
    expect(all.bridge.state).toBe('none')
    expect(await after(0, all.bridge.call('chooseImage', {}))).toEqual([])
    return all
  },
  async late(profile) {
    const all = stand(profile, { appear: false })
    all.app.onCall = ({ answer }) => answer(user)
    expect(await after(5000, all.bridge.call('getUserInfo', {}))).toBeUndefined()
    all.app.appear()
    await vi.advanceTimersByTimeAsync(soon)
    expect(all.bridge.state).toBe('ready')
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toEqual(user)
    return all
  },
  async 'there twice'(profile) {
    const all = stand(profile)
    const calls = vi.fn<(call: Call) => void>(({ answer }) => answer(user))
    all.app.onCall = calls
    await vi.advanceTimersByTimeAsync(soon)
    all.app.appear()
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toEqual(user)
    all.app.appear()
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toEqual(user)
    expect(calls).toHaveBeenCalledTimes(2)
    return all
  },
  'never answers': answering(() => undefined, undefined, deadline),
  'answers twice': answering(({ answer }) => {
    answer(user)
    answer({ uid: 'another', token: 'b' })
  }, user),
  'answers another call': answering(({ id }, { app }) => app.answer(`${id}9`, user), undefined, deadline),
  async 'after unmount'(profile) {
    const all = stand(profile)
    await vi.advanceTimersByTimeAsync(soon)
    let late: Call | undefined
    all.app.onCall = (call) => {
      late = call
    }
    const call = all.bridge.call('getUserInfo', {})
    await vi.advanceTimersByTimeAsync(soon)
    all.bridge.stop()
    expect(await after(0, call)).toBeUndefined()
    late?.answer(user)
    all.app.callPage('n', 'onResume', {})
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toBeUndefined()
    return all
  },
  async 'after a reload'(profile) {
    const old = stand(profile, { firstId: 1000 })
    await vi.advanceTimersByTimeAsync(soon)
    let late: Call | undefined
    old.app.onCall = (call) => {
      late = call
    }
    void old.bridge.call('getUserInfo', {})
    await vi.advanceTimersByTimeAsync(soon)
    // Ids contain the time, so a later page has other ids.
    const all = stand(profile, { firstId: 2000 })
    await vi.advanceTimersByTimeAsync(soon)
    all.app.onCall = ({ answer }) => {
      all.app.answer(late?.id ?? '', { uid: 'of the last page', token: 'x' })
      answer(user)
    }
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toEqual(user)
    return all
  },
  async throws(profile) {
    const all = stand(profile)
    await vi.advanceTimersByTimeAsync(soon)
    all.app.isBroken = true
    expect(await after(deadline, all.bridge.call('getUserInfo', {}))).toBeUndefined()
    return all
  },
  garbage: answering(
    ({ answer }, { app }) => {
      for (const text of ['}{', '', 'null', '[]', '"', '{"responseId":{}}', '\u0000']) app.babble(text)
      answer('}{ garbage')
    },
    undefined,
    deadline,
  ),
  'the wrong type': answering(({ answer }) => answer(42), undefined),
  '5 MB': async (profile) => {
    const all = await answering(({ answer }) => answer({ uid: '7', token: long }), {
      uid: '7',
      token: long.slice(0, 65_536),
    })(profile)
    all.app.onCall = ({ answer }) => answer(long)
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toBeUndefined()
    return all
  },
  'U+2028': answering(({ answer }) => answer({ uid: 'a\u2028b\u2029', token: '\'\\"' }), {
    uid: 'a\u2028b\u2029',
    token: '\'\\"',
  }),
  null: answering(({ answer }) => answer(null), undefined, deadline),
  'JSON in a string': answering(({ answer }) => answer(JSON.stringify(user)), user),
  'a code other than 0': answering(({ answer }) => answer({ code: 7, msg: 'no', res: user, ...user }), undefined),
  async 'a method missing'(profile) {
    const page = simulatedPage(profile.userAgent)
    const app = profile.start(page)
    app.missing.add('getUserInfo')
    app.appear()
    const logs: string[] = []
    const bridge = createBridge({ window: page.window, log: (problem) => logs.push(problem) })
    await vi.advanceTimersByTimeAsync(soon)
    expect(await after(deadline, bridge.call('getUserInfo', {}))).toBeUndefined()
    expect(logs).toHaveLength(1)
    return { page, app, bridge, logs }
  },
  async 'a burst of 100'(profile) {
    const all = stand(profile)
    await vi.advanceTimersByTimeAsync(soon)
    all.app.onCall = ({ data, answer }) => answer(String(data['name']).endsWith('7'))
    const calls = Array.from({ length: 100 }, (_, index) => all.bridge.call('hasNativeMethod', { name: `f${index}` }))
    const answers = await after(deadline, Promise.all(calls))
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => index % 10 === 7))
    return all
  },
  async 'out of order'(profile) {
    const all = stand(profile)
    await vi.advanceTimersByTimeAsync(soon)
    const held: Call[] = []
    all.app.onCall = (call) => void held.push(call)
    const calls = Promise.all([1, 2, 3, 4, 5].map((index) => all.bridge.call('hasNativeMethod', { name: `f${index}` })))
    await vi.advanceTimersByTimeAsync(soon)
    for (const { data, answer } of held.reverse()) answer(data['name'] === 'f2')
    expect(await after(soon, calls)).toEqual([false, true, false, false, false])
    return all
  },
  async 're-entrant'(profile) {
    const all = stand(profile)
    await vi.advanceTimersByTimeAsync(soon)
    const inner: Promise<unknown>[] = []
    all.bridge.on('onResume', () => void inner.push(all.bridge.call('hasNativeMethod', { name: 'f' })))
    all.app.onCall = ({ name, answer }) => {
      if (name === 'getUserInfo') all.app.callPage('n', 'onResume', {})
      answer(name === 'getUserInfo' ? user : true)
    }
    expect(await after(soon, all.bridge.call('getUserInfo', {}))).toEqual(user)
    expect(await after(soon, Promise.all(inner))).toEqual([true])
    return all
  },
}
