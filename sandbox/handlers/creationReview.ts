import type { CreationApplication } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { foundGuild } from '../foundGuild'
import { freeId } from '../freeId'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { pageOf } from '../paging'
import { bringsGuilds } from '../person'

interface CreationRow {
  readonly apply_id: string
  readonly uid: string
  readonly name: string
  readonly cover: string
  readonly country_id: string
  readonly contact_phone: string
  readonly contact_address: string
  readonly real_name: string
  readonly inviter_uid: string
  readonly status: CreationApplication['status']
  readonly at: number
  readonly processed_at: number | null
  readonly reason: string | null
  readonly gid: string | null
}
interface ShownRow extends CreationRow {
  readonly country_icon: string
  readonly country_name: string
  readonly duid: string
  readonly nickname: string
  readonly avatar: string | null
}

export const creationReviewHandlers = {
  'POST /web/guild/apply_create_list': ({ db, origin, asker }, { page, status = 'all' }) => {
    if (!bringsGuilds(asker)) throw new Refused('notAllowed')
    return pageOf<ShownRow, CreationApplication>(
      db,
      page,
      `select a.*, c.icon as country_icon, c.name as country_name, u.duid, u.nickname, u.avatar
        from creations a join users u on u.uid = a.uid join countries c on c.id = a.country_id
        where a.inviter_uid = ? and (? = 'all' or a.status = ?) order by a.at desc, a.apply_id`,
      [asker.uid, status, status],
      ({ uid, duid, nickname, avatar, country_id: _, at, ...row }) =>
        answer<CreationApplication>({
          ...row,
          cover: absolute(origin, row.cover),
          applicant_uid: uid,
          applicant_duid: duid,
          applicant_name: nickname,
          applicant_avatar: avatar && absolute(origin, avatar),
          inviter_name: asker.nickname,
          applied_at: at,
        }),
    )
  },

  'POST /web/guild/apply_create_process': (context, { apply_id, result, reason = '' }) => {
    const { db, now, asker } = context
    const creation = db.get<CreationRow>('select * from creations where apply_id = ?', apply_id)
    if (!creation) throw new Refused('unknownApplication')
    const decider = result === 'withdrawn' ? creation.uid : creation.inviter_uid
    if (decider !== asker.uid) throw new Refused('notAllowed')
    if (creation.status !== 'pending') throw new Refused('notPending')
    if (result === 'withdrawn') {
      db.run('delete from creations where apply_id = ?', apply_id)
      return {}
    }
    if (!bringsGuilds(asker)) throw new Refused('notAllowed')
    const why = reason.trim()
    if (result === 'rejected' && why === '') throw new Refused('reasonMissing')
    db.run(
      'update creations set status = ?, processed_at = ?, reason = ?, gid = ? where apply_id = ?',
      result,
      now,
      result === 'rejected' ? why : null,
      result === 'agreed' ? agree(context, creation) : null,
      apply_id,
    )
    return {}
  },

  // Never refused: the dot stands on pages that everybody sees.
  'POST /web/guild/get_ext_admin_red_dot': ({ db, asker }) => {
    const sql = "select count(*) as count from creations where inviter_uid = ? and status = 'pending'"
    const waiting = db.get<{ count: number }>(sql, asker.uid)?.count ?? 0
    return { creation_total: bringsGuilds(asker) ? waiting : 0 }
  },
} satisfies Partial<Handlers>

/** The id of the new guild; throws `inGuildByNow`, upon which the application waits on. */
function agree({ db, now }: Context, creation: CreationRow): string {
  if (db.get('select 1 from members where uid = ?', creation.uid)) throw new Refused('inGuildByNow')
  const gid = freeId(db, 'guild')
  foundGuild(db, {
    gid,
    name: creation.name,
    cover: creation.cover,
    country: creation.country_id,
    ownerUid: creation.uid,
    phone: creation.contact_phone,
    address: creation.contact_address,
    realName: creation.real_name,
    inviterUid: creation.inviter_uid,
    boundTo: null,
    founded: now,
  })
  return gid
}
