// Checks what the reporter sends, and when.
import { expect, it, vi } from 'vitest'
import { openPage, reportUrl, settled, thrown, type ReportEvent } from './openPage'

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
  ['a script', { type: 'error', target: script }, ['app:///assets/a-1.js', 0, 0]],
  ['a style sheet', { type: 'error', target: sheet }, ['app:///assets/style-1.css', 0, 0]],
  [
    'a place that the policy refused',
    {
      type: 'securitypolicyviolation',
      effectiveDirective: 'img-src',
      sourceFile: 'https://m.shop.example/assets/a-1.js',
      lineNumber: 7,
      columnNumber: 9,
    },
    ['app:///assets/a-1.js', 7, 9],
  ],
] as const)('%s is told by its file', async (_name, event, [filename, lineno, colno]) => {
  const page = openPage()
  await page.fail(event)
  const [told] = page.envelopes().map(({ event: one }) => exceptionOf(one)?.stacktrace.frames)
  expect(told).toEqual([{ filename, lineno, colno }])
})

it.each([
  ['a picture of somebody', 'https://img.shop.example/users/ann.jpg'],
  ['a file of another folder', 'https://m.shop.example/favicon.svg'],
])('%s that does not load is not told', async (_name, src) => {
  const page = openPage()
  await page.fail({ type: 'error', target: { src } as EventTarget & { src: string } })
  expect(page.requests).toEqual([])
})

it.each([
  ['the block of the error boundary', '/orders list', '/orders list'],
  ['the last block that was tapped', undefined, '/orders list'],
  ['none outside of blocks', '', undefined],
  ['none that the build does not know', '/orders secret', undefined],
])('the block is %s', async (_name, block, expected) => {
  const page = openPage()
  page.tap()
  await page.fail({ type: 'pw:caught', error: thrown('x'), ...(block !== undefined && { block }) })
  expect(page.envelopes()[0]?.event.tags?.['block']).toBe(expected)
})

it('the places of the blocks are asked for when there is something to tell, by market and route', async () => {
  const page = openPage()
  page.tap()
  expect(page.requests).toEqual([])
  await page.fail({ type: 'error', error: thrown('no') })
  expect(page.requests[0]?.url).toBe('/assets/routes-abcdefgh/places/north/orders_.json')
})

it('an error is reported without its block if the places do not load', async () => {
  const page = openPage()
  page.tap()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('/places/') ? Promise.resolve(new Response('This file does not exist.')) : fetch(url, init),
  )
  await page.fail({ type: 'error', error: thrown('no') })
  expect(page.envelopes().map(({ event }) => event.tags)).toEqual([{ market: 'north' }])
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

it('a storage that is forbidden is no failure to tell', async () => {
  const page = openPage()
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: forbidden, deleteProperty: forbidden }))
  await page.fail({ type: 'error', error: thrown('no') })
  expect(page.envelopes()).toHaveLength(1)
})

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
