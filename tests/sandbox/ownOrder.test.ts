// The order of the rows of each list that nobody sorts, and of rows that are equal in what they are sorted by.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoName } from '../../sandbox/accounts'
import { startServer, type Server } from './server'
import { type Row, allPages } from './allPages'

let server: Server
beforeAll(async () => {
  server = startServer()
  // The seeded agencies are the smaller, the greater their IDs. This one is not the smallest.
  const { gids } = await server.control<{ gids: string[] }>('guilds', { names: ['Late Bloomers'], bound_to: '10001' })
  for (let count = 0; count < 6; count += 1) await server.newPerson({ gid: gids[0] })
})
afterAll(() => server.sandbox.close())

const places: Row = { owner: 0, admin: 1, member: 2 }
/** Returns what a member counts in the order: a role has its place, and a figure is a number. */
const weight = (row: Row, member: string) => Number(member === 'role' ? places[String(row['role'])] : row[member])

/** Compares two rows by some members, one after another; a minus turns the order round. */
function compare(one: Row, other: Row, members: readonly string[]): number {
  for (const member of members) {
    const name = member.replace('-', '')
    const difference = weight(one, name) - weight(other, name)
    if (difference !== 0) return member.startsWith('-') ? -difference : difference
  }
  return 0
}

const team = { gid: '10004', period: 8 }
describe('S2-20 S2-22 S2-26 S2-27 S2-29 S2-33 S7-12 S7-14 S7-16 the rows of', () => {
  it.each<[call: string, who: DemoName, body: object, order: string]>([
    ['POST /web/guild/list', 'host', {}, '-member_number gid'],
    ['POST /web/guild/guild_list', 'bd', {}, '-member_count gid'],
    ['POST /web/guild/guild_list', 'owner', {}, '-member_count gid'],
    ['POST /web/guild/bill/list', 'bd', { period: 1 }, '-member_count gid'],
    ['POST /web/guild/bill/list', 'owner', { gid: '10001', period: 1 }, '-member_count gid'],
    ['POST /web/guild/bd_member', 'bd', {}, '-guild_count -member_count uid'],
    ['POST /web/guild/ext_admin', 'bd', {}, '-guild_count -member_count uid'],
    ['POST /web/guild/ext_admin_member', 'extadmin', {}, 'gid role joined_at'],
    ['POST /web/guild/member', 'bd', { gid: '10004' }, 'role joined_at uid'],
    ['POST /web/guild/apply_list', 'owner', { gid: '10001' }, '-applied_at'],
    ['POST /web/guild/apply_create_list', 'bd', {}, '-applied_at'],
    ['POST /web/guild/can_invite_fans', 'owner', { gid: '10001' }, 'uid'],
    ['POST /web/agent/list', 'host', {}, '-completed_total uid'],
    ['POST /web/UserExtendRecordList', 'agent', {}, '-created_at'],
    ['POST /web/withdrawal/order/list', 'host', {}, '-requested_at'],
    ['POST /web/withdrawal/agent/order/list', 'reseller', {}, '-requested_at'],
    ['GET /web/withdrawal/method/list', 'host', {}, '-created_at'],
    // Members with equal figures stand as in the ranking, whichever way the list is sorted.
    ['POST /web/guild/member/bill/list', 'bd', team, '-income rank'],
    ['POST /web/guild/member/bill/list', 'bd', { ...team, sort: 'valid_days' }, 'valid_days rank'],
    ['POST /web/guild/member/bill/list', 'bd', { ...team, sort: '-valid_days' }, '-valid_days rank'],
    ['POST /web/guild/member/bill/list', 'bd', { ...team, sort: 'live_hours' }, 'live_hours rank'],
    ['POST /web/guild/member/bill/list', 'bd', { ...team, sort: '-live_hours' }, '-live_hours rank'],
  ])('%s for %s with %j come by %s', async (call, who, body, order) => {
    const rows = await allPages(server, call, body, who)
    expect(rows.length).toBeGreaterThan(1)
    const members = order.split(' ')
    const wrong = rows.slice(1).filter((row, at) => compare(rows[at] ?? row, row, members) > 0)
    expect(wrong).toEqual([])
  })
})
