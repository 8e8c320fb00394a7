import { demoUid } from '../accounts'
import type { Database } from '../database'
import { days } from '../day'
import type { Newcomers } from './applications'

const gid = '10001'
const pending = 26
const agreed = 14
const rejected = 8
const hour = 3600

/** Applications to join the first guild; those who were agreed to are among its newest members. */
export function seedJoins(db: Database, { random, now, stranger }: Newcomers): void {
  const add = (uid: string, status: string, at: number, processedAt: number | null) =>
    db.run('insert into joins values (?, ?, ?, ?, ?)', gid, uid, status, at, processedAt)
  for (let count = 0; count < pending; count += 1)
    add(stranger(), 'pending', now - (1 + count * 5) * hour - random.between(0, hour), null)
  for (let count = 0; count < rejected; count += 1) {
    const at = now - days(2 + count * 3) - random.between(0, hour)
    add(stranger(), 'rejected', at, at + random.between(1, 40) * hour)
  }
  const newest = db.all<{ uid: string; joined_at: number }>(
    "select uid, joined_at from members where gid = ? and role = 'member' and uid <> ? order by joined_at desc, uid limit ?",
    gid,
    demoUid('member'),
    agreed,
  )
  for (const { uid, joined_at } of newest) add(uid, 'agreed', joined_at - random.between(1, 40) * hour, joined_at)
}
