// Tests the MCP server with the official client: sixty tasks, its limits, and texts that carry instructions.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../tools/cli/root'
import { call, connect } from './kit'

describe('the tools', () => {
  let client: Client
  beforeAll(async () => {
    client = await connect(root)
  })
  afterAll(() => client.close())

  it('are few, and their list has at most 6000 tokens', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'overview',
      'search',
      'read',
      'why_hidden',
      'problems',
      'propose',
      'apply',
      'revert',
      'test',
      'screenshot',
    ])
    // Four characters are about one token.
    expect(JSON.stringify(tools).length / 4).toBeLessThan(6000)
  })

  it('read values with their place, in the base and in a market', async () => {
    const at = 'blocks.method.fields'
    const base = await call(client, 'read', { page: '/withdraw/add-method', at: `${at}.network.words` })
    expect(base.data.values).toContainEqual(
      expect.objectContaining({ path: 'TON', file: 'pages/withdraw/networkWords.ts' }),
    )
    const market = await call(client, 'read', {
      page: '/withdraw/add-method',
      market: 'russia',
      at: `${at}.tax_id.label`,
    })
    expect(market.data.values).toEqual([expect.objectContaining({ value: 'method.taxId', file: 'markets/russia.ts' })])
  })

  it('find a text, and list pages, markets and languages', async () => {
    const found = await call(client, 'search', { text: 'method.taxId.help' })
    expect(found.data.values).toContainEqual(
      expect.objectContaining({ document: 'markets', file: 'markets/russia.ts' }),
    )
    const { data } = await call(client, 'overview')
    expect(data.pages).toContainEqual({
      route: '/guild/ext-admins',
      title: expect.any(String) as unknown,
      blocks: ['people'],
    })
    expect(data.languages).toContain('ur')
  })

  it('say who sees a part, and why others do not', async () => {
    const { data } = await call(client, 'why_hidden', { page: '/guild/ext-admins', at: 'blocks.people' })
    expect(data.people).toContainEqual({ name: 'Visitor', sees: 'never' })
    expect(data.people).toContainEqual({ name: 'BD', sees: 'always' })
    expect(data.conditions).toContainEqual(expect.objectContaining({ path: 'needs.bd' }))
  })

  it('say who sees a part that only one market has, and only there', async () => {
    const part = { page: '/withdraw/add-method', at: 'blocks.method.fields.tax_id' }
    expect(await call(client, 'why_hidden', { ...part, market: 'russia' })).toMatchObject({ isError: false })
    for (const elsewhere of [part, { ...part, market: 'international' }])
      expect((await call(client, 'why_hidden', elsewhere)).text).toBe(`The page has no ${part.at}.`)
  })

  it.each([
    ['an unknown tool', 'delete', {}, /no tool "delete"/],
    ['an unknown argument', 'read', { file: '/etc/passwd' }, /no argument "file"/],
    ['a missing argument', 'search', {}, /needs "text"/],
    ['a second argument that is missing', 'why_hidden', { page: '/' }, /needs "at"/],
    ['a proposal that nobody made', 'apply', { proposal: 'x' }, /no such proposal/],
    ['a test of a proposal that nobody made', 'test', { proposal: 'x' }, /no such proposal/],
    ['a picture without a server', 'screenshot', { page: '/' }, /Nothing answers at http:\/\/127\.0\.0\.1:9\./],
    ['a path out of the folder', 'read', { schema: '../package.json' }, /no schemas\/\.\.\/package\.json/],
    [
      'a change of code',
      'propose',
      { changes: [{ do: 'set', schema: '../src/main.tsx', at: 'x', value: 1 }] },
      /no schema/,
    ],
    ['a change that nobody made', 'revert', { change: '77' }, /no change 77/],
  ])('refuse %s', async (_what, name, args, says) => {
    const { isError, text } = await call(client, name, args)
    expect([isError, text]).toEqual([true, expect.stringMatching(says)])
  })
})
