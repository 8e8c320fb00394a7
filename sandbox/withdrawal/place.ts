import { Refused } from '../codes'
import type { Database } from '../database'
import { dayOf, days, startOf, weekday } from '../day'
import { toHundredths } from '../decimal'
import { accounts, move } from '../ledger'
import { orderNumber } from '../orderNumber'
import { readSettings, type AllSettings } from '../settings'
import type { Payee } from './order'

export interface NewWithdrawal {
  readonly uid: string
  readonly resellerUid: string
  /** Absent where no method of the person is meant. */
  readonly methodId?: string
  readonly payee: Payee
  /** Hundredths. */
  readonly diamonds: number
  /** The rate that the person was shown. */
  readonly rate?: number | undefined
  readonly at: number
  readonly orderNo?: string
}

/** Asks for a withdrawal and holds its diamonds, within the limits of the settings; gives the order's number. */
export function placeWithdrawal(db: Database, wish: NewWithdrawal): string {
  const settings = readSettings(db)
  if (wish.rate !== undefined && wish.rate !== settings.diamonds_per_unit) throw new Refused('rateChanged')
  if (weeklyLeft(db, wish.uid, wish.at) === 0) throw new Refused('weeklyLimit')
  if (isBelow(wish.diamonds, settings.min_diamonds)) throw new Refused('tooFewDiamonds')
  if (isBelow(moneyFor(wish.diamonds, settings), settings.min_amount)) throw new Refused('amountTooSmall')
  return holdWithdrawal(db, wish)
}

/** The same without the limits: the seed has a past of its own. */
export function holdWithdrawal(db: Database, wish: NewWithdrawal): string {
  const settings = readSettings(db)
  const { diamonds, at } = wish
  const orderNo = wish.orderNo ?? orderNumber('W', at)
  const from = accounts.user(wish.uid)
  move(db, { unit: 'diamonds', from, to: accounts.held(orderNo), amount: diamonds, at, note: orderNo })
  db.run(
    `insert into withdrawals (order_no, uid, reseller_uid, method_id, payee, amount, currency, diamonds, status,
      requested_at, expected_at) values (?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    orderNo,
    wish.uid,
    wish.resellerUid,
    wish.methodId ?? null,
    JSON.stringify(wish.payee),
    moneyFor(diamonds, settings),
    settings.currency ?? 'USD',
    diamonds,
    at,
    at + days(1),
  )
  return orderNo
}

/** The numbers of the seed begin so: its past uses up no withdrawal of this week. */
export const seeded = 'W2600'

/** Withdrawals still possible this week; undefined without a limit. What came to nothing does not count. */
export function weeklyLeft(db: Database, uid: string, now: number): number | undefined {
  const limit = readSettings(db).weekly_limit
  if (limit === undefined) return undefined
  const today = dayOf(now)
  const used = db.get<{ count: number }>(
    `select count(*) as count from withdrawals
      where uid = ? and requested_at >= ? and status not in ('cancelled', 'closed') and order_no not like '${seeded}%'`,
    uid,
    startOf(today - weekday(today)),
  )
  return Math.max(0, limit - (used?.count ?? 0))
}

/** When the count of the week begins anew. */
export function nextWeek(now: number): number {
  const today = dayOf(now)
  return startOf(today - weekday(today) + 7)
}

/** Both in hundredths; rounded down. */
function moneyFor(diamonds: number, settings: Partial<AllSettings>): number {
  return Math.floor(diamonds / (settings.diamonds_per_unit ?? 1))
}

/** Whether an amount (hundredths) is less than a bound, which may be absent. */
function isBelow(amount: number, bound: string | undefined): boolean {
  const least = bound === undefined ? undefined : toHundredths(bound)
  return least !== undefined && amount < least
}
