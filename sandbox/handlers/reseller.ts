import type { Agent } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { pageOf } from '../paging'
import { folded } from '../search'
import { applyEvent } from '../withdrawal/apply'
import { listOrders } from '../withdrawal/list'
import { orderOf } from '../withdrawal/order'

/** Resellers, and what one may do who pays a withdrawal out. */
export const resellerHandlers = {
  // The most busy first.
  'POST /web/agent/list': ({ db, origin }, { page, keyword = '' }) => {
    const [part, id] = [folded(keyword), keyword.trim()]
    return pageOf<ResellerRow, Agent>(db, page, resellers, [part, part, id, id], ({ avatar, ...row }) =>
      answer<Agent>({ ...row, avatar_url: avatar && absolute(origin, avatar) }),
    )
  },

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

  'POST /web/withdrawal/agent/order/confirm': (context, { order_no, step, images = [] }) => {
    const { db, now, asker } = context
    requireReseller(context)
    const columns = {
      process: {},
      transfer: { transferred_at: now },
      reprocess: { reprocessed_at: now },
    }[step]
    const order = orderOf(db, order_no, 'reseller_uid', asker.uid)
    applyEvent(db, order, { event: step, at: now, proof: images, columns })
    return {}
  },
} satisfies Partial<Handlers>

type ResellerRow = Omit<Agent, 'avatar_url'> & { readonly avatar: string | null }

const resellers = `select u.uid, u.duid, u.nickname, u.avatar, u.country_id, c.name as country_name,
  c.icon as country_icon,
  (select count(*) from withdrawals w where w.reseller_uid = u.uid and w.status = 'completed') as completed_total
  from users u left join countries c on c.id = u.country_id
  where u.is_reseller = 1 and (? = '' or instr(u.search, ?) or u.uid = ? or u.duid = ?)
  order by completed_total desc, u.uid`

function requireReseller({ asker }: Context): void {
  if (asker.is_reseller !== 1) throw new Refused('notAllowed')
}
