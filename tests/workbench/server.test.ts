// Tests the plugins of the workbench and what its server answers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  createServer as createHttp,
  request,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ViteDevServer, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountCall } from '../../sandbox/accounts'
import type { Sandbox, createSandbox } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import { root } from '../../tools/cli/root'
import { studioTools } from '../../tools/studio/server'
import { type BenchSandbox, answersIn } from '../../tools/studio/server/answersIn'
import { createBenchSandboxes } from '../../tools/studio/server/benchSandboxes'
import { fullSandbox } from '../../tools/studio/server/columnSandbox'
import { pagePlaces } from '../../tools/studio/server/pagePlaces'
import { productFacts } from '../../tools/studio/server/productModule'
import { isForPhone } from '../../tools/studio/server/shellPages'
import { showcasePlugin } from '../../tools/studio/server/showcasePlugin'
import type { DataState } from '../../tools/studio/workbench/benchAddress'
import { listenFrom } from '../../tools/vite/listenFrom'

describe('the server', () => {
  describe('where a page is written', () => {
    const russia = pagePlaces(root, 'russia', '/withdraw/add-method')
    const lineAt = (place = '') => {
      const [file = '', line, column] = place.split(':')
      const text = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
      return text.slice(Number(column) - 1)
    }

    it('leads to the name of the part, in its own file', () => {
      const page = russia.layers['blocks › method › fields › holder']?.at(-1)
      expect(page?.name).toBe('page')
      expect(page?.place).toMatch(/^pages\/withdraw\/addMethod\.ts:\d+:\d+$/)
      expect(lineAt(page?.place)).toMatch(/^holder:/)
    })

    it('has the market as a layer if it changes or adds something', () => {
      const layers = russia.layers['blocks › method › fields › tax_id'] ?? []
      expect(layers.map(({ name }) => name)).toEqual(['schema', 'schema', 'schema of market russia', 'market russia'])
      expect(layers.map(({ place }) => lineAt(place).split(' ')[0])).toEqual([
        '"tax_id":',
        '"tax_id":',
        'tax_id:',
        'tax_id:',
      ])
      const names = russia.layers['blocks › method › fields']?.map(({ name }) => name)
      expect(names).toEqual(['page', 'market russia'])
      expect(pagePlaces(root, 'international', '/withdraw/add-method').layers).not.toHaveProperty([
        'blocks › method › fields › tax_id',
      ])
    })
  })

  it.each([
    ['/guild/member?role=admin', true],
    ['/files/terms.pdf', false],
    ['/@vite/client', false],
  ])('a frame that asks for %s gets the script of the workbench: %s', (url, isPage) => {
    const asked = { method: 'GET', url, headers: { 'sec-fetch-dest': 'iframe', accept: 'text/html' } }
    expect(isForPhone(asked as unknown as IncomingMessage)).toBe(isPage)
  })

  describe('the sandboxes of columns', () => {
    const reset = vi.fn<() => void>()
    const made = vi.fn<typeof createSandbox>(
      ({ now = Date.now }) => ({ reset, close: () => undefined, clock: { now } }) as unknown as Sandbox,
    )
    const sandboxes = createBenchSandboxes(async () => fullSandbox({ createSandbox: made, sandboxMiddleware }))

    it('are one for each slot, made once and as new at each opening', async () => {
      await sandboxes.open({ slot: 'a', shift: 0, data: 'normal' })
      await sandboxes.open({ slot: 'a', shift: 86_400_000, data: 'empty' })
      await sandboxes.open({ slot: 'b', shift: 0, data: 'normal' })
      expect(made).toHaveBeenCalledTimes(2)
      expect(reset).toHaveBeenCalledTimes(3)
      expect(sandboxes.answerOf('a')).not.toBe(sandboxes.answerOf('b'))
      expect(sandboxes.answerOf('c')).toBeUndefined()
    })

    it('are never ones that a change of the contract has closed while they were made', async () => {
      const before = made.mock.calls.length
      const opening = sandboxes.open({ slot: 'd', shift: 0, data: 'normal' })
      sandboxes.close()
      await opening
      expect(made).toHaveBeenCalledTimes(before + 2)
    })
  })
})

describe('the plugins', () => {
  let vite: ViteDevServer
  let server: Server
  let port = 0

  const starter = `${root}/examples/starter`
  beforeAll(() => begin(starter))
  afterAll(end)

  async function begin(product: string): Promise<void> {
    vite = await createServer({
      root: product,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      cacheDir: `${root}/node_modules/.cache/plugins-test`,
      server: { middlewareMode: true, watch: null, hmr: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [...studioTools(product), showcasePlugin()],
    })
    server = createHttp(vite.middlewares)
    port = await listenFrom(server, 0, '127.0.0.1')
  }

  async function end(): Promise<void> {
    server.close()
    await vite.close()
  }

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
      const right = await ask('/__studio/api/history', { ...json, 'x-studio-token': token }, '{}')
      const wrong = await ask('/__studio/api/history', { ...json, 'x-studio-token': `${token}x` }, '{}')
      expect([right.status, right.body]).toEqual([200, '[]'])
      expect(wrong.status).toBe(401)
    })
  })

  it('a draft that cannot be made answers a module that says why, so that Vite lays nothing over the page', async () => {
    const { status, body } = await ask('/@id/__x00__virtual:studio-draft/draft9/main/page/', {
      'sec-fetch-dest': 'script',
    })
    expect([status, body]).toEqual([200, expect.stringContaining('throw new Error("This draft is no longer kept.')])
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

    it('opens the pages of a product without a sandbox, which call the product’s own server', async () => {
      const product = mkdtempSync(join(tmpdir(), 'no-sandbox-'))
      await end()
      await begin(product)
      const opened = await ask('/__bench/open', {}, JSON.stringify({ slot: 'tab-left', shift: 0, data: 'normal' }))
      expect([opened.status, productFacts(product)]).toEqual([200, expect.stringContaining('sandbox = "none"')])
      await end()
      rmSync(product, { recursive: true })
      await begin(starter)
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
})

describe('states of a sandbox', () => {
  type Fault = Parameters<BenchSandbox['faults']['add']>[0]

  function sandboxOf(answer: () => Response = () => Response.json({})) {
    const faults: Fault[] = []
    const sandbox: BenchSandbox = {
      fetch: async () => answer(),
      faults: { add: (fault) => void faults.push(fault) },
      reset: () => undefined,
      close: vi.fn<() => void>(),
    }
    return { sandbox, faults }
  }

  describe('many rows', () => {
    async function listOf(list: readonly unknown[]): Promise<readonly unknown[]> {
      const { sandbox } = sandboxOf(() => Response.json({ res: { list } }))
      const answer = await answersIn(sandbox, 'many').fetch(new Request('http://localhost/web/list'))
      return ((await answer.json()) as { readonly res: { readonly list: readonly unknown[] } }).res.list
    }

    it.each([
      [{ id: 7 }, { id: 1_000_007 }],
      [
        { uid: 'u', gid: 'g', order_no: 'n', owner_id: 'o' },
        { uid: 'u0001', gid: 'g0001', order_no: 'n0001', owner_id: 'o0001' },
      ],
      [
        { id: '', name: 'Ann', idle: 'x' },
        { id: '', name: 'Ann', idle: 'x' },
      ],
      ['text', 'text'],
    ])('of %j are told apart by their ids: %j', async (row, second) => {
      expect((await listOf([row])).slice(0, 2)).toEqual([row, second])
    })
  })

  it.each([
    ['empty', { list: [{ id: 1 }], has_more: true }, { list: [], has_more: false }],
    ['many', { list: {} }, { list: {} }],
  ] as const)('%s: %j becomes %j', async (data, res, changed) => {
    const { sandbox } = sandboxOf(() => Response.json({ code: 0, res }))
    const answer = await answersIn(sandbox, data).fetch(new Request('http://localhost/web/list'))
    expect(await answer.json()).toEqual({ code: 0, res: changed })
  })

  it.each<[DataState, string, readonly Fault[]]>([
    ['failing', '/web/list', [{ endpoint: 'POST /web/list', kind: 'status', status: 500 }]],
    ['failing', '/web/MyAccountInfo', []],
    ['failing', '/__sandbox/session', []],
    ['slow', '/web/MyAccountInfo', [{ endpoint: accountCall, kind: 'delay', ms: 3000 }]],
    ['slow', '/__sandbox/clock', []],
    ['normal', '/web/list', []],
  ])('%s: a call of %s meets %j', async (data, path, met) => {
    const { sandbox, faults } = sandboxOf()
    await answersIn(sandbox, data, accountCall).fetch(new Request(`http://localhost${path}`, { method: 'POST' }))
    expect(faults).toEqual(met)
  })
})
