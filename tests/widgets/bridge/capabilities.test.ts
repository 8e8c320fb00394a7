// Tests when an app is asked for its functions, and whether its answers count.
import { expect, it, vi } from 'vitest'
import type { Bridge } from '../../../src/widgets/bridge/bridge'
import { createCapabilities } from '../../../src/widgets/bridge/capabilities'

/** An app that may come late, and that has these functions. */
function app(state: Bridge['state'], known: readonly string[]) {
  const bridge = {
    state,
    decided: Promise.resolve(),
    call: vi.fn(async (_call: string, { name }: { readonly name: string }) => known.includes(name)),
  }
  const onDenied = vi.fn<() => void>()
  return { bridge, onDenied, capabilities: createCapabilities(bridge as unknown as Bridge, onDenied) }
}
const answered = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  ['that has the function', ['hasNativeMethod', 'openGame'], true],
  ['that lacks the function', ['hasNativeMethod'], false],
  ['that does not know the question', [], true],
])('an app %s is asked once', async (_what, known, may) => {
  const { bridge, onDenied, capabilities } = app('ready', known)
  for (let time = 0; time < 3; time += 1) {
    capabilities.may('openGame')
    await answered()
  }
  expect(capabilities.may('openGame')).toBe(may)
  expect(onDenied).toHaveBeenCalledTimes(may ? 0 : 1)
  expect(bridge.call.mock.calls.length).toBeLessThanOrEqual(2)
})

it('an app that comes after the search was over is asked then', async () => {
  const { bridge, onDenied, capabilities } = app('none', ['hasNativeMethod'])
  expect(capabilities.may('openGame')).toBe(true)
  await answered()
  expect(bridge.call).not.toHaveBeenCalled()
  bridge.state = 'ready'
  capabilities.may('openGame')
  await answered()
  expect(capabilities.may('openGame')).toBe(false)
  expect(onDenied).toHaveBeenCalledTimes(1)
})
