import { randomBytes } from 'node:crypto'
import { Refused } from './codes'
import type { Database } from './database'
import { days } from './day'
import { personBy, type Person } from './person'

const lifetime = days(365)

/** Gives a token for somebody; an expired one shows what happens when a session ends. */
export function openSession(db: Database, uid: string, now: number, isExpired = false): string {
  const token = randomBytes(24).toString('base64url')
  db.run('insert into tokens values (?, ?, ?)', token, uid, isExpired ? 0 : now + lifetime)
  return token
}

/** The person whom the headers name; throws `noSession` (10) or `sessionOver` (11). */
export function authenticate(db: Database, uid: string | null, token: string | null, now: number): Person {
  const row = db.get<{ uid: string; expires_at: number }>('select uid, expires_at from tokens where token = ?', token)
  if (!row || row.uid !== uid) throw new Refused('noSession')
  if (row.expires_at <= now) throw new Refused('sessionOver')
  const person = personBy(db, row.uid)
  if (!person) throw new Refused('noSession')
  return person
}
