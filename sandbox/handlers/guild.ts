import type { Guild, GuildOwner } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { dayOf, dateText } from '../day'
import { guildFound, guildSought } from '../guildSearch'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { accounts, balance } from '../ledger'
import { endInvitation, isInvited } from '../invitation'
import { addMember, guildBy, selectGuild, type GuildRow } from '../membership'
import { pageOf } from '../paging'
import { personBy } from '../person'
import { hash } from '../seed/random'

export const guildHandlers = {
  'POST /web/guild/list': (context, { page, keyword, kind = 'all' }) =>
    pageOf<GuildRow, Guild>(
      context.db,
      page,
      `${selectGuild} join users o on o.uid = g.owner_uid where ${guildFound} and ${related[kind]}
        order by size desc, g.gid`,
      [...guildSought(keyword), ...(kind === 'all' ? [] : [context.asker.uid])],
      (row) => show(context, row),
    ),

  'POST /web/guild/info': (context, { gid }) => show(context, guildBy(context.db, gid)),

  // Asking twice is asking once; who was rejected may ask again, and who waits may withdraw.
  'POST /web/guild/apply_join': ({ db, now, asker }, { gid, answer: given }) => {
    guildBy(db, gid)
    if (asker.gid !== null) throw new Refused('alreadyInGuild')
    if (given === 'withdraw') {
      const sql = "delete from joins where gid = ? and uid = ? and status = 'pending'"
      if (db.run(sql, gid, asker.uid) === 0) throw new Refused('notPending')
      return {}
    }
    if (given !== undefined) {
      if (!isInvited(db, gid, asker.uid)) throw new Refused('invitationOver')
      endInvitation(db, gid, asker.uid)
      if (given === 'decline') return {}
      addMember(db, { gid, uid: asker.uid, role: 'member', at: now })
      // The guild has agreed to an application of this person by inviting them.
      db.run(
        `update joins set status = 'agreed', processed_at = ? where gid = ? and uid = ? and status = 'pending'`,
        now,
        gid,
        asker.uid,
      )
      return {}
    }
    db.run(
      `insert into joins values (?, ?, 'pending', ?, null) on conflict do update
        set status = excluded.status, at = excluded.at, processed_at = null where status <> 'pending'`,
      gid,
      asker.uid,
      now,
    )
    return {}
  },
} satisfies Partial<Handlers>

function show(context: Context, guild: GuildRow): Guild {
  const { db, origin, asker } = context
  const country = db.get<{ code: string; icon: string; name: string }>(
    'select code, icon, name from countries where id = ?',
    guild.country_id,
  )
  const inviter = guild.inviter_uid === null ? undefined : personBy(db, guild.inviter_uid)
  const isInside = asker.gid === guild.gid
  const isLed = isInside && asker.role !== 'member'
  return answer<Guild>({
    id: guild.gid,
    gid: guild.gid,
    name: guild.name,
    cover: absolute(origin, guild.cover),
    country_id: guild.country_id,
    country_code: country?.code ?? '',
    country_icon: country?.icon ?? '',
    country_name: country?.name,
    admin_uid: guild.owner_uid,
    admin_info: owner(context, guild),
    member_number: guild.size,
    role: isInside ? asker.role : null,
    apply_total: isLed ? waiting(context, guild.gid) : null,
    join_status: isInside ? 'member' : joinStatus(context, guild.gid),
    contact_phone: isLed ? guild.contact_phone : null,
    contact_address: isLed ? guild.contact_address : null,
    real_name: isLed ? guild.real_name : null,
    inviter_uid: inviter?.duid,
    inviter_name: inviter?.nickname,
    created_at: guild.created_at,
    is_invited: isInvited(db, guild.gid, asker.uid),
  })
}

function owner({ db, origin }: Context, guild: GuildRow): GuildOwner {
  const person = personBy(db, guild.owner_uid)
  if (!person) throw new Error(`The guild ${guild.gid} is owned by ${guild.owner_uid}, who is not among the users.`)
  const icon = db.get<{ icon: string }>('select icon from countries where id = ?', person.country_id)?.icon
  // Levels are of the social app, which is not here; they only have to stay the same.
  const level = (salt: number, most: number) => hash(person.uid, salt) % most
  return answer<GuildOwner>({
    uid: person.uid,
    duid: person.duid,
    nickname: person.nickname,
    avatar_url: person.avatar && absolute(origin, person.avatar),
    birthday: dateText(dayOf(level(1, 800_000_000))),
    gender: level(2, 3),
    country_id: person.country_id,
    country_icon: icon,
    guild_id: person.gid,
    gold: balance(db, accounts.user(person.uid), 'coins'),
    charm_lv: level(3, 60),
    wealth_lv: level(4, 60),
    vip_lv: level(5, 9),
    noble_lv: level(6, 7),
    duid_lv: level(7, 4),
    // Not everybody has a family; the app names none as 0.
    family_id: level(8, 3) === 0 ? '0' : String(88_000 + level(9, 900)),
    private_bubble_id: '0',
  })
}

function waiting({ db }: Context, gid: string): number {
  const sql = "select count(*) as count from joins where gid = ? and status = 'pending'"
  return db.get<{ count: number }>(sql, gid)?.count ?? 0
}

/** An invitation counts for more than what became of an application. */
function joinStatus({ db, asker }: Context, gid: string): Guild['join_status'] {
  if (asker.gid === null && isInvited(db, gid, asker.uid)) return 'invited'
  const sql = 'select status from joins where gid = ? and uid = ?'
  return db.get<{ status: 'pending' | 'agreed' | 'rejected' }>(sql, gid, asker.uid)?.status ?? 'none'
}

const related = {
  all: 'true',
  invited: 'exists (select 1 from invitations i where i.gid = g.gid and i.uid = ?)',
  applied: 'exists (select 1 from joins j where j.gid = g.gid and j.uid = ?)',
} as const
