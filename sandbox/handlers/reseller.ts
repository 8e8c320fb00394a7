import { Refused } from '../codes'
import type { Context, Handlers } from '../handler'
import { applyEvent } from '../withdrawal/apply'
import { listOrders } from '../withdrawal/list'
import { orderOf } from '../withdrawal/order'

/** What the reseller may do who pays a withdrawal out. */
export const resellerHandlers = {
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

function requireReseller({ asker }: Context): void {
  if (asker.is_reseller !== 1) throw new Refused('notAllowed')
}
