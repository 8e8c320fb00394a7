import { describe, expect, it, vi } from 'vitest'
import { nativeFunctions } from '../../../src/generated/native'
import type { Bridge } from '../../../src/widgets/bridge/bridge'
import { createGatekeeper } from '../../../src/widgets/bridge/gatekeeper'
import { isNewerVersion, passesAndroid, passesGate, passesIos } from '../../../src/widgets/bridge/gates'

const gate = { ios: '1.3.14', androidAbove: 89 }

describe('F43 S5-01 the gate of iOS', () => {
  it.each<[unknown, boolean]>([
    ['1.3.14', true],
    ['1.3.9', false],
    ['1.10.0', true],
    ['1.3.14.0', true],
    ['01.03.014', true],
    ['0.0.0', true],
    ['{ip}', true],
    ['', false],
    ['1.3.x', false],
    ['1..4', false],
    ['1e3', false],
    ['0.0.1', false],
    [2, false],
  ])('%j: %s', (version, passes) => {
    expect(passesIos('1.3.14', version)).toBe(passes)
  })

  it.each([
    ['1.3.14', '1.3.14', false],
    ['1.3.14', '1.3.9', true],
    ['1.3.14', '1.10.0', false],
    ['1.3.14', '1.3', true],
    ['1.3', '1.3.0.0', false],
    ['2', '1.99.99', true],
  ])('%s is newer than %s: %s', (first, second, newer) => {
    expect(isNewerVersion(first, second)).toBe(newer)
  })
})

describe('F43 S5-02 the gate of Android', () => {
  it.each<[unknown, boolean]>([
    [88, false],
    [89, false],
    [90, true],
    ['89', false],
    ['90', true],
    ['', false],
    [[90], false],
  ])('%j: %s', (versionCode, passes) => {
    expect(passesAndroid(89, versionCode)).toBe(passes)
  })
})

it.each([
  ['ios', { version: '1.3.14', versionCode: 1 }, true],
  ['ios', { version: '1.3.13', versionCode: 999 }, false],
  ['android', { version: '9.9.9', versionCode: 89 }, false],
  ['android', { version: '0.0.1', versionCode: 90 }, true],
  ['ios', undefined, false],
  ['android', undefined, false],
] as const)('F43 S5-01 S5-02 on %s with %j: %s', (platform, app, passes) => {
  expect(passesGate(gate, platform, app)).toBe(passes)
})

it('F43 S5-02 choosing and uploading images have the gate, and nothing else has one', () => {
  const gated = Object.entries(nativeFunctions).flatMap(([name, does]) => ('gate' in does ? [[name, does.gate]] : []))
  expect(gated).toEqual([
    ['chooseImage', gate],
    ['uploadFile', gate],
  ])
})

describe('S5-03 the gatekeeper', () => {
  const old = { code: 0, res: { version: '1.3.13', versionCode: 1 } }
  const fresh = { code: 0, res: { version: '1.3.14', versionCode: 1 } }

  /** A gatekeeper in an iOS app that gives these answers about itself, one after the other. */
  function gatekeeper(...answers: readonly unknown[]) {
    const call = vi.fn<() => Promise<unknown>>()
    for (const answer of answers) call.mockResolvedValueOnce(answer)
    const log = vi.fn<(problem: string) => void>()
    const bridge = { decided: Promise.resolve(), wire: { platform: 'ios' }, call } as unknown as Bridge
    const keeper = createGatekeeper(bridge, log)
    return { call, log, passes: () => keeper.passes('chooseImage', nativeFunctions.chooseImage) }
  }

  it('asks again after an answer that did not come, so that one miss does not close the gate for good', async () => {
    const { passes, call } = gatekeeper(undefined, fresh)
    expect([await passes(), await passes()]).toEqual([false, true])
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('asks once where an answer came, and logs a missing function once', async () => {
    const { passes, call, log } = gatekeeper(old, fresh)
    expect([await passes(), await passes()]).toEqual([false, false])
    expect(call).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
  })
})
