import type { Fan } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { face, withFace, type FaceRow } from '../face'
import type { Handlers } from '../handler'
import { endInvitation, invite, isInvited } from '../invitation'
import { guildBy, requireOwner } from '../membership'
import { pageOf } from '../paging'
import { personBy } from '../person'
import { personFound, personSought } from '../personSearch'

interface FanRow extends FaceRow {
  readonly invited_at: number | null
}

/** Everybody without a guild follows every owner here, except those who work for the product. */
const fans = `users u where not exists (select 1 from members m where m.uid = u.uid)
  and agent + is_reseller + is_bd + is_sub_bd + is_ext_admin = 0`

export const fanHandlers = {
  'POST /web/guild/can_invite_fans': ({ db, origin, asker }, { gid, page, keyword }) => {
    guildBy(db, gid)
    requireOwner(asker, gid)
    return pageOf<FanRow, Fan>(
      db,
      page,
      `select ${face}, (select at from invitations i where i.gid = ? and i.uid = u.uid) as invited_at
        from ${fans} and ${personFound} order by cast(u.uid as int)`,
      [gid, ...personSought(keyword)],
      (row) => answer<Fan>({ ...withFace(origin, row), status: row.invited_at === null ? 'not_invited' : 'invited' }),
    )
  },

  'POST /web/guild/invite_fans': ({ db, now, asker }, { gid, uid, withdraw = false }) => {
    guildBy(db, gid)
    requireOwner(asker, gid)
    const person = personBy(db, uid)
    if (person && person.gid !== null) throw new Refused('inGuildByNow')
    if (!db.get(`select 1 from ${fans} and u.uid = ?`, uid)) throw new Refused('unknownUser')
    if (withdraw && !isInvited(db, gid, uid)) throw new Refused('invitationOver')
    if (withdraw) endInvitation(db, gid, uid)
    else invite(db, { gid, uid, at: now })
    return {}
  },
} satisfies Partial<Handlers>
