// Tests how the checker and the client use schemas/native.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nativeCalls, nativeText } from '../../../tools/cli/generate/native'
import { readContract } from '../../../tools/cli/generate/schemaSet'
import { root } from '../../../tools/cli/root'
import { nativeEvents, nativeFunctions } from '../../../src/generated/native'

const contract = readContract(root)

it('the checked-in table equals the generated one', () => {
  expect(readFileSync(join(root, 'src/generated/native.ts'), 'utf8')).toBe(nativeText(contract))
})

it('names functions and defines no shapes', () => {
  expect(Object.keys(contract.set)).not.toContain('native.json')
  expect(contract.set['bridge.json']).toBeDefined()
})

it('pages may call the functions of the app, and not those of the page', () => {
  expect(nativeCalls(contract).map(([name]) => name)).toEqual(Object.keys(nativeFunctions))
  expect(Object.keys(nativeEvents)).toEqual(['onProgress', 'onTransparentView', 'onResume', 'onBackButton'])
})

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
