import type { Database } from './database'

/** Whether a guild has invited somebody. */
export function isInvited(db: Database, gid: string, uid: string): boolean {
  return db.get('select 1 from invitations where gid = ? and uid = ?', gid, uid) !== undefined
}

/** Counts the invitations that wait for an answer; nobody in a guild has any. */
export function invitationsOf(db: Database, { uid, gid }: { uid: string; gid: string | null }): number {
  if (gid !== null) return 0
  return db.get<{ count: number }>('select count(*) as count from invitations where uid = ?', uid)?.count ?? 0
}

/** Inviting twice is inviting once; the first time counts. */
export function invite(db: Database, { gid, uid, at }: { gid: string; uid: string; at: number }): void {
  db.run('insert or ignore into invitations values (?, ?, ?)', gid, uid, at)
}

/** An invitation that was followed is over: whoever leaves the guild can be invited anew. */
export function endInvitation(db: Database, gid: string, uid: string): void {
  db.run('delete from invitations where gid = ? and uid = ?', gid, uid)
}
