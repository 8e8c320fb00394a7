import type { Fan } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { invite } from '../invitation'
import { guildBy, requireOwner } from '../membership'
import { pageOf } from '../paging'
import { personBy } from '../person'
import { folded } from '../search'

interface FanRow extends Pick<Fan, 'uid' | 'duid' | 'nickname'> {
  readonly avatar: string | null
  readonly icon: string | null
  readonly invited_at: number | null
}

/** Everybody without a guild follows every owner here, except those who work for the product. */
const fans = `users u where not exists (select 1 from members m where m.uid = u.uid)
  and agent + is_reseller + is_bd + is_sub_bd + is_ext_admin = 0`

export const fanHandlers = {
  'POST /web/guild/can_invite_fans': ({ db, origin, asker }, { gid, page, keyword = '' }) => {
    guildBy(db, gid)
    requireOwner(asker, gid)
    const part = folded(keyword)
    const id = keyword.trim()
    return pageOf<FanRow, Fan>(
      db,
      page,
      `select u.uid, u.duid, u.nickname, u.avatar, (select icon from countries c where c.id = u.country_id) as icon,
        (select at from invitations i where i.gid = ? and i.uid = u.uid) as invited_at
        from ${fans} and (? = '' or instr(u.search, ?) or u.uid = ? or u.duid = ?) order by cast(u.uid as int)`,
      [gid, part, part, id, id],
      ({ avatar, icon, ...row }) =>
        answer<Fan>({
          ...row,
          avatar_url: avatar && absolute(origin, avatar),
          country_icon: icon,
          status: row.invited_at === null ? 'not_invited' : 'invited',
        }),
    )
  },

  'POST /web/guild/invite_fans': ({ db, now, asker }, { gid, uid }) => {
    guildBy(db, gid)
    requireOwner(asker, gid)
    const person = personBy(db, uid)
    if (person && person.gid !== null) throw new Refused('inGuildByNow')
    if (!db.get(`select 1 from ${fans} and u.uid = ?`, uid)) throw new Refused('unknownUser')
    invite(db, { gid, uid, at: now })
    return {}
  },
} satisfies Partial<Handlers>
