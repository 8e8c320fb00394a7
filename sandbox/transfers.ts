import { Refused } from './codes'
import type { Database } from './database'
import { accounts, move } from './ledger'
import { orderNumber } from './orderNumber'
import { personBy, type Person } from './person'

/** An upper-level agent receives 5 % of a transfer to somebody below: one in so many coins. */
const shareIsOneIn = 20

export interface NewTransfer {
  readonly agent: Person
  readonly receiver: Person
  readonly coins: number
  readonly at: number
  readonly transferNo?: string
}

/** A row of `transfers`. */
export interface TransferRow {
  readonly transfer_no: string
  readonly agent_uid: string
  readonly uid: string
  readonly coins: number
  readonly upper_uid: string | null
  readonly upper_coins: number | null
  readonly at: number
}

/** Only recharge agents hold agent coins. */
export function requireAgent(person: Person): void {
  if (person.agent !== 1) throw new Refused('notAllowed')
}

/**
 * Turns agent coins into coins of the receiver, and gives the upper-level agent above the receiver a share from the
 * house; throws `balanceTooLow`.
 */
export function transferCoins(db: Database, { agent, receiver, coins, at, transferNo }: NewTransfer): TransferRow {
  const note = transferNo ?? orderNumber('T', at)
  const share = shareOf(db, receiver, agent, coins)
  // The house takes the one kind of coins and gives the other: each kind still adds up to nothing.
  const base = { amount: coins, at, note }
  move(db, { ...base, unit: 'agent_coins', from: accounts.user(agent.uid), to: accounts.house })
  move(db, { ...base, unit: 'coins', from: accounts.house, to: accounts.user(receiver.uid) })
  if (share) {
    const to = accounts.user(share.uid)
    move(db, { ...base, unit: 'agent_coins', from: accounts.house, to, amount: share.coins })
  }
  const row: TransferRow = {
    transfer_no: note,
    agent_uid: agent.uid,
    uid: receiver.uid,
    coins,
    upper_uid: share?.uid ?? null,
    upper_coins: share?.coins ?? null,
    at,
  }
  db.run(
    'insert into transfers values (?, ?, ?, ?, ?, ?, ?)',
    row.transfer_no,
    row.agent_uid,
    row.uid,
    row.coins,
    row.upper_uid,
    row.upper_coins,
    row.at,
  )
  return row
}

interface Share {
  readonly uid: string
  readonly coins: number
}

/** What the upper-level agent above the receiver gets, rounded down; nothing when that is the sender. */
function shareOf(db: Database, { upper_uid }: Person, sender: Person, sent: number): Share | undefined {
  if (upper_uid === null || upper_uid === sender.uid) return undefined
  const coins = Math.floor(sent / shareIsOneIn)
  const isUpper = personBy(db, upper_uid)?.is_upper_agent === 1
  return isUpper && coins > 0 ? { uid: upper_uid, coins } : undefined
}
