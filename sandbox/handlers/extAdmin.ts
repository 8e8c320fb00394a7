import type { ExtAdminMember } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { face, withFace, type FaceRow } from '../face'
import type { Context, Handlers } from '../handler'
import { pageOf } from '../paging'
import { isBd, personBy, type Person } from '../person'
import { personFound, personSought } from '../personSearch'

type MemberRow = FaceRow & Pick<ExtAdminMember, 'gid' | 'guild_name' | 'role' | 'joined_at'>

export const extAdminHandlers = {
  'POST /web/guild/ext_admin_member': (context, { uid, page, keyword }) => {
    const { db, origin } = context
    const admin = lookedInto(context, uid)
    return pageOf<MemberRow, ExtAdminMember>(
      db,
      page,
      `select ${face}, g.gid, g.name as guild_name, m.role, m.joined_at
        from guilds g join members m on m.gid = g.gid join users u on u.uid = m.uid
        where g.inviter_uid = ? and ${personFound}
        order by g.gid, m.place, m.joined_at, m.uid`,
      [admin.uid, ...personSought(keyword)],
      (row) => answer<ExtAdminMember>(withFace(origin, row)),
    )
  },

  'POST /web/guild/get_ext_admin_member_count': (context, { uid }) => {
    const admin = lookedInto(context, uid)
    const count = context.db.get<{ guild_count: number; member_count: number }>(
      `select count(distinct g.gid) as guild_count, count(m.uid) as member_count
        from guilds g left join members m on m.gid = g.gid where g.inviter_uid = ?`,
      admin.uid,
    )
    return { nickname: admin.nickname, guild_count: 0, member_count: 0, ...count }
  },
} satisfies Partial<Handlers>

/** The outside admin asked about: oneself, or for a BD anybody who is one; throws `notAllowed` and `unknownUser`. */
function lookedInto({ db, asker }: Context, uid = asker.uid): Person {
  if (uid !== asker.uid && !isBd(asker)) throw new Refused('notAllowed')
  const admin = personBy(db, uid)
  if (admin?.is_ext_admin === 1) return admin
  throw new Refused(uid === asker.uid ? 'notAllowed' : 'unknownUser')
}
