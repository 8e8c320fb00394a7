// Tests the workbench's part of the dev server: source places of pages, and sandboxes in a state.
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { createSandbox, Sandbox } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import { withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { type BenchSandbox } from '../../tools/studio/server/answersIn'
import { createBenchSandboxes } from '../../tools/studio/server/benchSandboxes'
import { fullSandbox } from '../../tools/studio/server/columnSandbox'
import { isForPhone } from '../../tools/studio/server/shellPages'
import { pagePlaces } from '../../tools/studio/server/pagePlaces'

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
})
