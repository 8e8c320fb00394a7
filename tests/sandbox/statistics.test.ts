// Tests that the figures of persons, agencies and teams agree with each other in every period, and with its days.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import { dayOf, startOf } from '../../sandbox/day'
import { onAir, personNumber } from '../../sandbox/income'
import { startServer, type Person, type Server } from './server'

/** An agency of 22 people, brought in by the outside admin and bound to the first one. */
const gid = '10010'
const hour = 3600
let server: Server
let owner: Person
beforeAll(async () => {
  server = startServer()
  owner = await server.signIn('owner')
})
afterAll(() => server.sandbox.close())

type Period = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
// 17 May 2026 is a Sunday.
const periods: readonly (readonly [Period, string, string])[] = [
  [1, '2026-05-16', '2026-05-17'],
  [2, '2026-05-01', '2026-05-15'],
  [3, '2026-05-17', '2026-05-17'],
  [4, '2026-05-16', '2026-05-16'],
  [5, '2026-05-11', '2026-05-17'],
  [6, '2026-05-04', '2026-05-10'],
  [7, '2026-05-01', '2026-05-17'],
  [8, '2026-04-01', '2026-04-30'],
]
const cents = (amount: string | number) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function daysBetween(from: string, to: string): string[] {
  const found = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 24 * hour * 1000)
    found.push(new Date(at).toISOString().slice(0, 10))
  return found
}

async function memberRows(of: string, period: Period, asker = owner) {
  const rows = []
  for (let page = 1, more = true; more; page += 1) {
    const { res } = await server.ask('POST /web/guild/member/bill/list', { gid: of, period, page }, asker)
    rows.push(...res.list)
    more = res.has_more
  }
  return rows
}
const bill = async (wish: { gid?: string }, period: Period, asker = owner) =>
  (await server.ask('POST /web/guild/bill', { period, ...wish }, asker)).res
const team = async (wish: { gid?: string }, period: Period, asker = owner) =>
  (await server.ask('POST /web/guild/bill/list', { period, page: 1, ...wish }, asker)).res.list

describe.each(periods)('S1-04 S2-43 period %i, from %s to %s', (period, from, to) => {
  it('the figures of an agency are those of its members, and of its days', async () => {
    const { days, ...all } = await bill({ gid }, period)
    const rows = await memberRows(gid, period)
    expect(all).toMatchObject({ period, from, to, member_count: rows.length })
    expect(days.map(({ date }) => date)).toEqual(daysBetween(from, to))
    expect(sum(days.map(({ income }) => cents(income)))).toBe(cents(all.income))
    expect(sum(rows.map(({ income }) => cents(income)))).toBe(cents(all.income))
    expect(all.active_count).toBe(rows.filter(({ income }) => cents(income) > 0).length)
    const { res } = await server.ask('POST /web/guild/member', { gid, page: 1, sort: '-joined_at' }, owner)
    const joined = res.list.map(({ joined_at }) => new Date((joined_at + 3 * hour) * 1000).toISOString().slice(0, 10))
    expect(all.new_count).toBe(joined.filter((date) => date >= from && date <= to).length)
  })

  it('the figures of a member are those of the list, and of their days', async () => {
    let most = 0
    for (const { uid, income, live_hours, valid_days, nickname } of await memberRows(gid, period)) {
      const { days, gift_count, ...one } = (
        await server.ask('POST /web/guild/member/bill', { period, uid, gid }, owner)
      ).res
      expect(one).toMatchObject({ uid, nickname, period, from, to, income, live_hours, valid_days })
      expect(days.map(({ date }) => date)).toEqual(daysBetween(from, to))
      expect(sum(days.map((day) => cents(day.income)))).toBe(cents(income))
      const earning = days.filter((day) => day.income > 0).length
      // Whoever earned was on air and had gifts, and nobody else.
      expect([gift_count > 0, Number(live_hours) > 0]).toEqual([earning > 0, earning > 0])
      expect(gift_count).toBeGreaterThanOrEqual(earning)
      expect(valid_days).toBeLessThanOrEqual(earning)
      most = Math.max(most, earning)
    }
    expect(most).toBeGreaterThan(0)
  })

  it('a team has the income of its agencies', async () => {
    const extadmin = await server.signIn('extadmin')
    const { income, member_count, guild_count, bd_count } = await bill({}, period, extadmin)
    const rows = await team({}, period, extadmin)
    expect(rows.map((row) => row.gid)).toEqual(['10003', '10005', '10010'])
    expect(sum(rows.map((row) => cents(row.income)))).toBe(cents(income))
    expect(sum(rows.map((row) => row.member_count))).toBe(member_count)
    expect([guild_count, bd_count]).toEqual([3, 0])
    for (const row of rows) expect(row.income).toBe((await bill({ gid: row.gid }, period, extadmin)).income)
  })
})

describe('S1-04 a day with an hour on air or more is a valid day', () => {
  it.each([
    [59, '0.98', 0],
    [60, '1.00', 1],
  ])('%i minutes are %s hours, and %i valid days', async (minutes, live_hours, valid_days) => {
    onTestFinished(async () => void (await server.control('clock', { now: null })))
    const { uid, day } = dayWith(minutes)
    await server.control('clock', { now: startOf(day) * 1000 })
    const person = await server.control<Person>('session', { uid })
    const { res } = await server.ask('POST /web/guild/member/bill', { period: 3 }, person)
    expect(res).toMatchObject({ uid, live_hours, valid_days })
  })

  /** Finds a demo person who was on air for so many minutes on a day. */
  function dayWith(minutes: number): { uid: string; day: number } {
    const today = dayOf(Date.parse('2026-05-17T09:00:00Z') / 1000)
    for (let day = today; ; day += 1) {
      const found = demoAccounts.find(({ uid }) => onAir(personNumber(uid), day) === minutes)
      if (found) return { uid: found.uid, day }
    }
  }
})

it('S1-04 S3-15 a new member is counted from the day on which they joined, in UTC+3', async () => {
  // It is midnight in UTC+3.
  const late = startServer('2026-05-17T21:00:00Z')
  const bd = await late.signIn('bd')
  const counts = async (period: Period) => {
    const { member_count, new_count } = (await late.ask('POST /web/guild/bill', { gid: '10012', period }, bd)).res
    return [member_count, new_count]
  }
  const before = new Map<Period, number[]>()
  for (const [period] of periods) before.set(period, await counts(period))
  const { uid } = await late.newPerson({ gid: '10012' })
  for (const [period] of periods) {
    const [members = 0, newcomers = 0] = before.get(period) ?? []
    const isNow = [1, 3, 5, 7].includes(period)
    expect([period, await counts(period)]).toEqual([period, [members + 1, newcomers + (isNow ? 1 : 0)]])
    const { res } = await late.ask('POST /web/guild/member/bill', { gid: '10012', period, uid }, bd)
    // What was earned before is not the agency's.
    if (!isNow)
      expect([period, res.income, res.live_hours, res.valid_days, res.gift_count]).toEqual([
        period,
        '0.00',
        '0.00',
        0,
        0,
      ])
  }
  late.sandbox.close()
})

describe('S2-42 without an agency', () => {
  it('the owner reads the own one, and as the team the own one with those bound to it', async () => {
    expect(await bill({}, 3)).toEqual(await bill({ gid: '10001' }, 3))
    expect(await bill({}, 3)).not.toHaveProperty('guild_count')
    expect((await team({}, 3)).map((row) => row.gid)).toEqual(['10001', '10010', '10011', '10012'])
    expect((await team({ gid: '10011' }, 3)).map((row) => row.gid)).toEqual(['10011'])
  })

  it.each([
    ['bd', ['10001', '10002', '10004', '10006', '10008', '10009', '10011', '10012'], 26],
    ['subbd', ['10007'], 0],
    ['extadmin', ['10003', '10005', '10010'], 0],
  ] as const)('%s reads all that they brought in: %s', async (who, gids, bds) => {
    const asker = await server.signIn(who)
    expect((await team({}, 3, asker)).map((row) => row.gid)).toEqual(gids)
    expect(await bill({}, 3, asker)).toMatchObject({ guild_count: gids.length, bd_count: bds })
  })

  it('whoever has none reads none', async () => {
    const host = await server.signIn('host')
    expect((await server.ask('POST /web/guild/bill', { period: 3 }, host)).code).toBe(codes.unknownGuild.code)
    const list = await server.ask('POST /web/guild/bill/list', { period: 3, page: 1 }, host)
    expect(list.code).toBe(codes.notAllowed.code)
  })
})

it('S1-04 a host without an agency reads what they earned in each period', async () => {
  const host = await server.signIn('host')
  const incomes = []
  for (const [period] of periods) {
    const { income, days } = (await server.ask('POST /web/guild/member/bill', { period }, host)).res
    expect(sum(days.map((day) => cents(day.income)))).toBe(cents(income))
    incomes.push(cents(income))
  }
  expect(Math.max(...incomes)).toBeGreaterThan(0)
})
