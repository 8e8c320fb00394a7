import { randomInt } from 'node:crypto'
import { Refused } from '../codes'
import type { Database } from '../database'
import { dateText, dayOf, days, startOf, weekday } from '../day'
import { toHundredths } from '../decimal'
import { accounts, move } from '../ledger'
import { readSettings } from '../settings'
import type { Payee } from './order'

export interface NewWithdrawal {
  readonly uid: string
  readonly resellerUid: string
  readonly payee: Payee
  /** Hundredths. */
  readonly diamonds: number
  readonly at: number
  readonly orderNo?: string
}

/** Asks for a withdrawal and holds its diamonds, within the limits of the settings; gives the order's number. */
export function placeWithdrawal(db: Database, wish: NewWithdrawal): string {
  const settings = readSettings(db)
  if (weeklyLeft(db, wish.uid, wish.at) === 0) throw new Refused('weeklyLimit')
  const fewest = settings.min_diamonds === undefined ? undefined : toHundredths(settings.min_diamonds)
  if (fewest !== undefined && wish.diamonds < fewest) throw new Refused('tooFewDiamonds')
  return holdWithdrawal(db, wish)
}

/** The same without the limits: the seed has a past of its own. */
export function holdWithdrawal(db: Database, wish: NewWithdrawal): string {
  const settings = readSettings(db)
  const { diamonds, at } = wish
  const orderNo = wish.orderNo ?? `W${dateText(dayOf(at)).replaceAll('-', '')}${randomInt(1e9, 1e10)}`
  const from = accounts.user(wish.uid)
  move(db, { unit: 'diamonds', from, to: accounts.held(orderNo), amount: diamonds, at, note: orderNo })
  db.run(
    `insert into withdrawals (order_no, uid, reseller_uid, payee, amount, currency, diamonds, status, requested_at,
      expected_at) values (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    orderNo,
    wish.uid,
    wish.resellerUid,
    JSON.stringify(wish.payee),
    Math.floor(diamonds / (settings.diamonds_per_unit ?? 1)),
    settings.currency ?? 'USD',
    diamonds,
    at,
    at + days(1),
  )
  return orderNo
}

/** Withdrawals still possible this week; undefined without a limit. What came to nothing does not count. */
export function weeklyLeft(db: Database, uid: string, now: number): number | undefined {
  const limit = readSettings(db).weekly_limit
  if (limit === undefined) return undefined
  const today = dayOf(now)
  const used = db.get<{ count: number }>(
    `select count(*) as count from withdrawals
      where uid = ? and requested_at >= ? and status not in ('cancelled', 'closed')`,
    uid,
    startOf(today - weekday(today)),
  )
  return Math.max(0, limit - (used?.count ?? 0))
}
