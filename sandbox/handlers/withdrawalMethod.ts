import type { WithdrawalMethod } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { wholeList } from '../paging'
import { channelBody, channelBy, channelsOf } from '../withdrawal/channel'
import { addMethod, changeMethod, methodOf, type MethodRow } from '../withdrawal/method'
import { kindsOf } from '../withdrawal/resellers'

/** The accounts that a person's withdrawals go to, and the channels that lead there. */
export const withdrawalMethodHandlers = {
  'GET /web/withdrawal/channel/list': (context, { page, country_id = context.asker.country_id }) =>
    wholeList(page, channelsOf(context, country_id)),

  'GET /web/withdrawal/method/list': ({ db, origin, asker }, { page, agent_uid }) => {
    const kinds = agent_uid === undefined ? undefined : kindsOf(db, agent_uid)
    const sql = 'select * from withdrawal_methods where uid = ? order by created_at desc, rowid desc'
    const all = db.all<MethodRow>(sql, asker.uid)
    const can_delete = all.length > 1
    const rows = all.filter(({ kind }) => kinds?.includes(kind) ?? true)
    const list = rows.map(({ uid: _, ...row }) => {
      const { name, image_url, networks } = channelBody(channelBy(db, row.channel_id))
      return answer<WithdrawalMethod>({ ...row, name, image_url: absolute(origin, image_url), networks, can_delete })
    })
    return wholeList(page, list)
  },

  'POST /web/withdrawal/method/create': ({ db, now, asker }, { channel_id, kind, ...details }) => {
    if (channelBy(db, channel_id).kind !== kind) throw new Refused('unknownChannel')
    return { id: addMethod(db, { ...details, channel_id, uid: asker.uid, at: now }) }
  },

  'POST /web/withdrawal/method/update': ({ db, asker }, { id, ...details }) => {
    changeMethod(db, methodOf(db, id, asker.uid), details)
    return {}
  },

  'POST /web/withdrawal/method/delete': ({ db, asker }, { id }) => {
    const method = methodOf(db, id, asker.uid)
    const others = 'select 1 from withdrawal_methods where uid = ? and id <> ?'
    if (!db.get(others, asker.uid, method.id)) throw new Refused('lastMethod')
    db.run('delete from withdrawal_methods where id = ?', method.id)
    return {}
  },
} satisfies Partial<Handlers>
