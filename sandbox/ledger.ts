// Double entry: what one account loses another gains, so that the sum over all accounts is always 0.
import { Refused } from './codes'
import type { Database } from './database'

/** Coins, and the coins that agents sell, are whole; diamonds are hundredths. */
export type Unit = 'coins' | 'agent_coins' | 'diamonds'
export const accounts = {
  /** Where coins and diamonds come from; the only account below zero. */
  house: 'house',
  spent: 'spent',
  user: (uid: string) => `user:${uid}`,
  held: (orderNo: string) => `held:${orderNo}`,
}

export interface Move {
  readonly unit: Unit
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly at: number
  readonly note: string
}

/** Moves an amount; throws `balanceTooLow` when an account other than the house would fall below zero. */
export function move(db: Database, { unit, from, to, amount, at, note }: Move): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`An amount of ${amount} cannot be moved.`)
  if (from !== accounts.house && balance(db, from, unit) < amount) throw new Refused('balanceTooLow')
  for (const [account, change] of [[from, -amount] as const, [to, amount] as const]) {
    db.run(
      'insert into entries (account, unit, amount, at, note) values (?, ?, ?, ?, ?)',
      account,
      unit,
      change,
      at,
      note,
    )
    db.run(
      'insert into balances values (?, ?, ?) on conflict do update set amount = amount + excluded.amount',
      account,
      unit,
      change,
    )
  }
}

export function balance(db: Database, account: string, unit: Unit): number {
  const row = db.get<{ amount: number }>('select amount from balances where account = ? and unit = ?', account, unit)
  return row?.amount ?? 0
}
