import type { BdMember, BoundGuild, ExtAdmin } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { face, withFace, type FaceRow } from '../face'
import { guildFound, guildSought } from '../guildSearch'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { pageOf } from '../paging'
import { bringsGuilds, isBd, leadsTeam } from '../person'
import { personFound, personSought } from '../personSearch'

interface BoundRow extends Omit<BoundGuild, 'country_name'> {
  readonly country_name: string | null
}
type BringerRow = FaceRow & Pick<ExtAdmin, 'guild_count' | 'member_count'>

export const teamHandlers = {
  // BD and outside admins see the guilds they brought in, owner and guild admin those bound to theirs. Roles add up.
  'POST /web/guild/guild_list': ({ db, origin, asker }, { page, keyword }) => {
    const leads = asker.role === 'owner' || asker.role === 'admin'
    const isBringer = bringsGuilds(asker)
    if (!isBringer && !leads) throw new Refused('notAllowed')
    return pageOf<BoundRow, BoundGuild>(
      db,
      page,
      `select g.gid, g.name, g.cover, c.icon as country_icon, c.name as country_name, g.owner_uid,
        o.nickname as owner_name, (select count(*) from members m where m.gid = g.gid) as member_count,
        g.created_at as bound_at
        from guilds g join users o on o.uid = g.owner_uid join countries c on c.id = g.country_id
        where (g.inviter_uid = ? or g.bound_to = ?) and ${guildFound}
        order by member_count desc, g.gid`,
      [isBringer ? asker.uid : null, leads ? asker.gid : null, ...guildSought(keyword)],
      (row) => answer<BoundGuild>({ ...row, cover: absolute(origin, row.cover) }),
    )
  },

  // The team of a BD: the subordinate ones.
  'POST /web/guild/bd_member': (context, { page, keyword }) => {
    const { asker } = context
    if (!leadsTeam(asker)) throw new Refused('notAllowed')
    const show = (row: ExtAdmin): BdMember => ({ ...row, kind: 'sub_bd' })
    return bringers(context, { which: 'u.is_sub_bd = 1 and u.bd_uid = ?', values: [asker.uid], page, keyword }, show)
  },

  'POST /web/guild/ext_admin': (context, { page, keyword }) => {
    if (!isBd(context.asker)) throw new Refused('notAllowed')
    return bringers(context, { which: 'u.is_ext_admin = 1', values: [], page, keyword }, (row) => row)
  },
} satisfies Partial<Handlers>

interface BringerQuery {
  readonly which: string
  readonly values: readonly string[]
  readonly page: number
  readonly keyword: string | undefined
}

/** People who bring guilds in, those with the most guilds first. */
function bringers<T>({ db, origin }: Context, query: BringerQuery, show: (row: ExtAdmin) => T) {
  const { which, values, page, keyword } = query
  return pageOf<BringerRow, T>(
    db,
    page,
    `select ${face},
      (select count(*) from guilds g where g.inviter_uid = u.uid) as guild_count,
      (select count(*) from guilds g join members m on m.gid = g.gid where g.inviter_uid = u.uid) as member_count
      from users u where ${which} and ${personFound}
      order by guild_count desc, member_count desc, cast(u.uid as int)`,
    [...values, ...personSought(keyword)],
    (row) => show(answer<ExtAdmin>(withFace(origin, row))),
  )
}
