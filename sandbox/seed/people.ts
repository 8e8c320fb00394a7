import type { Channel } from '../../src/generated/types'
import { demoAccounts, demoPassword, demoUid, type DemoName } from '../accounts'
import type { Database } from '../database'
import { paths } from '../images/address'
import { accounts, move } from '../ledger'
import { folded } from '../search'
import { allKinds, limitReseller, makeReseller, type Limits } from '../withdrawal/resellers'

interface OtherReseller {
  readonly uid: string
  readonly nickname: string
  readonly pays: readonly Channel['kind'][]
  /** Hundredths of diamonds. */
  readonly limits?: Limits
}

/** Four resellers beside the demo one, so that orders do not all lead to the same person; one pays to wallets only. */
export const otherResellers: readonly OtherReseller[] = [
  { uid: '1000021', nickname: 'Nile Transfers', pays: allKinds, limits: { least: null, most: 2_000_000 } },
  { uid: '1000022', nickname: 'Jakarta Fast Pay', pays: ['wallet'], limits: { least: 50_000, most: 500_000 } },
  { uid: '1000023', nickname: 'Мир Обмен', pays: ['bank', 'crypto'] },
  { uid: '1000024', nickname: 'Pix na Hora', pays: allKinds },
]

interface Traits {
  readonly country: string
  readonly coins: number
  /** Hundredths. */
  readonly diamonds: number
  readonly flags?: { readonly [column: string]: 1 }
}

const traits: { readonly [name in DemoName]: Traits } = {
  owner: { country: '1', coins: 128_400, diamonds: 5_230_050 },
  admin: { country: '1', coins: 5_020, diamonds: 840_000 },
  member: { country: '1', coins: 940, diamonds: 312_475 },
  host: { country: '22', coins: 12_345, diamonds: 1_875_000 },
  reseller: { country: '1', coins: 3_000, diamonds: 0 },
  agent: { country: '3', coins: 4_200, diamonds: 0, flags: { agent: 1 } },
  bd: { country: '19', coins: 700, diamonds: 95_000, flags: { is_bd: 1 } },
  subbd: { country: '24', coins: 300, diamonds: 20_000, flags: { is_bd: 1, is_sub_bd: 1 } },
  extadmin: { country: '20', coins: 1_100, diamonds: 40_000, flags: { is_ext_admin: 1 } },
  upper: { country: '3', coins: 6_000, diamonds: 0, flags: { agent: 1, is_upper_agent: 1 } },
}

export interface NewPerson {
  readonly uid: string
  readonly nickname: string
  readonly country: string
  readonly userName?: string
}

/** Adds a person; the product user ID is the user id after an 8: one digit longer, so that the two are told apart. */
export function addPerson(db: Database, { uid, nickname, country, userName }: NewPerson): void {
  db.run(
    `insert into users (uid, duid, user_name, password, nickname, search, avatar, country_id) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    uid,
    duidOf(uid),
    userName ?? null,
    userName === undefined ? null : demoPassword,
    nickname,
    folded(nickname),
    paths.drawn('avatar', uid),
    country,
  )
}

export function duidOf(uid: string): string {
  return `8${uid}`
}

export function seedPeople(db: Database, now: number): void {
  for (const { account, uid, nickname } of demoAccounts) {
    const { country, coins, diamonds, flags = {} } = traits[account]
    addPerson(db, { uid, nickname, country, userName: account })
    for (const [column, value] of Object.entries(flags))
      db.run(`update users set ${column} = ? where uid = ?`, value, uid)
    give(db, { uid, coins, diamonds }, now)
  }
  makeReseller(db, demoUid('reseller'), allKinds)
  for (const { uid, nickname, pays, limits } of otherResellers) {
    addPerson(db, { uid, nickname, country: '1' })
    makeReseller(db, uid, pays)
    if (limits) limitReseller(db, uid, limits)
  }
}

interface Gift {
  readonly uid: string
  readonly coins?: number
  readonly agentCoins?: number
  /** Hundredths. */
  readonly diamonds?: number
}

/** Gives somebody coins of both kinds and diamonds from the house. */
export function give(db: Database, to: Gift, at: number): void {
  const base = { from: accounts.house, to: accounts.user(to.uid), at, note: 'opening' }
  if (to.coins) move(db, { ...base, unit: 'coins', amount: to.coins })
  if (to.agentCoins) move(db, { ...base, unit: 'agent_coins', amount: to.agentCoins })
  if (to.diamonds) move(db, { ...base, unit: 'diamonds', amount: to.diamonds })
}
