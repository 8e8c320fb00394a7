import type { Database } from '../database'
import { days } from '../day'
import { invite } from '../invitation'
import type { Newcomers } from './applications'

const count = 14

/** People who applied nowhere; the first guild has invited every second of them. */
export function seedFans(db: Database, { now, stranger }: Newcomers): void {
  for (let at = 0; at < count; at += 1) {
    const uid = stranger()
    if (at % 2 === 0) invite(db, { gid: '10001', uid, at: now - days(at + 1) })
  }
}
