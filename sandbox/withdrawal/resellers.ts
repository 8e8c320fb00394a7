import type { Channel } from '../../src/generated/types'
import { Refused } from '../codes'
import type { Database } from '../database'

type Kind = Channel['kind']
export const allKinds: readonly Kind[] = ['bank', 'wallet', 'crypto']

/** Makes a person a reseller who pays to these kinds of accounts. */
export function makeReseller(db: Database, uid: string, kinds: readonly Kind[]): void {
  db.run('update users set is_reseller = 1 where uid = ?', uid)
  for (const kind of kinds) db.run('insert into reseller_kinds values (?, ?)', uid, kind)
}

/** The least and the most that a reseller pays out at a time, in hundredths of diamonds. */
export interface Limits {
  readonly least: number | null
  readonly most: number | null
}

export function limitReseller(db: Database, uid: string, { least, most }: Limits): void {
  db.run('insert or replace into reseller_limits values (?, ?, ?)', uid, least, most)
}

/** Throws `resellerLimits` where the reseller does not pay out so much, or so little, at a time. */
export function requireWithinLimits(db: Database, uid: string, diamonds: number): void {
  const limits = db.get<Limits>('select least, most from reseller_limits where uid = ?', uid)
  const isOutside = diamonds < (limits?.least ?? 0) || diamonds > (limits?.most ?? Number.MAX_SAFE_INTEGER)
  if (isOutside) throw new Refused('resellerLimits')
}

/** Throws `unknownReseller` for others than resellers, and `kindNotPaid` where one does not pay to such an account. */
export function requirePaysTo(db: Database, uid: string, kind: Kind): void {
  const kinds = kindsOf(db, uid)
  if (!kinds.includes(kind)) throw new Refused('kindNotPaid')
}

/** The kinds of accounts that a reseller pays to; throws `unknownReseller`. */
export function kindsOf(db: Database, uid: string): readonly Kind[] {
  if (!db.get('select 1 from users where uid = ? and is_reseller = 1', uid)) throw new Refused('unknownReseller')
  return db.all<{ kind: Kind }>('select kind from reseller_kinds where uid = ?', uid).map(({ kind }) => kind)
}
