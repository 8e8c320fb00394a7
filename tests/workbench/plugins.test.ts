// Tests what the development server answers at the addresses of the studio, the workbench and the shell.
import { createServer as createHttp, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenFrom } from '../../tools/vite/listenFrom'
import { root } from '../../tools/cli/root'
import { studioTools } from '../../tools/studio/server'
import { showcasePlugin } from '../../tools/studio/server/showcasePlugin'

let vite: ViteDevServer
let server: Server
let port = 0

beforeAll(async () => {
  const starter = `${root}/examples/starter`
  vite = await createServer({
    root: starter,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: `${root}/node_modules/.cache/plugins-test`,
    server: { middlewareMode: true, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [...studioTools(starter), showcasePlugin()],
  })
  server = createHttp(vite.middlewares)
  port = await listenFrom(server, 0, '127.0.0.1')
})
afterAll(async () => {
  server.close()
  await vite.close()
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function ask(path: string, headers: IncomingHttpHeaders = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', port, path, method, headers })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      text(answer).then(
        (read) => resolve({ status: answer.statusCode, headers: answer.headers, body: read }),
        (error: unknown) => reject(new Error(String(error))),
      )
    })
    sent.end(body)
  })
}

const tokenIn = (page: string) => /<meta name="studio-token" content="([^"]+)"/.exec(page)?.[1] ?? ''

describe('S-safe the page of the studio', () => {
  it('has the token of this start, a strict policy, and is kept by nobody', async () => {
    const { status, headers, body } = await ask('/__studio/?path=/')
    expect(status).toBe(200)
    expect(tokenIn(body).length).toBeGreaterThan(20)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    )
  })

  it.each<[string, IncomingHttpHeaders]>([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is not for %s, which could read the token', async (_who, headers) => {
    const { status, body } = await ask('/__studio/', headers)
    expect([status, tokenIn(body)]).toEqual([403, ''])
  })

  it('calls operations with its token, and with no other', async () => {
    const token = tokenIn((await ask('/__studio/')).body)
    const json = { 'content-type': 'application/json' }
    const right = await ask('/__studio/api/journal', { ...json, 'x-studio-token': token }, '{}')
    const wrong = await ask('/__studio/api/journal', { ...json, 'x-studio-token': `${token}x` }, '{}')
    expect([right.status, right.body]).toEqual([200, '[]'])
    expect(wrong.status).toBe(401)
  })
})

describe('the workbench', () => {
  it('has a sandbox for each column, and says if one is gone', async () => {
    const gone = await ask('/api/anything', { 'x-bench': 'tab-left' }, '{}')
    expect([gone.status, gone.body]).toEqual([410, 'The sandbox of this column is gone: reload the workbench.'])
    const opened = await ask('/__bench/open', {}, JSON.stringify({ slot: 'tab-left', shift: 0, data: 'failing' }))
    expect(opened.status).toBe(200)
    expect((await ask('/api/anything', { 'x-bench': 'tab-left' }, '{}')).status).toBe(500)
    expect((await ask('/api/anything', { 'x-bench': 'tab-right' }, '{}')).status).toBe(410)
  })
})

describe('the shell', () => {
  const inPhone = { 'sec-fetch-dest': 'iframe', accept: 'text/html' }

  it('adds the script of the app to a page in its phone alone', async () => {
    const script = '<script src="/__shell/native.js">'
    expect((await ask('/things', inPhone)).body).toContain(script)
    expect((await ask('/other', { ...inPhone, 'sec-fetch-dest': 'document' })).body).not.toContain(script)
    expect((await ask('/__shell/native.js')).body).toContain('window.parent.phone?.enter(window)')
  })
})
