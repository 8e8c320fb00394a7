// Tests the scripts of real apps, if a folder has them, with the same cases as our simulators.
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { faults } from './faults'
import { scriptOf } from '../../../tools/studio/server/realScripts'
import { shimProfiles } from './shims'
import { user } from './stand'
import { wireCases } from './wireCases'
import { shimWire } from '../../../src/widgets/bridge/wire/shim'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function cases(profiles: readonly Profile[]): void {
  describe.each(profiles)('$name', (profile) => {
    wireCases(profile)

    it.each(Object.entries(faults))('S7-06 %s', async (_name, run) => {
      const { page, bridge, logs } = await run(profile)
      await bridge.decided
      expect(page.errors).toEqual([])
      expect(logs.join('\n')).not.toContain(user.token)
    })
  })
}

it.each([
  ['that nobody has started is started once', {}, 1],
  ['that somebody has started is left as it is', { _messageHandler: () => {} }, 0],
])('S7-06 a script %s', (_what, state, times) => {
  const script = { init: vi.fn(), registerHandler: vi.fn(), callHandler: vi.fn(), ...state }
  const ground = { window: globalThis as unknown as Window, report: () => {} }
  const wire = shimWire({ name: 'webViewBridge', platform: 'ios', find: () => script }, ground)
  for (const id of ['1', '2']) wire.send({ id, name: 'share', data: {} }, () => {})
  expect(script.init).toHaveBeenCalledTimes(times)
  expect(script.callHandler).toHaveBeenCalledTimes(2)
})

const { BRIDGE_SHIMS_DIR: folder } = process.env

describe('a real script', () => {
  it.skipIf(!folder)('is tried: skipped unless BRIDGE_SHIMS_DIR names a folder that has some', () => {
    expect(real.length).toBeGreaterThan(0)
  })

  const real = folder ? shimProfiles(folder) : []
  cases(real)
})

describe('the loader', () => {
  const own = join(import.meta.dirname, 'ownShims')
  cases(shimProfiles(own))

  it('wants a script of a name that it knows', () => {
    expect(() => shimProfiles(import.meta.dirname + '/../../../schemas')).toThrow(
      /no script of a known name: WebViewJavascriptBridge\.js, /,
    )
  })

  it.each([
    ['of its own', ';(function() { a(); })();'],
    [
      'in Objective-C',
      '#define __wvjb_js_func__(x) #x\n s = @__wvjb_js_func__(\n;(function() { a(); })();\n ); // END x\n}',
    ],
    ['in Swift', 'let js = """\n;(function() { a(); })();\n"""\n'],
  ])('reads a script %s', (_where, text) => {
    expect(scriptOf(text)).toBe(';(function() { a(); })();')
  })
})
