import { randomInt } from 'node:crypto'
import type { Inviter, InviterHint, SelfInfo } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { invitationsOf } from '../invitation'
import { bringsGuilds, personByTyped, type Person } from '../person'
import { checkUploaded } from '../upload'

interface Creation {
  readonly apply_id: string
  readonly status: SelfInfo['creation_status']
  readonly name: string
  readonly reason: string | null
  readonly processed_at: number | null
}

interface Join {
  readonly status: NonNullable<SelfInfo['join_status']>
  readonly name: string
}

/** An answer to an application is new for seven days. */
const newFor = 7 * 86_400

export const guildCreationHandlers = {
  'POST /web/guild/apply_create': ({ db, now, asker }, wish) => {
    if (asker.gid !== null) throw new Refused('alreadyInGuild')
    if (lastCreation(db, asker.uid)?.status === 'pending') throw new Refused('applicationOpen')
    if (!db.get('select 1 from countries where id = ?', wish.country_id)) throw new Refused('unknownCountry')
    const applyId = String(randomInt(1e9, 1e10))
    db.run(
      "insert into creations values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, null, null, null)",
      applyId,
      asker.uid,
      wish.name,
      checkUploaded(db, wish.cover),
      wish.country_id,
      wish.contact_phone,
      wish.contact_address,
      wish.real_name,
      inviterByTyped(db, asker, wish.inviter_uid).uid,
      now,
    )
    return { apply_id: applyId }
  },

  'POST /web/guild/get_ext_admin_bd_info': ({ db, origin, asker }, { uid }) => {
    const inviter = inviterByTyped(db, asker, uid)
    return answer<Inviter>({
      uid: inviter.uid,
      duid: inviter.duid,
      kind: inviter.is_ext_admin === 1 ? 'ext_admin' : 'bd',
      nickname: inviter.nickname,
      avatar_url: inviter.avatar && absolute(origin, inviter.avatar),
    })
  },

  'POST /web/guild/get_ar_inviter_uid': ({ db, asker }) =>
    db.get<InviterHint>(
      'select i.uid, i.duid, i.nickname from users u join users i on i.uid = u.inviter_uid where u.uid = ?',
      asker.uid,
    ) ?? {},

  'POST /web/guild/get_self_info': ({ db, origin, now, asker }) => {
    const guild = db.get<{ name: string; cover: string }>('select name, cover from guilds where gid = ?', asker.gid)
    const creation = lastCreation(db, asker.uid)
    const join = lastJoin(db, asker.uid, now - newFor)
    return answer<SelfInfo>({
      uid: asker.uid,
      duid: asker.duid,
      nickname: asker.nickname,
      avatar_url: asker.avatar && absolute(origin, asker.avatar),
      gid: asker.gid,
      guild_name: guild?.name,
      guild_cover: guild && absolute(origin, guild.cover),
      role: asker.role,
      joined_at: asker.joined_at,
      creation_status: creation?.status ?? 'none',
      creation_id: creation?.apply_id,
      creation_name: creation?.name,
      creation_reason: creation?.reason,
      creation_new: (creation?.processed_at ?? 0) > now - newFor,
      join_status: join?.status,
      join_name: join?.name,
      invitation_total: invitationsOf(db, asker),
    })
  },
} satisfies Partial<Handlers>

/** Nobody, an ordinary person and the asker are no inviters: the form's own message is about them. */
function inviterByTyped(db: Database, asker: Person, typed: string): Person {
  const person = personByTyped(db, typed)
  if (!bringsGuilds(person) || person.uid === asker.uid) throw new Refused('unknownInviter')
  return person
}

function lastCreation(db: Database, uid: string): Creation | undefined {
  const sql =
    'select apply_id, status, name, reason, processed_at from creations where uid = ? order by at desc, rowid desc limit 1'
  return db.get<Creation>(sql, uid)
}

/** The last application to join that waits, or was answered since. */
function lastJoin(db: Database, uid: string, since: number): Join | undefined {
  const sql = `select j.status, g.name from joins j join guilds g on g.gid = j.gid
    where j.uid = ? and (j.processed_at is null or j.processed_at > ?) order by coalesce(j.processed_at, j.at) desc limit 1`
  return db.get<Join>(sql, uid, since)
}
