import type { Member } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { isRemovalDay, requireInsight, requireOwner, setRole, type GuildRole } from '../membership'
import { pageOf } from '../paging'
import { folded } from '../search'

interface MemberRow {
  readonly gid: string
  readonly uid: string
  readonly duid: string
  readonly nickname: string
  readonly avatar: string | null
  readonly role: GuildRole
  readonly icon: string | null
  readonly joined_at: number
}

export const memberHandlers = {
  'POST /web/guild/member': ({ db, origin, asker }, { gid, page, keyword = '', role = 'all' }) => {
    requireInsight(db, asker, gid)
    const part = folded(keyword)
    const id = keyword.trim()
    return pageOf<MemberRow, Member>(
      db,
      page,
      `select m.gid, m.uid, m.role, m.joined_at, u.duid, u.nickname, u.avatar,
        (select icon from countries c where c.id = u.country_id) as icon
        from members m join users u on u.uid = m.uid
        where m.gid = ? and (? = 'all' or m.role = ?) and (? = '' or instr(u.search, ?) or u.uid = ? or u.duid = ?)
        order by m.place, m.joined_at, m.uid`,
      [gid, role, role, part, part, id, id],
      ({ avatar, icon, ...row }) =>
        answer<Member>({ ...row, avatar_url: avatar && absolute(origin, avatar), country_icon: icon }),
    )
  },

  'POST /web/guild/member/remove': ({ db, now, asker }, { gid, uid }) => {
    requireOwner(asker, gid)
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
