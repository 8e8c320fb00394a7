// A page with the reporter. Its listeners are stored here, so that no other page gets its events.
import { Window } from 'happy-dom'
import { vi } from 'vitest'
import type { FailureEvent } from '../../../src/engine/report/failureEvent'
import { startReporter } from '../../../src/engine/report/report'

export interface Sent {
  readonly url: string
  readonly init: Omit<RequestInit, 'body'> & { readonly body?: string }
}
/** An envelope as a server reads it. */
export interface Envelope {
  readonly header: { readonly event_id?: string }
  readonly item: { readonly type?: string }
  readonly event: ReportEvent
}
export interface ReportEvent {
  readonly [member: string]: unknown
  readonly tags?: { readonly [tag: string]: string }
  readonly exception?: {
    readonly values: readonly {
      readonly type?: string
      readonly value?: string
      readonly stacktrace: { readonly frames: readonly object[] }
    }[]
  }
}

export const reportUrl = 'https://errors.shop.example/api/1/envelope/?sentry_key=public'
export const places = { '/orders list': 'pages/orders.ts:12' }

interface Setup {
  readonly address?: string
  /** The storage of the page, instead of the browser's. */
  readonly kept?: Map<string, string>
  readonly guard?: string
}

const window = new Window()

/** Opens a page and starts the reporter. Globals are restored after the test. */
export function openPage({ address = '/orders', kept = new Map(), guard }: Setup = {}) {
  const { document } = window
  window.happyDOM.setURL(`https://m.shop.example${address}`)
  document.body.innerHTML = '<main><div data-block="/orders list"><button>Open</button></div></main>'
  if (guard !== undefined) kept.set('guard', guard)
  const requests: Sent[] = []
  const network = { isOnline: true }
  const listeners: { readonly type: string; readonly hear: (event: object) => void }[] = []
  const hearAll = (type: string, target?: object | null) => {
    for (const one of listeners) if (one.type === type) one.hear({ type, target })
  }
  const globals = {
    document,
    addEventListener: (type: string, hear: (event: object) => void) => void listeners.push({ type, hear }),
    navigator: {
      get onLine() {
        return network.isOnline
      },
    },
    fetch: async (url: string, init: Sent['init'] = {}) => {
      requests.push({ url, init })
      if (init.method === 'POST') return new Response('', { status: 200 })
      return new Response(JSON.stringify(places))
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  let ids = 0
  const take = startReporter(
    reportUrl,
    'north',
    'production',
    '/assets/routes-abcdefgh/*.json',
    { get: (key) => kept.get(key), set: (key, value) => kept.set(key, value).size > 0 },
    () => '/orders',
    () => (ids += 1).toString(16).padStart(32, '0'),
  )
  return {
    window,
    network,
    requests,
    /** Reports a failure, and waits until the reporter is done. */
    async fail(event: FailureEvent): Promise<void> {
      take(event)
      await settled()
    },
    blocked: () => hearAll('pw:blocked'),
    tap: () => hearAll('click', document.querySelector('button')),
    envelopes: () => requests.flatMap(({ url, init }) => (url === reportUrl ? [envelopeOf(init.body ?? '')] : [])),
  }
}

export function envelopeOf(body: string): Envelope {
  const [header, item, event, ...more] = body.split('\n')
  if (more.length > 0) throw new Error(`An envelope has three lines, this one ${more.length + 3}.`)
  return { header: JSON.parse(header ?? ''), item: JSON.parse(item ?? ''), event: JSON.parse(event ?? '') }
}

/** Waits for promises that depend only on each other. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
}

/** Creates an error as Chromium does. */
export function thrown(message: string, from = 'https://m.shop.example/assets/start-abcdefgh.js:3:401'): Error {
  return Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at draw (${from})\n    at ${from}0`,
  })
}
