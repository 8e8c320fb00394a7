// Tests every order that a list can be asked for: over all its pages, rising, and falling with a minus.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoName } from '../../sandbox/accounts'
import { startServer, type Server } from './server'
import { type Row, allPages } from './allPages'

let server: Server
beforeAll(async () => {
  server = startServer()
  // The case of a letter does not matter for the order of names.
  for (const nickname of ['adam', 'Bella', 'zoe']) await server.newPerson({ gid: '10010', nickname })
})
afterAll(() => server.sandbox.close())

const lists: readonly { call: string; who: DemoName; body: object; id: string; sorts: readonly string[] }[] = [
  {
    call: 'POST /web/guild/member',
    who: 'extadmin',
    body: { gid: '10010' },
    id: 'uid',
    sorts: ['nickname', 'joined_at'],
  },
  {
    call: 'POST /web/guild/member/bill/list',
    who: 'extadmin',
    body: { gid: '10010', period: 8 },
    id: 'uid',
    sorts: ['income', 'live_hours', 'valid_days'],
  },
  {
    call: 'POST /web/withdrawal/order/list',
    who: 'member',
    body: {},
    id: 'order_no',
    sorts: ['diamonds', 'requested_at'],
  },
  {
    call: 'POST /web/withdrawal/agent/order/list',
    who: 'reseller',
    body: { status: 'closed' },
    id: 'order_no',
    sorts: ['diamonds', 'requested_at'],
  },
  { call: 'POST /web/UserExtendRecordList', who: 'agent', body: {}, id: 'transfer_no', sorts: ['coins', 'created_at'] },
]

/** Compares names without regard to the case of Latin letters, and everything else as numbers. */
function compare(name: string, a: Row, b: Row): number {
  if (name !== 'nickname') return Number(a[name]) - Number(b[name])
  const [one, two] = [a, b].map((row) => String(row[name]).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))
  return one === two ? 0 : String(one) < String(two) ? -1 : 1
}

describe.each(lists)('$call of $who', ({ call, who, body, id, sorts }) => {
  it.each(sorts.flatMap((name) => [name, `-${name}`]))('by %s', async (sort) => {
    const name = sort.replace('-', '')
    const rows = await allPages(server, call, { ...body, sort }, who)
    expect(rows.length).toBeGreaterThan(20)
    const steps = rows.slice(1).map((row, at) => Math.sign(compare(name, rows[at] ?? row, row)))
    expect(steps).not.toContain(sort.startsWith('-') ? -1 : 1)
    expect(steps).toContain(sort.startsWith('-') ? 1 : -1)
    const ids = rows.map((row) => row[id])
    expect(new Set(ids).size).toBe(ids.length)
    const all = (await allPages(server, call, body, who)).map((row) => row[id])
    expect(all).toHaveLength(ids.length)
    expect(new Set(ids)).toEqual(new Set(all))
  })
})

it('are all the orders that the schemas name', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../schemas/${file}.json`, import.meta.url), 'utf8'))
  const api = read('api') as { readonly [call: string]: { readonly request: string } }
  const named = Object.entries(api).flatMap(([call, { request }]) => {
    const [file = '', name = ''] = request.split('.json#/$defs/')
    const { sort } = read(file).$defs[name].properties as { readonly sort?: { readonly enum: readonly string[] } }
    return sort ? [[call, sort.enum.toSorted()]] : []
  })
  const tested = lists.map(({ call, sorts }) => [call, sorts.flatMap((name) => [name, `-${name}`]).toSorted()])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(tested))
})
