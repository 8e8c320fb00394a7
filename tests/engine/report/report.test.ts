import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreparedStart } from '../../../src/engine/boot/prepareStart'
import { watchFailures } from '../../../src/engine/boot/watchFailures'
import { watchLeaving } from '../../../src/engine/lib/leaving'
import { allowedMembers, countRequest } from '../../../src/engine/report/allowedMembers'
import { failedIn } from '../../../tools/cli/release/watch'
import type { FailureEvent } from '../../../src/engine/report/failureEvent'
import { openPage, type ReportEvent, reportUrl, type Sent, settled, thrown } from './openPage'
import { doors, secrets } from './secrets'

declare global {
  /** The settings and events that the reporter of a test got. */
  var reporterOfTest:
    | { readonly loads: number; readonly settings: unknown[]; readonly taken: FailureEvent[] }
    | undefined
}

// Checks what the reporter sends, and when.
describe('report', () => {
  const frames = [
    { filename: 'app:///assets/start-abcdefgh.js', lineno: 3, colno: 4010 },
    { filename: 'app:///assets/start-abcdefgh.js', lineno: 3, colno: 401 },
  ]

  const exceptionOf = ({ exception }: ReportEvent) => exception?.values[0]

  it('an uncaught error is one envelope: release, market, route, the block and its line, and the frames', async () => {
    const page = openPage()
    page.tap()
    await page.fail({ type: 'error', error: thrown('no') })
    expect(page.envelopes()).toEqual([
      {
        header: { event_id: expect.stringMatching(/^[\da-f]{32}$/) },
        item: { type: 'event' },
        event: {
          event_id: page.envelopes()[0]?.header.event_id,
          platform: 'javascript',
          release: 'routes-abcdefgh',
          environment: 'production',
          start_timestamp: expect.any(Number),
          timestamp: expect.any(Number),
          transaction: '/orders',
          tags: { market: 'north', block: '/orders list', place: 'pages/orders.ts:12' },
          exception: { values: [{ type: 'TypeError', value: 'error', stacktrace: { frames } }] },
          contexts: { trace: { trace_id: expect.any(String), span_id: expect.any(String), op: 'pageload' } },
        },
      },
    ])
  })

  it('the request has no cookie and no referrer, ignores the answer, and needs no preflight', async () => {
    const page = openPage()
    await page.fail({ type: 'error', error: thrown('no') })
    const { url, init } = page.requests.at(-1) ?? {}
    expect(url).toBe(reportUrl)
    const { body, ...how } = init ?? {}
    expect(typeof body).toBe('string')
    expect(how).toEqual({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
  })

  /** Stacks as the engines write them, and the expected frames. */
  const stacks: readonly (readonly [name: string, stack: string, expected: readonly string[]])[] = [
    ['Chromium', 'Error: x\n    at a (https://m.shop.example/assets/a-12345678.js:1:2)', ['a-12345678.js:1:2']],
    [
      'Chromium, async and new',
      'Error: x\n    at async Promise.all (index 0)\n    at new A (https://m.shop.example/assets/a-1.js:4:5)\n    at async https://m.shop.example/assets/b-1.js:7:8',
      ['b-1.js:7:8', 'a-1.js:4:5'],
    ],
    [
      'Firefox',
      'a@https://m.shop.example/assets/a-1.js:1:2\nasync*b/<@https://m.shop.example/assets/b-1.js:3:4\n',
      ['b-1.js:3:4', 'a-1.js:1:2'],
    ],
    [
      'WebKit',
      'a@https://m.shop.example/assets/a-1.js:1:2\n@https://m.shop.example/assets/routes-12345678/home.js:3:4\nforEach@[native code]',
      ['routes-12345678/home.js:3:4', 'a-1.js:1:2'],
    ],
    ['a query', 'Error: x\n    at a (https://m.shop.example/assets/a-1.js?token=1:2:1:2)', ['a-1.js:1:2']],
    ['no file of the build', 'Error: x\n    at <anonymous>:1:2\n    at https://m.shop.example/orders?uid=7:1:2', []],
  ]

  it.each(stacks)('the frames of a stack: %s', async (_name, stack, expected) => {
    const page = openPage()
    await page.fail({ type: 'error', error: Object.assign(new Error('x'), { stack }) })
    expect(page.envelopes().map(({ event }) => exceptionOf(event)?.stacktrace.frames)).toEqual([
      expected.map((place) => {
        const [file, line, column] = place.split(':')
        return { filename: `app:///assets/${file}`, lineno: Number(line), colno: Number(column) }
      }),
    ])
  })

  const script = { src: 'https://m.shop.example/assets/a-1.js?x=1' } as EventTarget & { src: string }

  const sheet = { href: 'https://m.shop.example/assets/style-1.css' } as EventTarget & { href: string }

  it.each([
    ['error', { error: new RangeError('x') }, { type: 'RangeError', value: 'error' }],
    ['unhandledrejection', { reason: new SyntaxError('x') }, { type: 'SyntaxError', value: 'unhandledrejection' }],
    ['unhandledrejection', { reason: 'a text' }, { value: 'unhandledrejection' }],
    ['unhandledrejection', { reason: undefined }, { value: 'unhandledrejection' }],
    ['unhandledrejection', { reason: { name: 'Ann', message: 'Ann' } }, { value: 'unhandledrejection' }],
    ['pw:caught', { error: new TypeError('x'), block: '/orders list' }, { type: 'TypeError', value: 'pw:caught' }],
    ['vite:preloadError', { payload: new TypeError('x') }, { type: 'TypeError', value: 'vite:preloadError' }],
    ['error', { target: script }, { value: 'error' }],
    ['error', { target: sheet }, { value: 'error' }],
    [
      'securitypolicyviolation',
      {
        effectiveDirective: 'img-src',
        sourceFile: 'https://m.shop.example/assets/a-1.js',
        lineNumber: 7,
        columnNumber: 9,
      },
      { value: 'img-src' },
    ],
  ])('%s of %j is told as %j', async (type, members, expected) => {
    const page = openPage()
    await page.fail({ type, ...members })
    const told = page.envelopes().map(({ event }) => exceptionOf(event))
    expect(told).toEqual([{ ...expected, stacktrace: { frames: expect.any(Array) } }])
  })

  it.each([
    ['a picture of somebody', 'https://img.shop.example/users/ann.jpg'],
    ['a file of another folder', 'https://m.shop.example/favicon.svg'],
  ])('%s that does not load is not told', async (_name, src) => {
    const page = openPage()
    await page.fail({ type: 'error', target: { src } as EventTarget & { src: string } })
    expect(page.requests).toEqual([])
  })

  it('a release that was blocked is told once, by its own id, now or when the device is online again', async () => {
    const kept = new Map([['untold', 'nextnext part abc1']])
    const texts = (page: ReturnType<typeof openPage>) =>
      page.requests.flatMap(({ url, init }) => (url === reportUrl ? [init.body ?? ''] : []))
    const offline = openPage({ kept: new Map() })
    offline.network.isOnline = false
    offline.blocked()
    await settled()
    expect(texts(offline)).toEqual([])
    const page = openPage({ kept })
    await settled()
    page.blocked()
    await settled()
    expect(texts(page).map(failedIn)).toEqual([{ report: 'abc1', release: 'nextnext', market: 'north' }])
    expect(page.envelopes().map(({ event }) => exceptionOf(event)?.value)).toEqual(['pw:blocked:part'])
    const next = openPage({ kept })
    await settled()
    expect(texts(next)).toEqual([])
    await next.fail({ type: 'error', error: thrown('no') })
    expect(texts(next).map(failedIn)).toEqual([undefined])
  })

  it.each(['floor', 'late', 'failed'])(
    'what the boot guard said, "%s", is told once at the next start',
    async (guard) => {
      const kept = new Map<string, string>()
      const page = openPage({ guard, kept })
      await settled()
      expect(page.envelopes().map(({ event }) => exceptionOf(event)?.value)).toEqual([guard])
      expect(kept.get('guard')).toBe('')
    },
  )

  it('web vitals are one transaction, which is sent once', async () => {
    const page = openPage()
    const measurements = { lcp: { value: 900 }, cls: { value: 3.5e-7 }, inp: { value: 56 } }
    await page.fail({ measurements })
    await page.fail({ measurements })
    const [envelope, ...more] = page.envelopes()
    expect(more).toEqual([])
    expect(envelope?.item).toEqual({ type: 'transaction' })
    expect(envelope?.event).toMatchObject({
      type: 'transaction',
      transaction: '/orders',
      tags: { market: 'north' },
      measurements,
      contexts: { trace: { op: 'pageload' } },
    })
    expect(envelope?.event.exception).toBeUndefined()
  })
})

// Tests the limits of reports: 20 requests an hour, each failure once for each page, and none about the reporter
// itself.
describe('limit', () => {
  const minute = 60_000

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 12) }))

  afterEach(() => void vi.useRealTimers())

  /** Requests at these minutes, and how many are allowed. */
  const rows: readonly (readonly [name: string, minutes: readonly number[], allowed: number])[] = [
    ['twenty at once', Array<number>(20).fill(0), 20],
    ['one more', Array<number>(21).fill(0), 20],
    ['a hundred', Array<number>(100).fill(0), 20],
    ['twenty, and another before the hour is over', [...Array<number>(20).fill(0), 59.9], 20],
    ['twenty, and another after the hour', [...Array<number>(20).fill(0), 60.1], 21],
    ['an hour that begins in the middle of the clock’s', [...Array<number>(20).fill(50), 70, 109, 110.1], 21],
    ['one each three minutes', Array.from({ length: 60 }, (_, at) => at * 3), 60],
    ['two a minute for three hours', Array.from({ length: 360 }, (_, at) => at / 2), 60],
    ['a clock that was set back for good', [...Array<number>(20).fill(0), -600], 21],
  ]

  it.each(rows)('at most 20 requests in any hour: %s', (_name, minutes, allowed) => {
    vi.stubGlobal('navigator', { onLine: true })
    const store = keeping()
    const start = Date.now()
    const made = minutes.filter((at) => {
      vi.setSystemTime(start + at * minute)
      return countRequest(store)
    })
    expect(made).toHaveLength(allowed)
  })

  it('the same failure is reported once, even if it repeats before its report has arrived', async () => {
    const page = openPage()
    const event = { type: 'error', error: thrown('no') }
    await Promise.all([page.fail(event), page.fail(event)])
    await page.fail(event)
    expect(page.envelopes()).toHaveLength(1)
  })

  it('a failure that repeats uses up one of the twenty requests, and others are still reported', async () => {
    const page = openPage()
    for (let time = 0; time < 30; time += 1) await page.fail({ type: 'error', error: thrown('no') })
    for (let line = 1; line <= 25; line += 1)
      await page.fail({
        type: 'error',
        error: {
          name: 'Error',
          message: 'x',
          stack: `Error: x\n    at a (https://m.shop.example/assets/a-12345678.js:${line}:2)`,
        },
      })
    expect(page.envelopes()).toHaveLength(20)
  })

  it.each([
    ['nothing', undefined, true],
    ['nothing that it wrote', 'x,,{}', true],
    [
      'nineteen',
      Array<number>(19)
        .fill(Date.UTC(2030, 0, 1, 11, 59))
        .join(),
      true,
    ],
    [
      'twenty of this hour',
      Array<number>(20)
        .fill(Date.UTC(2030, 0, 1, 11, 59))
        .join(),
      false,
    ],
    [
      'twenty of another hour',
      Array<number>(20)
        .fill(Date.UTC(2030, 0, 1, 10, 59))
        .join(),
      true,
    ],
  ])('the count is read from the storage: %s', (_name, kept, isAllowed) => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(countRequest(keeping(kept))).toBe(isAllowed)
  })

  const again = thrown('x')

  it('nothing is sent or stored while offline; later failures are reported', async () => {
    const page = openPage()
    page.network.isOnline = false
    await page.fail(uncaught(again))
    expect(page.requests).toEqual([])
    page.network.isOnline = true
    await page.fail(uncaught(again))
    expect(page.envelopes()).toHaveLength(1)
  })

  function keeping(first?: string) {
    let kept = first
    return { get: () => kept, set: (_key: string, value: string) => ((kept = value), true) }
  }

  function uncaught(error: unknown): FailureEvent {
    return { type: 'error', error }
  }
})

// Checks that a start keeps the first failures, and loads the reporter of a market that has one.
describe('watch failures', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))

  afterEach(() => void vi.useRealTimers())

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
      manifest: { buildUrls: { report: `${code}${files}`, data } },
      market: { report },
      marketId: 'north',
      environment: 'uat',
      site: { '/': {}, '/orders': {} },
      local: { get: () => undefined, set: () => true },
    } as unknown as PreparedStart)
    return { heard, seen, fail: (type: string, more: object = {}) => heard.get(type)?.hear({ type, ...more }) }
  }

  const report = { url: '/errors' }

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
})

// Puts secrets into every input of the reporter, ten of forty into each. None may appear in a byte of its requests.
describe('secrets', () => {
  const doorsByNumber = Object.entries(doors).map(([name, door], number) => ({ name, number, ...door }))

  it.each(doorsByNumber)('no secret leaves by $name', async ({ number, put, address, guard, isSilent }) => {
    const left: string[] = []
    for (const secret of secrets.filter((_, at) => at % 4 === number % 4)) {
      const page = openPage({ ...(address && { address: address(secret) }), ...(guard && { guard: guard(secret) }) })
      await put(page, secret)
      // Without an envelope, the test would prove nothing.
      expect(page.envelopes().length, secret).toBe(isSilent ? 0 : 1)
      const bytes = page.requests.map(bytesOf).join('\n')
      if (formsOf(secret).some((form) => bytes.includes(form))) left.push(`${secret}: ${bytes}`)
    }
    expect(left).toEqual([])
  })

  it('every member that leaves is one of the schema, and has the shape that it says', async () => {
    for (const { put } of Object.values(doors)) {
      const page = openPage()
      await put(page, 'ann')
      for (const { event } of page.envelopes())
        for (const [name, value] of membersOf(event)) expect(value, name).toMatch(allowedMembers[name] ?? /^never$/)
    }
  })

  /** Returns everything that a server gets: the address and every option of the request. */
  function bytesOf({ url, init }: Sent): string {
    return `${url}\n${JSON.stringify(init)}\n${init.body ?? ''}`
  }

  /** Returns a secret as it is, and as it looks in addresses and in JSON. */
  function formsOf(secret: string): readonly string[] {
    const figures = secret.replaceAll(/\D/g, '')
    return [
      secret,
      secret.toLowerCase(),
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1),
      btoa(encodeURIComponent(secret)),
      ...(figures.length > 5 ? [figures] : []),
    ]
  }

  function membersOf(value: object): readonly (readonly [name: string, json: string])[] {
    return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
      const inside = typeof member === 'object' && member !== null ? membersOf(member) : []
      return Array.isArray(value) ? inside : [[name, JSON.stringify(member)] as const, ...inside]
    })
  }
})
