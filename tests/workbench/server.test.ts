// Tests the workbench's part of the dev server: source places of pages, and sandboxes in a state.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountCall, demoUid } from '../../sandbox/accounts'
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import { withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { answersIn, type BenchSandbox } from '../../tools/studio/server/answersIn'
import { createBenchSandboxes } from '../../tools/studio/server/benchSandboxes'
import { fullSandbox, plainSandbox } from '../../tools/studio/server/columnSandbox'
import { isForPhone } from '../../tools/studio/server/shellPages'
import { pagePlaces } from '../../tools/studio/server/pagePlaces'
import type { DataState } from '../../tools/studio/workbench/combination'

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

  it.each([
    [
      'international',
      '/recharge',
      'blocks › recharge › fields › amount',
      ['schemas/payment.json', 'schemas/forms.json'],
    ],
    [
      'test-brand',
      '/guild/create',
      'blocks › create › fields › name',
      ['schemas/guild.json', 'schemas/forms.json', 'markets/testBrand.ts'],
    ],
  ])('has the schemas as layers of a field: %s %s › %s', (market, route, path, files) => {
    const layers = pagePlaces(root, market, route).layers[path] ?? []
    const [name = ''] = path.split(' › ').slice(-1)
    expect(layers.slice(0, -1).map(({ place }) => place.split(':')[0])).toEqual(files)
    expect(layers.at(-1)?.name).toBe('page')
    for (const { place } of layers) expect(lineAt(place)).toMatch(new RegExp(`^"?${name}"?:`))
  })

  it('tells what a market takes away', () => {
    const file = 'markets/testBrand.ts'
    const source = readFileSync(join(root, file), 'utf8').replace('pages: {', "pages: { '/demo': null,")
    const { removed } = pagePlaces(withChanges(root, { [file]: source }), 'test-brand', '/demo')
    expect(removed['']?.place).toMatch(/^markets\/testBrand\.ts:\d+:\d+$/)
  })

  it.each([
    ['rusia', '/', 'There is no market "rusia".'],
    ['russia', '/gone', 'There is no page "/gone".'],
  ])('says so where there is none: %s %s', (market, route, sentence) => {
    expect(() => pagePlaces(root, market, route)).toThrow(sentence)
  })
})

const headers = {
  'content-type': 'application/json',
  'device-id': 'test',
  language: 'en',
  platform: '1',
  'app-version': '1.0.0',
  'phone-model': 'Test',
  'system-version': '1',
  timestamp: '1700000000',
}

describe('a sandbox in a state', () => {
  const sandbox = createSandbox({ file: ':memory:' })
  let session: Record<string, string> = {}

  beforeAll(async () => {
    const answer = await sandbox.fetch(
      new Request('http://localhost/__sandbox/session', {
        method: 'POST',
        body: JSON.stringify({ uid: demoUid('owner') }),
      }),
    )
    session = (await answer.json()) as Record<string, string>
  })
  afterAll(() => sandbox.close())

  const ask = (data: DataState, path: string, body: object = {}) =>
    answersIn(sandbox, data, accountCall).fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, ...session },
      }),
    )
  interface Listed {
    readonly res: { readonly list: readonly { readonly gid: string }[]; readonly has_more: boolean }
  }
  const listOf = async (data: DataState) => {
    const response = await ask(data, '/web/guild/list', { page: 1 })
    return { response, answer: (await response.json()) as Listed }
  }

  it('normal: answers as the sandbox does', async () => {
    const { answer } = await listOf('normal')
    expect(answer.res.list.length).toBeGreaterThan(0)
  })

  it('many: pages are filled with rows of their own', async () => {
    const { answer, response } = await listOf('many')
    expect(answer.res.list).toHaveLength(60)
    expect(new Set(answer.res.list.map(({ gid }) => gid)).size).toBe(60)
    expect(response.headers.get('date')).toMatch(/ GMT$/)
  })

  it('empty: lists have no rows, other answers do not change', async () => {
    const { answer } = await listOf('empty')
    expect(answer.res).toMatchObject({ list: [], has_more: false })
    expect(await (await ask('empty', '/web/MyAccountInfo')).json()).toMatchObject({ res: { uid: demoUid('owner') } })
  })

  const answerOf = (data: DataState, res: object, more: Record<string, string> = {}) => {
    const fetch = async () => Response.json({ code: 0, res }, { headers: { date: 'today', ...more } })
    return answersIn({ ...sandbox, fetch }, data).fetch(new Request('http://localhost/web/list'))
  }

  it.each([
    ['empty', { list: [{ id: 1 }], has_more: true }, { list: [], has_more: false }],
    ['many', { list: {} }, { list: {} }],
  ] as const)('%s: %j becomes %j', async (data, res, changed) => {
    expect(await (await answerOf(data, res)).json()).toEqual({ code: 0, res: changed })
  })

  it('failing: all calls fail but the one for the account', async () => {
    expect((await ask('failing', '/web/guild/list', { page: 1 })).status).toBe(500)
    expect((await ask('failing', '/web/MyAccountInfo')).status).toBe(200)
    expect((await ask('normal', '/web/guild/list', { page: 1 })).status).toBe(200)
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

  it('of a product without a sandbox of its own state their time in each answer', () => {
    const setHeader = vi.fn<(name: string, value: string) => void>()
    const answered = vi.fn<() => void>()
    const { open } = plainSandbox(() => ({ answer: answered, close: () => undefined }))
    open(86_400_000, 'normal')({} as IncomingMessage, { setHeader } as unknown as ServerResponse, () => undefined)
    expect(answered).toHaveBeenCalledTimes(1)
    const [name, date] = setHeader.mock.calls[0] ?? []
    expect(name).toBe('date')
    expect(Math.round((Date.parse(date ?? '') - Date.now()) / 86_400_000)).toBe(1)
  })

  it('are found by what only one of them has, whose pages may then stand in a frame', async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'"
    const fetch = async () => new Response('a page', { headers: { 'content-security-policy': policy } })
    const seen = vi.fn<(sandbox: BenchSandbox) => void>()
    const found = createBenchSandboxes(async () =>
      fullSandbox({
        createSandbox: () => ({ fetch, reset, close: () => undefined, faults: { add: () => undefined } }),
        sandboxMiddleware: (sandbox) => {
          seen(sandbox)
          return () => undefined
        },
      }),
    )
    expect(await found.handlerFor('/__sandbox/cashier/1')).toBeUndefined()
    await found.open({ slot: 'a', shift: 0, data: 'normal' })
    expect(await found.handlerFor('/__sandbox/cashier/1')).toBeDefined()
    const answer = await seen.mock.lastCall?.[0].fetch(new Request('http://localhost/'))
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'")
  })

  it('are tried again after one could not be made', async () => {
    const make = vi.fn<() => Promise<ReturnType<typeof plainSandbox>>>()
    make.mockRejectedValueOnce(new Error('the file is locked'))
    make.mockResolvedValue(plainSandbox(() => ({ answer: () => undefined, close: () => undefined })))
    const fragile = createBenchSandboxes(make)
    const opening = { slot: 'a', shift: 0, data: 'normal' } as const
    await expect(fragile.open(opening)).rejects.toThrow('the file is locked')
    await fragile.open(opening)
    expect(fragile.answerOf('a')).toBeDefined()
  })

  it('give way to others, the oldest first', async () => {
    for (const slot of ['c', 'd', 'e']) await sandboxes.open({ slot, shift: 0, data: 'normal' })
    expect(made).toHaveBeenCalledTimes(4)
    expect(sandboxes.answerOf('a')).toBeUndefined()
    expect(sandboxes.answerOf('e')).toBeDefined()
  })
})
