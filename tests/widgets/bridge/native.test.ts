// Tests how the checker and the client use schemas/native.json.
import { expect, it } from 'vitest'
import { nativeCalls, nativeText } from '../../../tools/cli/generate/native'
import { readContract } from '../../../tools/cli/generate/schemaSet'
import { root } from '../../../tools/cli/root'

const contract = readContract(root)

it('one more function is one more entry, with its shapes', () => {
  const more = { kind: 'navigate', args: 'bridge.json#/$defs/RoomTarget' }
  const text = nativeText({ ...contract, native: { jumpToMoon: more } })
  expect(text).toContain('"jumpToMoon"')
  expect(text).toContain('"rid"')
  expect(nativeCalls({ ...contract, native: { jumpToMoon: more } })).toEqual([['jumpToMoon', more]])
})

it('a schema that is not there is named', () => {
  const wrong = { kind: 'navigate', args: 'bridge.json#/$defs/Moon' }
  expect(() => nativeText({ ...contract, native: { jumpToMoon: wrong } })).toThrow('bridge.json#/$defs/Moon')
})
