import type { BdMember, BoundGuild, ExtAdmin } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { pageOf } from '../paging'
import { bringsGuilds, isBd, leadsTeam } from '../person'
import { folded } from '../search'

interface BoundRow extends Omit<BoundGuild, 'country_name'> {
  readonly country_name: string | null
}
interface BringerRow extends Pick<ExtAdmin, 'uid' | 'duid' | 'nickname' | 'guild_count' | 'member_count'> {
  readonly avatar: string | null
  readonly icon: string | null
}

export const teamHandlers = {
  // For BD and outside admins the guilds they brought in, for owner and guild admin those bound to theirs.
  'POST /web/guild/guild_list': ({ db, origin, asker }, { page, keyword = '' }) => {
    const leads = asker.role === 'owner' || asker.role === 'admin'
    const isBringer = bringsGuilds(asker)
    if (!isBringer && !leads) throw new Refused('notAllowed')
    const part = folded(keyword)
    const id = keyword.trim()
    return pageOf<BoundRow, BoundGuild>(
      db,
      page,
      `select g.gid, g.name, g.cover, c.icon as country_icon, c.name as country_name, g.owner_uid,
        o.nickname as owner_name, (select count(*) from members m where m.gid = g.gid) as member_count,
        g.created_at as bound_at
        from guilds g join users o on o.uid = g.owner_uid join countries c on c.id = g.country_id
        where g.${isBringer ? 'inviter_uid' : 'bound_to'} = ?
        and (? = '' or instr(g.search, ?) or instr(o.search, ?) or g.gid = ? or o.uid = ? or o.duid = ?)
        order by member_count desc, g.gid`,
      [isBringer ? asker.uid : asker.gid, part, part, part, id, id, id],
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
  const { which, values, page, keyword = '' } = query
  const part = folded(keyword)
  const id = keyword.trim()
  return pageOf<BringerRow, T>(
    db,
    page,
    `select u.uid, u.duid, u.nickname, u.avatar, (select icon from countries c where c.id = u.country_id) as icon,
      (select count(*) from guilds g where g.inviter_uid = u.uid) as guild_count,
      (select count(*) from guilds g join members m on m.gid = g.gid where g.inviter_uid = u.uid) as member_count
      from users u where ${which} and (? = '' or instr(u.search, ?) or u.uid = ? or u.duid = ?)
      order by guild_count desc, member_count desc, cast(u.uid as int)`,
    [...values, part, part, id, id],
    ({ avatar, icon, ...row }) =>
      show(answer<ExtAdmin>({ ...row, avatar_url: avatar && absolute(origin, avatar), country_icon: icon })),
  )
}
