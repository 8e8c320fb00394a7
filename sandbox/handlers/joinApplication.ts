import type { JoinApplication } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { face, withFace, type FaceRow } from '../face'
import type { Handlers } from '../handler'
import { endInvitation } from '../invitation'
import { addMember, guildBy, requireLeader, requireOwner } from '../membership'
import { pageOf } from '../paging'
import { personFound, personSought } from '../personSearch'

interface JoinRow extends FaceRow, Pick<JoinApplication, 'gid' | 'status' | 'applied_at'> {
  readonly processed_at: number | null
}

export const joinApplicationHandlers = {
  'POST /web/guild/apply_list': ({ db, origin, asker }, { gid, page, status = 'all', keyword }) => {
    requireLeader(db, asker, gid)
    return pageOf<JoinRow, JoinApplication>(
      db,
      page,
      `select ${face}, j.gid, j.status, j.at as applied_at, j.processed_at
        from joins j join users u on u.uid = j.uid
        where j.gid = ? and (? = 'all' or j.status = ?) and ${personFound}
        order by j.at desc, j.uid`,
      [gid, status, status, ...personSought(keyword)],
      (row) => answer<JoinApplication>(withFace(origin, row)),
    )
  },

  // Who joined another guild meanwhile cannot be taken in; the application then waits on, and can be rejected.
  'POST /web/guild/apply_process': ({ db, now, asker }, { gid, uid, result }) => {
    guildBy(db, gid)
    requireOwner(asker, gid)
    const join = db.get<{ status: string }>('select status from joins where gid = ? and uid = ?', gid, uid)
    if (!join) throw new Refused('unknownApplication')
    if (join.status !== 'pending') throw new Refused('notPending')
    db.run('update joins set status = ?, processed_at = ? where gid = ? and uid = ?', result, now, gid, uid)
    if (result === 'rejected') return {}
    if (db.get('select 1 from members where uid = ?', uid)) throw new Refused('inGuildByNow')
    addMember(db, { gid, uid, role: 'member', at: now })
    endInvitation(db, gid, uid)
    return {}
  },
} satisfies Partial<Handlers>
