import type { Member } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import { face, withFace, type FaceRow } from '../face'
import type { Handlers } from '../handler'
import { isRemovalDay, requireInsight, requireOwner, setRole, type GuildRole } from '../membership'
import { orderOf, pageOf } from '../paging'
import { personFound, personSought } from '../personSearch'

interface MemberRow extends FaceRow {
  readonly gid: string
  readonly role: GuildRole
  readonly joined_at: number
}

export const memberHandlers = {
  'POST /web/guild/member': ({ db, origin, asker }, { gid, page, keyword, role = 'all', sort }) => {
    requireInsight(db, asker, gid)
    return pageOf<MemberRow, Member>(
      db,
      page,
      `select ${face}, m.gid, m.role, m.joined_at
        from members m join users u on u.uid = m.uid
        where m.gid = ? and (? = 'all' or m.role = ?) and ${personFound}
        order by ${orderOf(sort, { nickname: 'u.nickname collate nocase', joined_at: 'm.joined_at' })}m.place, m.joined_at, m.uid`,
      [gid, role, role, ...personSought(keyword)],
      (row) => answer<Member>(withFace(origin, row)),
    )
  },

  'POST /web/guild/member/remove': ({ db, now, asker }, { gid, uid }) => {
    // Everybody else may remove nobody but oneself.
    if (uid !== asker.uid) requireOwner(asker, gid)
    if (!isRemovalDay(now)) throw new Refused('removalClosed')
    if (roleIn(db, gid, uid) === 'owner') throw new Refused('ownerStays')
    db.run('delete from members where uid = ?', uid)
    // Otherwise the person would read "agreed" about a guild they are no longer in, and could not ask again.
    db.run('delete from joins where gid = ? and uid = ?', gid, uid)
    return {}
  },

  'POST /web/guild/member/set_role': ({ db, asker }, { gid, uid, role }) => {
    requireOwner(asker, gid)
    if (roleIn(db, gid, uid) === 'owner') throw new Refused('ownerStays')
    setRole(db, uid, role)
    return {}
  },
} satisfies Partial<Handlers>

function roleIn(db: Database, gid: string, uid: string): GuildRole {
  const sql = 'select role from members where gid = ? and uid = ?'
  const found = db.get<{ role: GuildRole }>(sql, gid, uid)
  if (!found) throw new Refused('notMember')
  return found.role
}
