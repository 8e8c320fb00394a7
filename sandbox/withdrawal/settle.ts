import type { Database } from '../database'
import { readSettings } from '../settings'
import { applyEvent } from './apply'
import { automatic, type Order } from './order'

/** Moves on every order whose time has come, as of the moment it came; called before anything reads or moves orders. */
export function settleWithdrawals(db: Database, now: number): void {
  const settings = readSettings(db)
  const open = db.all<Order>(
    `select * from withdrawals where status in ('pending', 'applying', 'in_progress') and requested_at < ?`,
    now,
  )
  for (const order of open) {
    const next = automatic(order, settings)
    if (next && next.at <= now) applyEvent(db, order, { event: next.event, at: next.at })
  }
}
