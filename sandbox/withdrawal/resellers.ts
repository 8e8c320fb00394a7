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
