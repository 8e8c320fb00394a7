// Tests random answers of an app.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nativeFunctions } from '../../../src/generated/native'
import type { NativeFunction, NativeName } from '../../../src/widgets/bridge/nativeFunction'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { after, stand } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const names = Object.keys(nativeFunctions) as NativeName[]
const json = fc.jsonValue({ maxDepth: 4 })
const near = fc.record({ code: json, msg: json, res: json, uid: json, token: json, list: json }, { requiredKeys: [] })
const answer = fc.oneof(
  json,
  near,
  fc.string(),
  json.map((value) => JSON.stringify(value)),
  fc.anything(),
)

it('F42 S7-06 10,000 random answers settle their calls and throw nothing', async () => {
  const stands = profiles.map((profile) => stand(profile))
  await vi.advanceTimersByTimeAsync(1000)
  const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
  await fc.assert(
    fc.asyncProperty(fc.nat(profiles.length - 1), fc.constantFrom(...names), answer, async (index, name, value) => {
      const { app, bridge, page } = stands[index] ?? expect.fail('There is no such app.')
      app.onCall = (call) => {
        app.babble(JSON.stringify(value))
        call.answer(writable(value))
      }
      const outcome = await after(300_000, bridge.call(name, {}))
      const { answer }: NativeFunction = nativeFunctions[name]
      const types = answer?.type === 'array' ? Array.isArray(outcome) : true
      expect(outcome).not.toBe('open')
      expect(types).toBe(true)
      if (answer?.type === 'boolean') expect(typeof outcome).toBe('boolean')
      expect(page.errors).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before)
})

/** Returns a value as an app can send it. */
function writable(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}
