import { expect } from 'vitest'
import { demoUid, type DemoName } from '../../sandbox/accounts'
import type { Endpoint, RequestOf, ResponseOf } from '../../sandbox/contract'
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox'

export const origin = 'http://sandbox.test'
export const goodHeaders = {
  'content-type': 'application/json',
  'device-id': 'device-1',
  language: 'en',
  platform: '1',
  'app-version': '1.4.0',
  'phone-model': 'Test phone',
  'system-version': '17.0',
  timestamp: '1760000000',
}

export interface Person {
  readonly uid: string
  readonly token: string
}
export interface Answer<T> {
  readonly code: number
  readonly res: T
  readonly msg: string
}

export interface Server {
  readonly sandbox: Sandbox
  send(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>
  control<T = unknown>(path: string, body?: unknown): Promise<T>
  signIn(account: DemoName): Promise<Person>
  newPerson(wish?: object): Promise<Person & { duid: string }>
  /** The envelope of a call; fails when the answer has none. */
  ask<E extends Endpoint>(endpoint: E, body: RequestOf<E>, person?: Person): Promise<Answer<ResponseOf<E>>>
  /** The address of an uploaded image. */
  upload(person: Person): Promise<string>
}

export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

interface Opened {
  readonly sandbox: Sandbox
  readonly at: string
  /** The test file that uses it, until it closes it. */
  user: string | undefined
}
const opened: Opened[] = []

/** Takes a server that was closed, or that an earlier file left: a reset takes a tenth of the time of new data. */
function openSandbox(at: string): Sandbox {
  const file = expect.getState().testPath
  const free = opened.find((one) => one.at === at && one.user !== file)
  free?.sandbox.reset()
  const one = free ?? { sandbox: createSandbox({ file: ':memory:', now: () => Date.parse(at) }), at, user: undefined }
  if (!free) opened.push(one)
  one.user = file
  return { ...one.sandbox, close: () => (one.user = undefined) }
}

/** A server in memory whose clock stands at a moment (ISO) and only moves when told. */
export function startServer(at = '2026-05-17T09:00:00Z'): Server {
  const sandbox = openSandbox(at)
  const send: Server['send'] = async (method, path, { body, headers = goodHeaders } = {}) =>
    sandbox.fetch(
      new Request(origin + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    )
  const control = async <T>(path: string, body: unknown = {}): Promise<T> => {
    const response = await send('POST', `/__sandbox/${path}`, { body })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as T
  }
  const ask: Server['ask'] = async (endpoint, body, person) => {
    const [method = '', path = ''] = endpoint.split(' ')
    const headers = { ...goodHeaders, ...person }
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
    const response = await send(method, path + query, { headers, ...(method === 'POST' && { body }) })
    if (response.status !== 200) throw new Error(`${endpoint} gave ${response.status}: ${await response.text()}`)
    return response.json() as Promise<never>
  }
  return {
    sandbox,
    send,
    control,
    ask,
    signIn: (account) => control('session', { uid: demoUid(account) }),
    newPerson: async (wish = {}) => {
      const { uid, duid, token } = await control<Person & { duid: string }>('people', wish)
      return { uid, token, duid }
    },
    async upload(person) {
      const { res } = await ask('POST /web/upload', { name: 'a.png', size: png.length, type: 'image/png' }, person)
      const response = await putImage(sandbox, res.upload_url)
      if (response.status !== 200) throw new Error(await response.text())
      return res.url
    },
  }
}

function putImage(
  sandbox: Sandbox,
  url: string,
  { bytes = png, headers = {} }: { bytes?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData()
  body.append('file', new Blob([bytes], { type: 'image/png' }), 'a.png')
  return sandbox.fetch(new Request(url, { method: 'PUT', body, headers }))
}
