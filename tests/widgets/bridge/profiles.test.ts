import { type HostInfo, type HostInfoResult, requestHostInfo } from '@pagewright/engine/tools'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppHost, createAppHost } from '../../../src/widgets/bridge/host'
import { createLazyHost } from '../../../src/widgets/bridge/lazyHost'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { faults } from './faults'
import { simulatedPage } from './simulatedPage'
import { stand, user } from './stand'
import { type Scene, type StartFault, startFaults } from './startFaults'

// 13 apps, 20 faults and 3 moments in pairs, each at one of an app's arrival: a page starts in time, and knows only the right account.
describe('moments', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  /** Milliseconds until the app and our code for apps arrive. That code starts to load at 0. */
  const moments = {
    'before our scripts': { comes: undefined, code: 300 },
    'between our scripts': { comes: 150, code: 300 },
    'after our scripts': { comes: 900, code: 0 },
  } as const

  /** How long a start waits for the app. The page may need as long again. */
  const patience = 1500

  const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

  interface Started {
    readonly scene: Scene
    readonly facts: HostInfoResult | undefined
    readonly late: readonly HostInfo[]
    readonly writes: number
    readonly logs: readonly string[]
  }

  /** Starts a page in an app. A person presses something as soon as it is shown. */
  async function start(profile: Profile, fault: StartFault, moment: (typeof moments)[keyof typeof moments]) {
    const page = simulatedPage(profile.userAgent)
    const scene: Scene = { profile, page, app: profile.start(page) }
    const logs: string[] = []
    const late: HostInfo[] = []
    let writes = 0
    let facts: HostInfoResult | undefined
    scene.app.onCall = (call) => {
      if (call.name === 'jumpToUser') writes += 1
      if (call.name === 'getUserInfo' && fault.answer) fault.answer(call, scene)
      else if (call.name === 'getUserInfo') call.answer(user)
    }
    fault.prepare?.(scene)
    const comes = moment.comes === undefined && !fault.wait ? undefined : (moment.comes ?? 0) + (fault.wait ?? 0)
    if (comes === undefined) scene.app.appear()
    else setTimeout(() => scene.app.appear(), comes)

    const open = (): AppHost => createAppHost({ window: page.window, scheme: 'lumi', log: (line) => logs.push(line) })
    const host = createLazyHost({ window: page.window, load: () => sleep(moment.code).then(open) })
    const begin = async () => {
      facts = await requestHostInfo(host, { isUserWanted: true, timeoutMs: patience, late: (one) => late.push(one) })
      void host.call('jumpToUser', { uid: '9' })
    }
    void begin()
    await vi.advanceTimersByTimeAsync(patience)
    const atStart = facts
    await vi.advanceTimersByTimeAsync(13_000)
    const started: Started = { scene, facts: atStart, late, writes, logs }
    return started
  }

  /** Each app with a third of the faults, each fault at each moment. Each kind of app loses its object in its own way. */
  const cases = profiles.flatMap((profile, app) =>
    Object.entries(startFaults).flatMap(([name, fault], at) => {
      const [moment, when] = Object.entries(moments)[Math.floor(app / 3) % 3] ?? []
      const isMet = (app + at) % 3 === 0 || name === 'its object disappears'
      return isMet && moment && when ? [{ app: profile.name, name, moment, profile, fault, when }] : []
    }),
  )

  it.each(cases)('F42 S7-06 $app, $name, $moment', async ({ profile, fault, when }) => {
    const { scene, facts, late, writes, logs } = await start(profile, fault, when)
    const lateUsers = late.flatMap((one) => one.user ?? [])
    expect(facts, 'the start has gone on').toBeDefined()
    expect([facts?.user, lateUsers]).toEqual(
      { 'at once': [user, []], late: [undefined, [user]], nobody: [undefined, []] }[fault.known],
    )
    expect(writes).toBe(fault.isDeaf ? 0 : 1)
    expect(scene.page.errors).toEqual([])
    expect(logs.join('\n')).not.toContain(user.token)
  })
})

// Each app with half of the faults: each call settles, nothing throws, and the log contains no data.
describe('faults', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  const cases = profiles.flatMap((profile, app) =>
    Object.entries(faults).flatMap(([name, run], at) =>
      (app + at) % 2 === 0 || ['throws', 'there twice'].includes(name)
        ? [{ app: profile.name, name, profile, run }]
        : [],
    ),
  )

  it.each(cases)('F42 S7-06 $app, $name', async ({ profile, run }) => {
    const { page, bridge, logs } = await run(profile)
    // An undecided bridge would block the test here.
    await bridge.decided
    expect(page.errors).toEqual([])
    expect(logs.join('\n')).not.toContain(user.token)
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
})
