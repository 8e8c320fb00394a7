// Runs DSBridge's published script in the page. Our simulators speak the same protocol, and our code works beside it.
import published from 'dsbridge/dist/dsbridge.js?raw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { dsAndroid, dsIos } from '../../../tools/studio/shell/simulators/dsBridge'
import type { Page } from '../../../tools/studio/shell/simulators/page'
import { simulatedPage } from './simulatedPage'
import { createBridge } from '../../../src/widgets/bridge/bridge'
import { faults } from './faults'
import { runScript } from './pageScript'
import { after, user } from './stand'
import { wireCases } from './wireCases'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Listener = (data: unknown, done?: (value: unknown) => void) => unknown

/** The globals of the package. */
interface DsBridge {
  call(name: string, data: unknown, done?: (value: unknown) => void): unknown
  register(name: string, listener: Listener): void
  registerAsyn(name: string, listener: Listener): void
  hasNativeMethod(name: string, type?: string): unknown
}

function load(page: Page): DsBridge {
  runScript(page, published, 'dsbridge.js')
  return page.globals['dsBridge'] as DsBridge
}

const apps = [dsAndroid, dsIos]

/** The same app in a page that has loaded the package before our code. */
const withPackage = apps.map((profile): Profile => ({
  ...profile,
  name: `${profile.name}, with the published package`,
  start(page) {
    const app = profile.start(page)
    load(page)
    return app
  },
}))

describe.each(withPackage)('$name', (profile) => {
  wireCases(profile)

  it.each(Object.entries({ garbage: faults.garbage, throws: faults.throws }))('S7-06 %s', async (_name, run) => {
    const { page, logs } = (await run?.(profile)) ?? expect.fail('There is no such fault.')
    expect(page.errors).toEqual([])
    expect(logs.join('\n')).not.toContain(user.token)
  })
})

describe.each(apps)('the package alone, $name', (profile) => {
  function open() {
    const page = simulatedPage(profile.userAgent)
    const app = profile.start(page)
    app.appear()
    return { app, page, theirs: load(page) }
  }

  it('calls our app, and each callback gets its own answer', () => {
    const { app, theirs, page } = open()
    const calls: unknown[] = []
    const held: (() => void)[] = []
    app.onCall = ({ name, data, answer }) => {
      calls.push([name, data])
      held.push(() => answer({ ...user, uid: data['uid'] }))
    }
    const answers: unknown[] = []
    for (const uid of ['1', 'ю"\\\u2028']) theirs.call('jumpToUser', { uid }, (value) => answers.push(value))
    for (const answer of held.reverse()) answer()
    expect(calls).toEqual([
      ['jumpToUser', { uid: '1' }],
      ['jumpToUser', { uid: 'ю"\\\u2028' }],
    ])
    expect(answers).toEqual([
      { ...user, uid: 'ю"\\\u2028' },
      { ...user, uid: '1' },
    ])
    expect([page.globals['dscb0'], page.globals['dscb1'], page.errors]).toEqual([undefined, undefined, []])
  })
})

describe.each(apps)('ours and the package, $name', (profile) => {
  /** Opens a page with both, in either order, and a listener for each. */
  async function open(first: 'ours' | 'theirs') {
    const page = simulatedPage(profile.userAgent)
    const app = profile.start(page)
    app.appear()
    let theirs = first === 'theirs' ? load(page) : undefined
    const logs: string[] = []
    const bridge = createBridge({ window: page.window, log: (problem) => logs.push(problem) })
    theirs ??= load(page)
    bridge.on('onBackButton', () => ({ isHandled: true }))
    theirs.register('theirs', () => 'heard')
    await vi.advanceTimersByTimeAsync(300)
    return { app, bridge, logs, page, theirs }
  }

  it.each(['ours', 'theirs'] as const)('%s first: each gets its own answers', async (first) => {
    const { app, bridge, logs, page, theirs } = await open(first)
    app.onCall = ({ data, answer }) => void setTimeout(() => answer({ code: 0, res: data }), 10)
    const answers: unknown[] = []
    const calls = Array.from({ length: 5 }, (_, index) => {
      theirs.call('appShare', { type: 1, text: `theirs ${index}` }, (value) => answers.push(value))
      return bridge.call('appShare', { type: 1, text: `ours ${index}` })
    })
    expect(await after(100, Promise.all(calls))).toEqual(
      calls.map((_call, index) => ({ code: 0, res: { type: 1, text: `ours ${index}` } })),
    )
    expect(answers).toEqual(calls.map((_call, index) => ({ code: 0, res: { type: 1, text: `theirs ${index}` } })))
    expect([logs, page.errors]).toEqual([[], []])
  })

  it.each(['ours', 'theirs'] as const)(
    '%s first: the app reaches both, each through its own listener',
    async (first) => {
      const { app, logs, page } = await open(first)
      app.callPage('n1', 'onBackButton', {})
      app.callPage('n2', 'theirs', {})
      app.callPage('n3', '_hasJavascriptMethod', 'theirs')
      app.callPage('n4', '_hasJavascriptMethod', 'onBackButton')
      app.callPage('n5', '_hasJavascriptMethod', 'nobodys')
      await vi.advanceTimersByTimeAsync(100)
      expect(Object.fromEntries(app.answered)).toEqual({
        n1: { isHandled: true },
        n2: 'heard',
        n3: true,
        n4: true,
        n5: false,
      })
      expect([logs, page.errors]).toEqual([[], []])
    },
  )
})
