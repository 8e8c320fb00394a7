// 13 apps × 20 faults: each call settles, nothing throws, and the log contains no data.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faults } from './faults'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { stand, user } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the matrix is whole', () => {
  expect([profiles.length, Object.keys(faults).length]).toEqual([13, 20])
})

describe.each(profiles)('$name', (profile) => {
  it.each(Object.entries(faults))('F42 S7-06 %s', async (_name, run) => {
    const { page, bridge, logs } = await run(profile)
    // An undecided bridge would block the test here.
    await bridge.decided
    expect(page.errors).toEqual([])
    expect(logs.join('\n')).not.toContain(user.token)
  })
})

it.each(profiles)('F42 S7-06 with $name it is decided within 3 s whether there is an app', async (profile) => {
  const { bridge } = stand(profile, { appear: false })
  const decided = vi.fn<() => void>()
  void bridge.decided.then(decided)
  await vi.advanceTimersByTimeAsync(2999)
  expect(decided).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(decided).toHaveBeenCalledOnce()
})
