import type { Bill, MemberBill, MemberBillRow } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { dateText, dayOf } from '../day'
import { fromHundredths } from '../decimal'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { earned, gifts, onAir, personNumber } from '../income'
import { requireInsight, selectGuild, type GuildRole, type GuildRow } from '../membership'
import { pageOf, pageOfList } from '../paging'
import { spanOf, type Span } from '../period'
import { bringsGuilds, personBy } from '../person'
import { personFound, personSought } from '../personSearch'
import { folded } from '../search'
import { chart, guildStatistics, incomeOf } from '../statistics'

export const billHandlers = {
  'POST /web/guild/bill': (context, { gid, period }) => {
    const { db, asker, now } = context
    if (gid === undefined && bringsGuilds(asker)) {
      const gids = broughtIn(context)
      const bill = guildStatistics(db, gids, period, now)
      return { ...bill, guild_count: gids.length, bd_count: subordinates(context) } satisfies Bill
    }
    const own = gid ?? ownGuild(context)
    requireInsight(db, asker, own)
    return guildStatistics(db, [own], period, now)
  },

  // The team: guilds one brought in, or the own guild and those bound to it.
  'POST /web/guild/bill/list': (context, { gid, period, page, keyword = '' }) => {
    const { db, asker, now, origin } = context
    const own = gid ?? (bringsGuilds(asker) ? null : asker.gid)
    if (own !== null) requireInsight(db, asker, own)
    else if (!bringsGuilds(asker)) throw new Refused('notAllowed')
    const part = folded(keyword)
    return pageOf<GuildRow, ReturnType<typeof teamRow>>(
      db,
      page,
      `${selectGuild} where (g.gid = ? or g.bound_to = ? or (? is null and g.inviter_uid = ?))
        and (? = '' or instr(g.search, ?) or g.gid = ?) order by size desc, g.gid`,
      [own, own, own, asker.uid, part, part, keyword.trim()],
      (guild) => teamRow(guild),
    )

    function teamRow(guild: GuildRow) {
      const country = db.get<{ icon: string }>('select icon from countries where id = ?', guild.country_id)
      return {
        gid: guild.gid,
        name: guild.name,
        cover: absolute(origin, guild.cover),
        country_icon: country?.icon ?? '',
        owner_name: personBy(db, guild.owner_uid)?.nickname ?? '',
        member_count: guild.size,
        income: guildStatistics(db, [guild.gid], period, now).income,
      }
    }
  },

  'POST /web/guild/member/bill': (context, { gid, period, uid }) => {
    const { db, asker, now, origin } = context
    const person = uid === undefined || uid === asker.uid ? asker : personBy(db, uid)
    if (!person || (gid !== undefined && person.gid !== gid && person !== asker)) throw new Refused('notMember')
    // Everybody sees the own figures, leaders those of their members (decision 19).
    if (person !== asker) requireInsight(db, asker, person.gid ?? '')
    const span = spanOf(period, dayOf(now))
    // A host without a guild earns as well.
    const joinedAt = person.joined_at ?? 0
    const since = Math.max(span.from, dayOf(joinedAt))
    return answer<MemberBill>({
      uid: person.uid,
      nickname: person.nickname,
      avatar_url: person.avatar && absolute(origin, person.avatar),
      period,
      income: fromHundredths(incomeOf(person.uid, joinedAt, span)),
      ...effort(person.uid, { from: since, to: span.to }),
      gift_count: sum({ from: since, to: span.to }, (day) => gifts(personNumber(person.uid), day)),
      from: dateText(span.from),
      to: dateText(span.to),
      days: chart(span, (day) => (day < since ? 0 : earned(personNumber(person.uid), day))),
    })
  },

  // The best earners first, unless another order is asked for.
  'POST /web/guild/member/bill/list': (context, { gid, period, page, keyword, sort = '-income' }) => {
    const { db, asker, now, origin } = context
    requireInsight(db, asker, gid)
    const span = spanOf(period, dayOf(now))
    const rows = db.all<{
      uid: string
      duid: string
      joined_at: number
      nickname: string
      avatar: string
      role: GuildRole
      found: number
    }>(
      `select m.uid, m.role, m.joined_at, u.duid, u.nickname, u.avatar, ${personFound} as found
        from members m join users u on u.uid = m.uid where m.gid = ?`,
      ...personSought(keyword),
      gid,
    )
    // The place is that among all members, whatever is searched for.
    const ranked = rows
      .map((row) => ({ ...row, amount: incomeOf(row.uid, row.joined_at, span) }))
      .toSorted((a, b) => b.amount - a.amount || Number(a.uid) - Number(b.uid))
      .map((row, index) => ({ ...row, rank: index + 1 }))
      .filter(({ found }) => found === 1)
    const workOf = ({ uid, joined_at }: (typeof ranked)[number]) =>
      effort(uid, { from: Math.max(span.from, dayOf(joined_at)), to: span.to })
    const { has_more, list } = pageOfList(page, sorted())

    function sorted(): typeof ranked {
      const side = sort.startsWith('-') ? -1 : 1
      const by = sort.replace(/^-/, '')
      if (by === 'income') return side < 0 ? ranked : ranked.toReversed()
      return ranked
        .map((row) => ({ row, weight: Number(workOf(row)[by === 'valid_days' ? by : 'live_hours']) }))
        .toSorted((a, b) => side * (a.weight - b.weight) || a.row.rank - b.row.rank)
        .map(({ row }) => row)
    }

    const show = (row: (typeof ranked)[number]): MemberBillRow => ({
      rank: row.rank,
      uid: row.uid,
      duid: row.duid,
      nickname: row.nickname,
      role: row.role,
      avatar_url: absolute(origin, row.avatar),
      income: fromHundredths(row.amount),
      ...workOf(row),
    })
    return { has_more, list: list.map(show) }
  },
} satisfies Partial<Handlers>

function ownGuild({ asker }: Context): string {
  if (asker.gid === null) throw new Refused('unknownGuild')
  return asker.gid
}

function broughtIn({ db, asker }: Context): string[] {
  return db.all<{ gid: string }>('select gid from guilds where inviter_uid = ?', asker.uid).map(({ gid }) => gid)
}

/** The subordinate BDs of a BD; nobody else has any. */
function subordinates({ db, asker }: Context): number {
  const sql = 'select count(*) as count from users where is_sub_bd = 1 and bd_uid = ?'
  return db.get<{ count: number }>(sql, asker.uid)?.count ?? 0
}

function effort(uid: string, span: Span): { live_hours: string; valid_days: number } {
  const person = personNumber(uid)
  const minutes = sum(span, (day) => onAir(person, day))
  return {
    live_hours: fromHundredths(Math.round((minutes / 60) * 100)),
    valid_days: sum(span, (day) => (onAir(person, day) >= 60 ? 1 : 0)),
  }
}

function sum({ from, to }: Span, amount: (day: number) => number): number {
  let total = 0
  for (let day = from; day <= to; day += 1) total += amount(day)
  return total
}
