// A client whose server is a function, and typical answers.
import { vi } from 'vitest'
import type { ApiError } from '../../../src/engine/api/answer/apiError'
import { createClient, type ClientOptions, type EndpointShape } from '../../../src/engine/api/client'
import type { HeaderFacts, Protocol } from '../../../src/engine/api/protocol'

/** One with every source of a header. */
export const protocol: Protocol = {
  envelope: { success: ['0'], sessionEnd: ['10', '11'] },
  headers: {
    'content-type': 'application/json',
    'device-id': { from: 'deviceId' },
    language: { from: 'language' },
    platform: { from: 'platform', words: { android: '2', other: '1' } },
    'app-version': { from: 'appVersion' },
    'phone-model': { from: 'phoneModel' },
    'system-version': { from: 'systemVersion' },
    timestamp: { from: 'seconds' },
    uid: { from: 'uid' },
    token: { from: 'token' },
    'X-XSRF-TOKEN': { from: 'xsrf' },
  },
}

const endpoints: { readonly [name: string]: EndpointShape } = {
  'POST /row': {
    kind: 'read',
    response: { type: 'object', required: ['uid'], properties: { uid: { type: 'string' } } },
  },
  'GET /rows': { kind: 'read', response: { type: 'object', properties: { n: { type: 'integer' } } } },
  'POST /save': { kind: 'write', response: { type: 'object', properties: {} } },
  'PUT /save': {
    kind: 'write',
    response: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  },
  'POST /any': { kind: 'read', response: {} },
}

export const facts: HeaderFacts = {
  deviceId: 'd1',
  language: 'tr',
  platform: 'android',
  appVersion: '1.3.14',
  phoneModel: 'Модель',
  systemVersion: '14',
  uid: '7',
  token: 'secret',
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export function setUp(fetch: Fetch, options: Partial<ClientOptions> = {}) {
  const over = vi.fn<(error: ApiError) => void>()
  const spy = vi.fn<Fetch>(fetch)
  const client = createClient({
    root: 'https://api.example/v1',
    protocol,
    endpoints: (name) => {
      const found = endpoints[name]
      if (!found) throw new Error(`No endpoint "${name}".`)
      return found
    },
    headers: () => facts,
    onSessionExpired: over,
    fetch: spy as unknown as typeof globalThis.fetch,
    now: () => 1_700_000_000_900,
    ...options,
  })
  const sent = (index = 0) => {
    const [url = '', init = {}] = spy.mock.calls[index] ?? []
    return { url: new URL(url), init, headers: new Headers(init.headers), text: init.body as string }
  }
  return { client, spy, over, sent }
}

export const answer = (body: unknown, init?: ResponseInit): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init)
export const good = async (): Promise<Response> => answer({ code: 0, res: { uid: 1 } })
export const consumer = { consumer: 'list' }
