// Tests where a build may lie. Each kind of store passes the same cases; the bucket is one of a real Ceph.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { main } from '../../../tools/cli/release'
import { type Releases, withReleases } from '../../../tools/cli/release/document'
import { openStore, type Store } from '../../../tools/cli/release/store/store'
import { s3Store } from '../../../tools/cli/release/store/s3Store'
import { hashesOf, releasedIn, upload } from '../../../tools/cli/release/upload'
import { root } from '../../../tools/cli/root'
import { type Ceph, startCeph, whyNoCeph } from '../../support/ceph'

const noCeph = whyNoCeph()
let ceph: Ceph
const place = mkdtempSync(join(tmpdir(), 'stores-'))

beforeAll(async () => {
  if (noCeph) return
  ceph = await startCeph()
  await ceph.makeBucket('shop')
  for (const [name, value] of Object.entries(ceph.environment)) vi.stubEnv(name, value)
}, 180_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await ceph?.stop()
  rmSync(place, { recursive: true })
})

const release = (id: string) => ({ id, site: {}, navigation: {}, markets: { north: {}, south: {} } })
const html = withReleases('<!doctype html>\n    <script src="/a.js"></script>', {
  current: release('first'),
} as unknown as Releases)

/** The script of docs/releases.md. */
const script = /```sh store\.sh\n([^]*?)```/.exec(readFileSync(join(root, 'docs/releases.md'), 'utf8'))?.[1] ?? ''

const kinds: readonly (readonly [string, string | undefined, () => string])[] = [
  ['a folder', undefined, () => mkdtempSync(join(place, 'folder-'))],
  [
    'a command',
    undefined,
    () => {
      const folder = mkdtempSync(join(place, 'command-'))
      const file = join(folder, 'store.sh')
      writeFileSync(file, script)
      chmodSync(file, 0o755)
      return `command:SITE=${folder} ${file}`
    },
  ],
  ['a bucket', noCeph, () => `s3://shop/${randomUUID()}`],
]

/** Makes a store that has a document. */
async function newStore(named: string): Promise<Store> {
  if (!/^\w+:/.test(named)) writeFileSync(join(named, 'index.html'), html)
  const store = await openStore(named)
  await store.write('index.html', Buffer.from(html))
  return store
}

for (const [kind, missing, name] of kinds)
  describe.skipIf(missing)(`${kind}${missing ? ` (${missing})` : ''}`, () => {
    it('gives back what was written, and nothing for what was not', async () => {
      const store = await newStore(name())
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
      await store.write('assets/routes-first/en/a_.json', bytes)
      expect((await store.read('assets/routes-first/en/a_.json'))?.bytes.equals(bytes)).toBe(true)
      expect(await store.read('assets/routes-first/en/b.json')).toBeUndefined()
    })

    it('of many who replace a file at once, one does, also where there was none', async () => {
      const store = await newStore(name())
      for (const file of ['index.html', '.releases.log']) {
        const before = await store.read(file)
        const all = Array.from({ length: 5 }, (_, at) => store.replace(file, before, Buffer.from(`written by ${at}`)))
        const done = await Promise.all(all)
        expect(done.filter(Boolean)).toHaveLength(1)
        expect((await store.read(file))?.bytes.toString()).toBe(`written by ${done.indexOf(true)}`)
        expect(await store.replace(file, before, Buffer.from('too late'))).toBe(false)
      }
    })

    it('loses no change of people who stage at once, and their log is whole', async () => {
      const named = name()
      const store = await newStore(named)
      const [current, candidate] = [release('first'), { ...release('second'), share: 0 }]
      const document = withReleases(html, { current, candidate } as unknown as Releases)
      await store.write('index.html', Buffer.from(document))
      const printed = listen()
      const shares = ['1', '2', '3', '4', '5']
      expect(await Promise.all(shares.map((share) => main(['stage', share, '--store', named])))).toEqual([
        0, 0, 0, 0, 0,
      ])
      printed.length = 0
      expect(await main(['list', '--store', named])).toBe(0)
      const lines = printed.join('\n')
      expect(new Set([...lines.matchAll(/stage (\d)/g)].map(([, share]) => share))).toEqual(new Set(shares))
      expect(lines).not.toContain('has been changed')
    })

    it('has a release after an interrupted upload and another one, and compares it by two reads', async () => {
      const named = name()
      const store = await newStore(named)
      const files = filesOf('second', { 'a.js': 'one', 'en/a.json': '{"a":"b"}', 'b.js': 'two' })
      let left = 2
      const broken: Store = {
        ...store,
        async write(file, bytes) {
          if ((left -= 1) < 0) throw new Error('The connection is lost.')
          await store.write(file, bytes)
        },
      }
      await expect(upload(broken, 'second', files)).rejects.toThrow('The connection is lost.')
      await expect(releasedIn(store, 'second')).rejects.toThrow(/has no release "second"/)
      const written: string[] = []
      const watched: Store = { ...store, write: (file, bytes) => (written.push(file), store.write(file, bytes)) }
      await upload(watched, 'second', files)
      expect(written.at(-1)).toBe('assets/routes-second/release.json')
      expect(written.length).toBe(2)
      for (const [file, bytes] of files)
        expect((await store.read(`assets/routes-second/${file}`))?.bytes.equals(bytes)).toBe(true)
      await upload(store, 'third', filesOf('third', { 'a.js': 'one', 'b.js': 'other', 'c.js': 'new' }))
      const printed = listen()
      expect(await main(['diff', 'second', 'third', '--store', named])).toBe(0)
      expect(printed).toEqual(['changed  b.js', 'added  c.js', 'removed  en/a.json'])
    })

    it('refuses a release that it has with other files, and one of which a file arrives cut', async () => {
      const store = await newStore(name())
      await upload(store, 'second', filesOf('second', { 'a.js': 'one' }))
      await expect(upload(store, 'second', filesOf('second', { 'a.js': 'two' }))).rejects.toThrow(/with other files/)
      const cutting: Store = { ...store, write: (file, bytes) => store.write(file, bytes.subarray(1)) }
      await expect(upload(cutting, 'third', filesOf('third', { 'a.js': 'one' }))).rejects.toThrow(
        'assets/routes-third/a.js did not arrive whole. Run this again.',
      )
    })
  })

describe.skipIf(noCeph)(`a bucket${noCeph ? ` (${noCeph})` : ''}`, () => {
  it('keeps the headers that a server must send', async () => {
    const store = await newStore('s3://shop/headers')
    for (const file of ['assets/routes-first/a.js', 'assets/routes-first/a.js.br', 'assets/routes-first/en/a.json.gz'])
      await store.write(file, Buffer.from('text'))
    await store.replace('index.html', await store.read('index.html'), Buffer.from('text'))
    const sent = async (file: string) => {
      const { headers } = await fetch(`${ceph.environment.AWS_ENDPOINT_URL}/shop/headers/${file}`)
      return ['content-type', 'content-encoding', 'cache-control'].map((name) => headers.get(name))
    }
    const forEver = 'public, max-age=31536000, immutable'
    const [script, json] = ['text/javascript; charset=utf-8', 'application/json; charset=utf-8']
    expect(await sent('assets/routes-first/a.js')).toEqual([script, null, forEver])
    expect(await sent('assets/routes-first/a.js.br')).toEqual([script, 'br', forEver])
    expect(await sent('assets/routes-first/en/a.json.gz')).toEqual([json, 'gzip', forEver])
    expect(await sent('index.html')).toEqual(['text/html; charset=utf-8', null, 'no-store'])
  })

  it.each<readonly [string, { readonly [name: string]: string }, string, RegExp]>([
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong-secret' }, 'shop', /AWS_SECRET_ACCESS_KEY does not belong/],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'wrong-key' }, 'shop', /does not know AWS_ACCESS_KEY_ID/],
    ['no bucket', {}, 'nowhere', /There is no such bucket/],
    ['a token that no header can have', { AWS_SESSION_TOKEN: 'wrong\ntoken' }, 'shop', /cannot be reached/],
    ['no server', { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, 'shop', /cannot be reached/],
  ])('says of %s what to do, and nothing of the keys', async (_what, change, bucket, says) => {
    const environment = { ...ceph.environment, ...change }
    const store = await s3Store(`s3://${bucket}/any`, environment)
    const calls = [
      () => store.read('index.html'),
      () => store.write('index.html', Buffer.from('')),
      () => store.replace('index.html', undefined, Buffer.from('')),
      () => store.lacking(new Map([['assets/a', Buffer.from('')]])),
    ]
    for (const call of calls) {
      const error = await call().then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(String(error)).toMatch(says)
      expect(tellsKeys(error, environment)).toBe(false)
    }
  })

  it('starts with no keys, with keys in an address, and without a region: with what to do, and nothing of the keys', async () => {
    const { AWS_ENDPOINT_URL: _, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = ceph.environment
    for (const [named, environment, says] of [
      ['s3://shop', { AWS_REGION: 'x', AWS_ACCESS_KEY_ID: id }, 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
      ['s3://shop', { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }, 'Set AWS_REGION'],
      [`s3://${id}:${secret}@shop`, ceph.environment, 'Name the bucket'],
      ['s3://shop', { ...ceph.environment, AWS_ENDPOINT_URL: `https://${id}:${secret}@x` }, 'a name or a password'],
      ['s3://shop', { ...ceph.environment, AWS_ENDPOINT_URL: secret }, 'is no address'],
    ] as const) {
      const error = await s3Store(named, environment).catch((reason: unknown) => reason)
      expect(String(error)).toContain(says)
      expect(tellsKeys(error, ceph.environment)).toBe(false)
    }
  })
})

describe('a store of which a server', () => {
  /** Starts one that keeps files and looks at no signature. */
  async function pretend(isRefused: (file: string, isThere: boolean) => boolean) {
    const kept = new Map<string, string>()
    const answer = (request: IncomingMessage, response: ServerResponse, body: string) => {
      const [file = ''] = request.url?.split('?') ?? []
      const { method, headers } = request
      const isThere = kept.has(file)
      const isStale = headers['if-match'] === '"0"' && isRefused(file, isThere)
      if (method === 'PUT' && !isStale) kept.set(file, body)
      if (method === 'DELETE') kept.delete(file)
      response.statusCode = isStale ? 412 : method === 'GET' && !isThere ? 404 : 200
      response.setHeader('etag', '"1"').end(kept.get(file))
    }
    const server = createServer(
      (request, response) => void text(request).then((body) => answer(request, response, body)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const AWS_ENDPOINT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
    return { kept, store: await s3Store('s3://shop', { ...keys, AWS_ENDPOINT_URL }) }
  }

  it('ignores If-Match is refused before the document is written, and nothing is left', async () => {
    const { kept, store } = await pretend(() => false)
    await store.write('index.html', Buffer.from('before'))
    const before = await store.read('index.html')
    await expect(store.replace('index.html', before, Buffer.from('after'))).rejects.toThrow(/ignores If-Match/)
    expect([...kept]).toEqual([['/shop/index.html', 'before']])
  })

  it('looks at If-Match only where there is a file is used', async () => {
    const { kept, store } = await pretend((_file, isThere) => isThere)
    await store.write('index.html', Buffer.from('before'))
    expect(await store.replace('index.html', await store.read('index.html'), Buffer.from('after'))).toBe(true)
    expect(kept.get('/shop/index.html')).toBe('after')
  })
})

function filesOf(id: string, texts: { readonly [file: string]: string }): ReadonlyMap<string, Buffer> {
  const files = Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const)
  const described = { ...release(id), boundary: {}, files: hashesOf(files) }
  return new Map([...files, ['release.json', Buffer.from(JSON.stringify(described))]])
}

/** True if anything of an error, also what is not printed, has a key or what is made with one. */
function tellsKeys(error: unknown, environment: { readonly [name: string]: string | undefined }): boolean {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = environment
  const all = inspect(error, { depth: Infinity, showHidden: true })
  return [id, secret, token, 'AWS4-HMAC', 'Signature='].some((key) => key !== undefined && all.includes(key))
}

function listen(): string[] {
  const printed: string[] = []
  for (const stream of ['log', 'error'] as const) {
    const spy = vi.spyOn(console, stream).mockImplementation((text: string) => void printed.push(text))
    onTestFinished(() => spy.mockRestore())
  }
  return printed
}
