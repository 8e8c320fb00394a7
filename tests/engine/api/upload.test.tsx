import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { upload } from '../../../src/engine/api/upload'

const file = new Blob(['x'], { type: 'image/png' })
const foreign = 'https://files.example/put?sig=secret'

class FakeXhr {
  static last: FakeXhr | undefined
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: string[] = []
  withCredentials = true
  status = 0
  opened: unknown[] = []
  body: unknown
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  ontimeout?: () => void
  onloadend?: () => void
  constructor() {
    FakeXhr.last = this
  }
  open(...args: unknown[]) {
    this.opened = args
  }
  setRequestHeader(name: string) {
    this.headers.push(name)
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number) {
    this.status = status
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  document.cookie = 'XSRF-TOKEN=x1'
})
afterEach(() => void vi.unstubAllGlobals())

const xhr = (): FakeXhr => {
  if (!FakeXhr.last) throw new Error('No request was made.')
  return FakeXhr.last
}

describe('to a foreign host', () => {
  it('F29 F46 S7-13 puts a multipart form, with no header, credentials or cookie of ours, and tells the progress', async () => {
    const shares: number[] = []
    const append = vi.spyOn(FormData.prototype, 'append')
    const done = upload(foreign, file, { name: 'a.png', onProgress: (share) => void shares.push(share) })
    xhr().upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    xhr().upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    // Some web views count the frame of the form, and then more is sent than there is.
    xhr().upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 4 })
    xhr().upload.onprogress?.({ lengthComputable: true, loaded: 0, total: 0 })
    xhr().answer(200)
    await done
    expect(xhr().opened).toEqual(['PUT', foreign])
    expect(xhr().headers).toEqual([])
    expect(xhr().withCredentials).toBe(false)
    expect(xhr().body).toBeInstanceOf(FormData)
    expect(append.mock.calls).toEqual([['file', file, 'a.png']])
    expect(shares).toEqual([0, 0.25, 1, 1])
  })

  it.each<[string, (request: FakeXhr) => void, object]>([
    ['status 403', (request) => request.answer(403), { kind: 'status', status: 403, code: 'bad request' }],
    ['status 500', (request) => request.answer(500), { kind: 'status', code: 'bad response' }],
    ['network', (request) => request.onerror?.(), { kind: 'network' }],
    ['timeout', (request) => request.ontimeout?.(), { kind: 'timeout' }],
    ['abort', (request) => request.abort(), { kind: 'aborted' }],
  ])('F29 S8-02 fails by %s, without naming the address', async (_, fail, found) => {
    const done = upload(foreign, file, { name: 'a.png' })
    fail(xhr())
    const error: unknown = await done.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ApiError', ...found })
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })

  it('S8-02 is canceled by its signal, before and while sending', async () => {
    const left = new AbortController()
    const done = upload(foreign, file, { name: 'a.png', signal: left.signal })
    left.abort()
    await expect(done).rejects.toMatchObject({ kind: 'canceled' })
    FakeXhr.last = undefined
    await expect(upload(foreign, file, { name: 'a.png', signal: left.signal })).rejects.toMatchObject({
      kind: 'canceled',
    })
    expect(FakeXhr.last).toBeUndefined()
  })
})

it('F29 F46 to this origin leaves the cookies out', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  const shares: number[] = []
  await upload(`${location.origin}/put`, file, { name: 'a.png', onProgress: (share) => void shares.push(share) })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ pathname: '/put' }),
    expect.objectContaining({ method: 'PUT', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' }),
  )
  expect(shares).toEqual([0, 1])
})

it.each([
  'http://files.example/put',
  'ftp://files.example/',
  'javascript:0',
  'https://u:p@files.example/',
  'https://u@files.example/',
  'https://:p@files.example/',
  '',
  'https://',
])('F29 never goes to %s', async (url) => {
  FakeXhr.last = undefined
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no call is due')))
  await expect(upload(url, file, { name: 'a.png' })).rejects.toMatchObject({ name: 'ApiError' })
  expect(FakeXhr.last).toBeUndefined()
})

it.each([
  ['https://evil.example/put', 'files.example'],
  ['https://files.example.evil.example/put', 'files.example'],
  ['https://sub.files.example/put', 'files.example'],
  ['https://files.example:8443/put', 'files.example'],
  ['https://files.example/put', 'files.example:8443'],
])('F29 F46 does not go to %s where only %s is named', async (url, host) => {
  FakeXhr.last = undefined
  await expect(upload(url, file, { name: 'a.png', hosts: [host] })).rejects.toMatchObject({ kind: 'protocol' })
  expect(FakeXhr.last).toBeUndefined()
})
