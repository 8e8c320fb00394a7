import type { Database } from './database'

/** Whether a guild has invited somebody. */
export function isInvited(db: Database, gid: string, uid: string): boolean {
  return db.get('select 1 from invitations where gid = ? and uid = ?', gid, uid) !== undefined
}

/** Inviting twice is inviting once; the first time counts. */
export function invite(db: Database, { gid, uid, at }: { gid: string; uid: string; at: number }): void {
  db.run('insert or ignore into invitations values (?, ?, ?)', gid, uid, at)
}

/** An invitation that was followed is over: whoever leaves the guild can be invited anew. */
export function endInvitation(db: Database, gid: string, uid: string): void {
  db.run('delete from invitations where gid = ? and uid = ?', gid, uid)
}
