import type { Agent, AgentChannel } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import { fromHundredths } from '../decimal'
import { face, withFace, type FaceRow } from '../face'
import type { Context, Handlers } from '../handler'
import { localNames } from '../localNames'
import { pageOf } from '../paging'
import { personFound, personSought } from '../personSearch'
import { applyEvent } from '../withdrawal/apply'
import { channelBody, type ChannelRow } from '../withdrawal/channel'
import { listOrders } from '../withdrawal/list'
import { orderOf } from '../withdrawal/order'
import { kindsOf, type Limits } from '../withdrawal/resellers'

/** Resellers, and what one may do who pays a withdrawal out. */
export const resellerHandlers = {
  // The most busy first.
  'POST /web/agent/list': ({ db, origin, asker }, { page, keyword }) =>
    pageOf<ResellerRow, Agent>(db, page, resellers, [asker.uid, ...personSought(keyword)], (row) =>
      showReseller(db, origin, row),
    ),

  'POST /web/withdrawal/agent/order/list': (context, query) => {
    requireReseller(context)
    return listOrders(context, 'reseller_uid', query)
  },

  'POST /web/withdrawal/agent/order/refuse': (context, { order_no, reason }) => {
    const { db, now, asker } = context
    requireReseller(context)
    if (reason.trim() === '') throw new Refused('methodIncomplete')
    const order = orderOf(db, order_no, 'reseller_uid', asker.uid)
    applyEvent(db, order, { event: 'refuse', at: now, columns: { reason: reason.trim() } })
    return {}
  },

  'POST /web/withdrawal/agent/order/confirm': (
    context,
    { order_no, step, images = [], text, answer: answered = 'sent' },
  ) => {
    const { db, now, asker } = context
    requireReseller(context)
    const columns = {
      process: {},
      transfer: { transferred_at: now },
      reprocess: { reprocessed_at: now, dispute_answer: answered },
    }[step]
    const order = orderOf(db, order_no, 'reseller_uid', asker.uid)
    // Who has transferred nothing has nothing to deny.
    if (step === 'reprocess' && answered === 'denied' && order.transferred_at === null) throw new Refused('wrongState')
    const amount = answered === 'sent' ? order.amount - (order.dispute_amount ?? 0) : null
    const said = step === 'reprocess' ? { said: { text, images, amount } } : {}
    applyEvent(db, order, { event: step, at: now, proof: images, columns, ...said })
    return {}
  },
} satisfies Partial<Handlers>

type ResellerRow = FaceRow & Limits & Pick<Agent, 'country_id' | 'country_name' | 'completed_total'>

const resellers = `select ${face}, u.country_id, c.name as country_name, l.least, l.most,
  (select count(*) from withdrawals w where w.reseller_uid = u.uid and w.status = 'completed') as completed_total
  from users u left join countries c on c.id = u.country_id
  left join reseller_limits l on l.uid = u.uid
  where u.is_reseller = 1 and u.uid <> ? and ${personFound}
  order by completed_total desc, u.uid`

function showReseller(db: Database, origin: string, { least, most, ...row }: ResellerRow): Agent {
  return answer<Agent>({
    ...withFace(origin, row),
    channels: channelsOf(db, row),
    min_diamonds: least === null ? null : fromHundredths(least),
    max_diamonds: most === null ? null : fromHundredths(most),
  })
}

/** The channels that a reseller pays to: of their own country, and those that know no border. */
function channelsOf(db: Database, { uid, country_id }: Pick<Agent, 'uid' | 'country_id'>): AgentChannel[] {
  const kinds = kindsOf(db, uid)
  const sql = 'select * from channels where country_id = ? or country_id is null order by kind, id'
  return db
    .all<ChannelRow>(sql, country_id)
    .filter(({ kind }) => kinds.includes(kind))
    .map(channelBody)
    .map((channel) => ({ ...localNames(channel), name: channel.name }))
}

function requireReseller({ asker }: Context): void {
  if (asker.is_reseller !== 1) throw new Refused('notAllowed')
}
