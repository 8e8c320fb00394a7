// Tests what a browser must have for a start, and that a start prepares the page while the rest loads.
import { expect, it, vi } from 'vitest'
import { isBelowFloor } from '../../src/engine/boot/belowFloor'
import { boot, lacksPolyfills } from '../../src/engine/boot/boot'
import type { PreparedStart } from '../../src/engine/boot/prepareStart'
import { deferred } from './kit'

const supports = (feature: string, value: string) => feature === 'aspect-ratio' && value === '1'
function setBrowser(more: { readonly [name: string]: unknown } = {}) {
  const browser = { CSS: { supports }, BroadcastChannel: vi.fn(), Intl: { Segmenter: vi.fn() }, ...more }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
}

it.each<[string, { readonly [name: string]: unknown }, boolean]>([
  ['all of it', {}, false],
  ['no CSS.supports of Chromium 28', { CSS: undefined }, true],
  ['no question for features', { CSS: {} }, true],
  ['no aspect-ratio of Chromium 88', { CSS: { supports: () => false } }, true],
  ['no BroadcastChannel of Safari 15.4', { BroadcastChannel: undefined }, true],
  ['no Intl.Segmenter of Firefox 125', { Intl: {} }, true],
  ['no Intl', { Intl: undefined }, true],
])('a browser with %s is below the floor: %j %s', (_what, browser, isBelow) => {
  setBrowser(browser)
  expect(isBelowFloor()).toBe(isBelow)
})

it.each<[string, object, string]>([
  ['Object.hasOwn', Object, 'hasOwn'],
  ['structuredClone', globalThis, 'structuredClone'],
  ['String.at', String.prototype, 'at'],
  ['Array.at', Array.prototype, 'at'],
  ['Array.findLastIndex', Array.prototype, 'findLastIndex'],
  ['Array.toSorted', Array.prototype, 'toSorted'],
])('a browser without %s needs the file that adds it', (_name, holder, member) => {
  expect(lacksPolyfills()).toBe(false)
  const own = Object.getOwnPropertyDescriptor(holder, member)
  Reflect.deleteProperty(holder, member)
  const isLacking = lacksPolyfills()
  if (own) Object.defineProperty(holder, member, own)
  expect(isLacking).toBe(true)
})

it('the page is prepared while the rest loads, and the rest goes on with it', async () => {
  setBrowser({ Intl })
  const prepared = deferred<PreparedStart>()
  const prepare = vi.fn(() => prepared.promise)
  const main = vi.fn((start: Promise<PreparedStart>) => start.then(() => undefined))
  const load = vi.fn(async () => ({ main }))
  boot(prepare, load)
  await vi.waitFor(() => expect(main).toHaveBeenCalledTimes(1))
  expect([prepare.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
  const start = { marketId: 'first' } as PreparedStart
  prepared.resolve(start)
  expect(await main.mock.calls[0]?.[0]).toBe(start)
})

it('below the floor nothing is loaded: the guard already says why', async () => {
  setBrowser({ BroadcastChannel: undefined })
  const nothing = vi.fn(() => new Promise<never>(() => {}))
  boot(nothing, nothing)
  await Promise.resolve()
  expect(nothing).not.toHaveBeenCalled()
})
