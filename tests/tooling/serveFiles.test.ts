import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listenFrom } from '../../tools/vite/listenFrom'
import { root } from '../../tools/cli/root'
import { productHeaders } from '../../tools/vite/productHeaders'
import { serveFiles } from '../../tools/vite/serveFiles'

const securityHeaders = productHeaders(root)
const appSecurityHeaders = productHeaders(root, 'app')

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
let server: Server
let port = 0

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const hidden of ['.vite', 'assets/.kept']) mkdirSync(join(folder, hidden))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(folder, 'assets', 'index-Ab3_dE-9.js'), 'export {}')
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, 'assets', `plain.js${ending}`), 'export {}')
  for (const hidden of ['.vite/manifest.json', 'assets/.kept/notes.txt', 'assets/.env'])
    writeFileSync(join(folder, hidden), '{}')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets', 'packed.js'), 'plain')
  writeFileSync(join(folder, 'assets', 'packed.js.br'), brotliCompressSync('by brotli'))
  writeFileSync(join(folder, 'assets', 'packed.js.gz'), gzipSync('by gzip'))
  for (const name of ['.well-known', 'assets/routes-Ab3_dE-9/en']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of [
    '.well-known/security.txt',
    'assets/routes-Ab3_dE-9/en/home.json',
    'a.png',
    'a.mp4',
    'a.webmanifest',
  ])
    writeFileSync(join(folder, name), 'text of the file')
  writeFileSync(join(folder, 'tour.webm'), '0123456789')
  writeFileSync(join(folder, 'tour.en.vtt'), 'WEBVTT')
  server = createServer(serveFiles(folder, securityHeaders))
  port = await listenFrom(server, 0, '127.0.0.1')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the exact path, which `fetch` would normalise. */
function ask(
  path: string,
  headers: { readonly [name: string]: string } = { accept: 'text/html' },
  method = 'GET',
): Promise<{ answer: IncomingMessage; text: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ answer, bytes, text: bytes.toString('utf8') })
      })
    })
    asked.on('error', reject).end()
  })
}

describe('serveFiles', () => {
  it.each([
    ['a page', '/', 200, 'text/html; charset=utf-8', 'no-store'],
    ['a route of the app', '/guild/member?period=1', 200, 'text/html; charset=utf-8', 'no-store'],
    [
      'a hashed file',
      '/assets/index-Ab3_dE-9.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['a file without a hash', '/assets/plain.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
    ['an image', '/favicon.svg', 200, 'image/svg+xml', 'no-cache'],
    ['a video', '/tour.webm', 200, 'video/webm', 'no-cache'],
    ['captions', '/tour.en.vtt', 200, 'text/vtt; charset=utf-8', 'no-cache'],
    [
      'a file of a page',
      '/assets/routes-Ab3_dE-9/en/home.json',
      200,
      'application/json; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['a picture', '/a.png', 200, 'image/png', 'no-cache'],
    ['a film', '/a.mp4', 200, 'video/mp4', 'no-cache'],
    ['a manifest', '/a.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['the file for finders of faults', '/.well-known/security.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ['a missing file', '/assets/gone-Ab3_dE-9.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a hidden file', '/.vite/manifest.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a hidden file of a folder', '/assets/.env', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a file of a hidden folder in a folder', '/assets/.kept/notes.txt', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a compressed file by its own name', '/assets/plain.js.br', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['another compressed file by its own name', '/assets/plain.js.gz', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a way out of the folder', '/../../etc/passwd', 200, 'text/html; charset=utf-8', 'no-store'],
    ['a hidden way out', '/..%2f..%2fetc/passwd', 400, 'text/plain; charset=utf-8', 'no-store'],
    ['a way out by backslashes', '/..%5c..%5cetc/passwd', 400, 'text/plain; charset=utf-8', 'no-store'],
    ['a half-encoded address', '/%E0%A4%A', 400, 'text/plain; charset=utf-8', 'no-store'],
    ['a page whose name no disk takes', `/${'a'.repeat(300)}`, 200, 'text/html; charset=utf-8', 'no-store'],
    ['a file whose name no disk takes', `/${'a'.repeat(300)}.js`, 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a NUL', '/a%00.js', 400, 'text/plain; charset=utf-8', 'no-store'],
  ])('answers %s: %s with %i', async (_what, path, status, type, cache) => {
    const { answer, text } = await ask(path)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      type,
      cache,
    ])
    expect(text).not.toContain('root:')
  })

  it.each([
    ['no range', undefined, 200, undefined, '0123456789'],
    ['a range', 'bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['an open range', 'bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['a range beyond the end', 'bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['a range after the end', 'bytes=10-', 416, 'bytes */10', ''],
    ['a unit that nobody knows', 'frames=1-2', 200, undefined, '0123456789'],
  ])('answers a video with %s', async (_what, range, status, part, body) => {
    const { answer, text } = await ask('/tour.webm', { accept: '*/*', ...(range !== undefined && { range }) })
    expect([answer.statusCode, answer.headers['content-range'], text]).toEqual([status, part, body])
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  it.each(['/', '/assets/index-Ab3_dE-9.js', '/favicon.svg'])(
    'tells caches that the answer of %s depends on the accepted encoding',
    async (path) => expect((await ask(path)).answer.headers.vary).toBe('accept-encoding'),
  )

  it.each<readonly [string, { readonly [name: string]: string }, number]>([
    ['no page to a call that accepts data', { accept: 'application/json' }, 404],
    ['no page to a call that says nothing', {}, 404],
    ['the page to a browser that navigates', { accept: '*/*', 'sec-fetch-mode': 'navigate' }, 200],
  ])('serves %s', async (_what, headers, status) => {
    expect((await ask('/web/unknown', headers)).answer.statusCode).toBe(status)
  })

  const plain = (bytes: Buffer) => bytes
  it.each<readonly [string, string, string | undefined, (bytes: Buffer) => Buffer, string]>([
    ['/assets/packed.js', 'gzip, deflate, br', 'br', brotliDecompressSync, 'by brotli'],
    ['/assets/packed.js', 'gzip;q=1.0, deflate', 'gzip', gunzipSync, 'by gzip'],
    ['/assets/packed.js', 'deflate', undefined, plain, 'plain'],
    // No compressed copy stands beside it.
    ['/favicon.svg', 'gzip, br', 'gzip', gunzipSync, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['/assets/packed.js', 'br', 'br', brotliDecompressSync, 'by brotli'],
    ['/assets/packed.js', 'gzip;q=0.5, br;q=0.1', 'br', brotliDecompressSync, 'by brotli'],
    // The weight 0 refuses an encoding.
    ['/assets/packed.js', 'br;q=0, gzip', 'gzip', gunzipSync, 'by gzip'],
    ['/assets/packed.js', 'br; q=0.000,gzip;q=0', undefined, plain, 'plain'],
    ['/favicon.svg', 'gzip;q=0', undefined, plain, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['/', 'gzip', 'gzip', gunzipSync, '<!doctype html><title>app</title>'],
    ['/assets/routes-Ab3_dE-9/en/home.json', 'gzip', 'gzip', gunzipSync, 'text of the file'],
    ['/.well-known/security.txt', 'gzip', 'gzip', gunzipSync, 'text of the file'],
    ['/a.webmanifest', 'gzip', 'gzip', gunzipSync, 'text of the file'],
    ['/tour.en.vtt', 'gzip', 'gzip', gunzipSync, 'WEBVTT'],
    ['/a.png', 'gzip, br', undefined, plain, 'text of the file'],
    ['/tour.webm', 'gzip, br', undefined, plain, '0123456789'],
  ])('sends %s to a browser that accepts "%s" as %s', async (path, accepted, encoding, unpack, text) => {
    const { answer, bytes } = await ask(path, { accept: 'text/html', 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], unpack(bytes).toString()]).toEqual([encoding, text])
  })

  it('refuses a file of a folder beside its own, whose name begins like it', async () => {
    mkdirSync(`${folder}-other`)
    writeFileSync(join(`${folder}-other`, 'secret.txt'), 'secret')
    const { answer } = await ask(`/..%2f${basename(folder)}-other/secret.txt`)
    rmSync(`${folder}-other`, { recursive: true })
    expect(answer.statusCode).toBe(400)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s, which nobody may keep', async (method) => {
    const { statusCode, headers } = (await ask('/', {}, method)).answer
    expect([statusCode, headers['cache-control']]).toEqual([405, 'no-store'])
  })

  it.each([
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/assets/plain.js'],
    ['GET', '/tour.webm'],
    ['GET', '/assets/gone.js'],
    ['GET', '/.vite/manifest.json'],
    ['GET', '/a%00.js'],
    ['POST', '/'],
  ])('sends the strict policy with the answer to %s %s', async (method, path) => {
    const { headers } = (await ask(path, undefined, method)).answer
    expect(headers).toMatchObject(securityHeaders)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

it.each([
  ['in a browser nothing may be framed', securityHeaders, "frame-src 'none'"],
  [
    'in the app its scripts may open the addresses that call it',
    appSecurityHeaders,
    'frame-src https: yy: wvjbscheme:',
  ],
])('%s, and all else is the same', (_case, headers, rule) => {
  const policy = (headers['content-security-policy'] ?? '').split('; ')
  expect(policy.filter((one) => one.startsWith('frame-src'))).toEqual([rule])
  const rest = (all: typeof headers) => JSON.stringify(all).replace(/frame-src [^;]*; /, '')
  expect(rest(headers)).toBe(rest(securityHeaders))
})

describe('listenFrom', () => {
  it('takes the next port when the wanted one is taken', async () => {
    const second = createServer()
    const found = await listenFrom(second, port, '127.0.0.1')
    second.close()
    expect(found).toBeGreaterThan(port)
    expect(found).toBeLessThanOrEqual(port + 20)
  })

  /** A server on a machine whose ports are taken up to one of them. */
  const busyTo = (last: number) => {
    const tried: number[] = []
    const one = createServer()
    vi.spyOn(one, 'listen').mockImplementation((...[wanted]: readonly unknown[]) => {
      tried.push(Number(wanted))
      if (Number(wanted) > last) one.emit('listening')
      else one.emit('error', { code: 'EADDRINUSE' })
      return one
    })
    vi.spyOn(one, 'address').mockImplementation(() => ({ port: tried.at(-1) ?? 0, address: '', family: '' }))
    return one
  }

  it('takes the last of twenty further ports, and then says which are taken', async () => {
    expect(await listenFrom(busyTo(5019), 5000, '127.0.0.1')).toBe(5020)
    await expect(listenFrom(busyTo(5020), 5000, '127.0.0.1')).rejects.toThrow(
      'The ports 5000 to 5020 are all taken. Name another one: --port 8080',
    )
  })
})
