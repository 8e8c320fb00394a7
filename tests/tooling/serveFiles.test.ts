import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(folder, 'assets', 'index-Ab3_dE-9.js'), 'export {}')
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, 'assets', `plain.js${ending}`), 'export {}')
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
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
  method = 'GET',
  accept = 'text/html',
  range?: string,
): Promise<{ answer: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { accept, ...(range !== undefined && { range }) }
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ answer, text }))
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
    ['a missing file', '/assets/gone-Ab3_dE-9.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a hidden file', '/.vite/manifest.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a compressed file by its own name', '/assets/plain.js.br', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['another compressed file by its own name', '/assets/plain.js.gz', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['a way out of the folder', '/../../etc/passwd', 200, 'text/html; charset=utf-8', 'no-store'],
    ['a hidden way out', '/..%2f..%2fetc/passwd', 400, 'text/plain; charset=utf-8', 'no-store'],
    ['a way out by backslashes', '/..%5c..%5cetc/passwd', 400, 'text/plain; charset=utf-8', 'no-store'],
    ['a half-encoded address', '/%E0%A4%A', 400, 'text/plain; charset=utf-8', 'no-store'],
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
    const { answer, text } = await ask('/tour.webm', 'GET', '*/*', range)
    expect([answer.statusCode, answer.headers['content-range'], text]).toEqual([status, part, body])
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  it.each(['/', '/assets/index-Ab3_dE-9.js', '/favicon.svg'])(
    'tells caches that the answer of %s depends on the accepted encoding',
    async (path) => expect((await ask(path)).answer.headers.vary).toBe('accept-encoding'),
  )

  it('serves no page to a call that accepts data', async () => {
    expect((await ask('/web/unknown', 'GET', 'application/json')).answer.statusCode).toBe(404)
  })

  it('refuses to be written to', async () => {
    expect((await ask('/', 'POST')).answer.statusCode).toBe(405)
  })

  it('sends the strict policy with every answer', async () => {
    for (const path of ['/', '/assets/plain.js', '/assets/gone.js']) {
      const { headers } = (await ask(path)).answer
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
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

  it('names the reason if a port cannot be opened for another one than being taken', async () => {
    await expect(listenFrom(createServer(), port, '192.0.2.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' })
  })
})
