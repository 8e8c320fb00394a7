import type { Bill, BillDay } from '../src/generated/types'
import type { Database } from './database'
import { dateText, dayOf } from './day'
import { fromHundredths } from './decimal'
import { earned, personNumber } from './income'
import { spanOf, type Period, type Span } from './period'

interface Earner {
  readonly uid: string
  readonly joined_at: number
}

/** What the members of guilds earned together in a period; earnings count from the day they joined. */
export function guildStatistics(db: Database, gids: readonly string[], period: Period, now: number): Bill {
  const span = spanOf(period, dayOf(now))
  const sums = Array.from({ length: span.to - span.from + 1 }, () => 0)
  let activeCount = 0
  let newCount = 0
  const members = gids.flatMap((gid) => membersOf(db, gid))
  for (const { uid, joined_at } of members) {
    const person = personNumber(uid)
    const joined = dayOf(joined_at)
    if (joined >= span.from && joined <= span.to) newCount += 1
    let own = 0
    for (let day = Math.max(span.from, joined); day <= span.to; day += 1) {
      const amount = earned(person, day)
      own += amount
      sums[day - span.from] = (sums[day - span.from] ?? 0) + amount
    }
    if (own > 0) activeCount += 1
  }
  return {
    period,
    income: fromHundredths(sums.reduce((sum, amount) => sum + amount, 0)),
    member_count: members.length,
    active_count: activeCount,
    new_count: newCount,
    from: dateText(span.from),
    to: dateText(span.to),
    days: chart(span, (day) => sums[day - span.from] ?? 0),
  }
}

/** One point a day; amounts are hundredths. */
export function chart(span: Span, amount: (day: number) => number): BillDay[] {
  return Array.from({ length: span.to - span.from + 1 }, (_, at) => ({
    date: dateText(span.from + at),
    income: amount(span.from + at) / 100,
  }))
}

export function incomeOf(uid: string, joinedAt: number, span: Span): number {
  const person = personNumber(uid)
  let sum = 0
  for (let day = Math.max(span.from, dayOf(joinedAt)); day <= span.to; day += 1) sum += earned(person, day)
  return sum
}

function membersOf(db: Database, gid: string): Earner[] {
  return db.all<Earner>('select uid, joined_at from members where gid = ?', gid)
}
