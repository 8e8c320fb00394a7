import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserHost, type NativeHost } from '../../../src/engine/native/nativeHost'
import { requestHostInfo, type HostInfo } from '../../../src/engine/native/hostInfo'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const user = { uid: '7', token: 't' }
const device = { appVersion: '2.1', language: 'ar' }

/** Creates an app that answers after some milliseconds. */
function host(userAfter: number, deviceAfter: number): NativeHost {
  const answer = <Value>(value: Value, after: number) =>
    new Promise<Value>((resolve) => setTimeout(() => resolve(value), after))
  return {
    ...browserHost,
    isHosted: true,
    user: vi.fn(() => answer(user, userAfter)),
    device: () => answer(device, deviceAfter),
  }
}

async function ask(native: NativeHost, isUserWanted = true) {
  const late = vi.fn<(facts: HostInfo) => void>()
  const asked = requestHostInfo(native, { isUserWanted, timeoutMs: 2500, late })
  let found: HostInfo | undefined
  void asked.then((facts) => (found = facts))
  return { found: () => found, late }
}

it('S4-04 an app is asked for both at once, and the start continues when both are known', async () => {
  const { found, late } = await ask(host(100, 200))
  await vi.advanceTimersByTimeAsync(199)
  expect(found()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(found()).toEqual({ user, device, isTimedOut: false })
  expect(late).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it('a slow app does not delay the page; its later answer is passed on', async () => {
  const { found, late } = await ask(host(3000, 100))
  await vi.advanceTimersByTimeAsync(2500)
  expect(found()).toEqual({ device, isTimedOut: true })
  await vi.advanceTimersByTimeAsync(500)
  expect(late.mock.calls).toEqual([[{ user }]])
  expect(found()).toEqual({ device, isTimedOut: true })
})

it('S4-04 an answer that comes after the app was given up is handed on too', async () => {
  const late = vi.fn<(facts: HostInfo) => void>()
  const native: NativeHost = {
    ...browserHost,
    isHosted: true,
    user: (tell) => (setTimeout(() => tell?.(user), 9000), Promise.resolve(undefined)),
    device: (tell) => (setTimeout(() => tell?.(device), 8000), Promise.resolve(undefined)),
  }
  expect(await requestHostInfo(native, { isUserWanted: true, timeoutMs: 2500, late })).toEqual({ isTimedOut: false })
  await vi.advanceTimersByTimeAsync(9000)
  expect(late.mock.calls).toEqual([[{ device }], [{ user }]])
})
