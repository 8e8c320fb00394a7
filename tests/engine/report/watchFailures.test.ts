// Checks that a start keeps the first failures, and loads the reporter of a market that has one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PreparedStart } from '../../../src/engine/boot/prepareStart'
import type { FailureEvent } from '../../../src/engine/report/failureEvent'
import { watchFailures } from '../../../src/engine/boot/watchFailures'
import { watchLeaving } from '../../../src/engine/lib/leaving'
import { settled } from './openPage'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

declare global {
  /** The settings and events that the reporter of a test got. */
  var reporterOfTest:
    | { readonly loads: number; readonly settings: unknown[]; readonly taken: FailureEvent[] }
    | undefined
}

/** A reporter as a built file. It records its calls. */
const built = [
  'data:text/javascript,const test = globalThis.reporterOfTest; test.loads += 1;',
  'export const startReporter = (...settings) => (test.settings.push(...settings), (event) => void test.taken.push(event)) // ',
].join('')
/** Each test needs a file of its own, because a module runs only once. */
let files = 0

interface Setup {
  readonly report?: { readonly url: string }
  readonly data?: string
  readonly code?: string
}

/** Starts to watch a page with the route `/orders`. */
function watch({ report, data = '/assets/routes-1/*.json', code = built }: Setup = {}) {
  const heard = new Map<string, { readonly hear: (event: object) => void; readonly isCapture: unknown }>()
  vi.stubGlobal('addEventListener', (type: string, hear: (event: object) => void, isCapture: unknown) =>
    heard.set(type, { hear, isCapture }),
  )
  vi.stubGlobal('location', { pathname: '/ORDERS/' })
  const seen = { loads: 0, settings: [] as unknown[], taken: [] as FailureEvent[] }
  vi.stubGlobal('reporterOfTest', seen)
  files += 1
  watchFailures({
    manifest: { buildUrls: { pages: `${code}${files} *`, data } },
    market: { report },
    marketId: 'north',
    environment: 'uat',
    site: { '/': {}, '/orders': {} },
    local: { get: () => undefined, set: () => true },
  } as unknown as PreparedStart)
  return { heard, seen, fail: (type: string, more: object = {}) => heard.get(type)?.hear({ type, ...more }) }
}

const report = { url: '/errors' }

it.each([
  ['of a market that has none', {}],
  ['while developing', { report, data: '' }],
])('the reporter %s is not loaded, and nothing is listened to', async (_name, setup) => {
  const { heard, seen } = watch(setup)
  vi.runAllTimers()
  await settled()
  expect(heard.size).toBe(0)
  expect(seen.loads).toBe(0)
})

it('the reporter loads once, some time after the page, with its settings', async () => {
  const { seen } = watch({ report })
  await settled()
  expect(seen.loads).toBe(0)
  vi.runAllTimers()
  await vi.waitFor(() => expect(seen.settings).toHaveLength(7))
  const [url, market, environment, data, , route, id] = seen.settings
  expect([url, market, environment, data]).toEqual(['/errors', 'north', 'uat', '/assets/routes-1/*.json'])
  expect((route as () => string)()).toBe('/orders')
  expect((id as () => string)()).toMatch(/^[\da-f]{32}$/)
})

it('the first failure loads it at once; those until then are kept in their order, later ones go on', async () => {
  const { fail, seen } = watch({ report })
  const types = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError', 'pw:caught']
  for (const type of types) fail(type)
  expect(seen.taken).toEqual([])
  await vi.waitFor(() => expect(seen.taken).toHaveLength(5))
  fail('error')
  vi.runAllTimers()
  await settled()
  expect(seen.taken.map(({ type }) => type)).toEqual([...types, 'error'])
  expect(seen.loads).toBe(1)
})

it('files that a browser aborts while the document is left are no failures', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('window', {
    addEventListener: (type: string, hear: () => void) => (type === 'beforeunload' ? hear() : undefined),
  })
  watchLeaving()
  const { fail, seen } = watch({ report })
  const image = { target: { src: '/assets/a.png' } }
  fail('vite:preloadError')
  fail('error', image)
  fail('error', { error: 'a mistake' })
  // A download leaves the document where it is.
  vi.setSystemTime(1_011_000)
  fail('error', image)
  vi.useRealTimers()
  await vi.waitFor(() => expect(seen.taken).toMatchObject([{ error: 'a mistake' }, image]))
})

it('at most twenty failures are kept', async () => {
  const { fail, seen } = watch({ report })
  for (let at = 0; at < 1000; at += 1) fail('error', { error: at })
  await vi.waitFor(() =>
    expect(seen.taken.map(({ error }) => error)).toEqual(Array.from({ length: 20 }, (_, at) => at)),
  )
})

it('files that do not load are heard of on the way down: their events do not come up', () => {
  expect(watch({ report }).heard.get('error')?.isCapture).toBe(true)
})

it('a reporter that does not load is no failure of the page, and is not asked for again', async () => {
  const refused = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', refused)
  const code = 'data:text/javascript,globalThis.reporterOfTest.loads += 1; throw new Error("gone") // '
  const { fail, seen } = watch({ report, code })
  fail('error')
  await vi.waitFor(() => expect(seen.loads).toBe(1))
  fail('error')
  vi.runAllTimers()
  await settled()
  process.off('unhandledRejection', refused)
  expect(refused.mock.calls).toEqual([])
  expect(seen.loads).toBe(1)
})
