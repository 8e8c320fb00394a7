import type { Dispute } from '../../src/generated/types'
import { Refused } from '../codes'
import { toHundredths } from '../decimal'
import type { Context, Handlers } from '../handler'
import { readSettings } from '../settings'
import { checkUploaded } from '../upload'
import { applyEvent, requirePossible } from '../withdrawal/apply'
import { listOrders } from '../withdrawal/list'
import { methodOf, payeeOf } from '../withdrawal/method'
import { canDispute, isLate, orderOf, type Order } from '../withdrawal/order'
import { placeWithdrawal } from '../withdrawal/place'
import { requirePaysTo, requireWithinLimits } from '../withdrawal/resellers'

/** What the one who withdraws may do. */
export const withdrawalHandlers = {
  'POST /web/withdrawal/order': ({ db, now, asker }, { agent_uid, method_id, diamonds, diamonds_per_unit: rate }) => {
    const method = methodOf(db, method_id, asker.uid)
    if (agent_uid === asker.uid) throw new Refused('ownReseller')
    requirePaysTo(db, agent_uid, method.kind)
    const amount = toHundredths(diamonds)
    if (amount === undefined || amount === 0) throw new Refused('badAmount')
    requireWithinLimits(db, agent_uid, amount)
    const to = { resellerUid: agent_uid, methodId: method_id, payee: payeeOf(db, method) }
    return { order_no: placeWithdrawal(db, { uid: asker.uid, ...to, diamonds: amount, rate, at: now }) }
  },

  'POST /web/withdrawal/order/list': (context, query) => listOrders(context, 'uid', query),

  // Decision 2: the user's cancel rides on confirm.
  'POST /web/withdrawal/order/confirm': ({ db, now, asker }, { order_no, result }) => {
    const order = orderOf(db, order_no, 'uid', asker.uid)
    const cancel = isLate(order, now) ? 'cancelLate' : 'cancel'
    applyEvent(db, order, { event: result === 'cancel' ? cancel : 'receive', at: now })
    return {}
  },

  'POST /web/withdrawal/order/dispute': (context, complaint) => {
    const { db, now, asker } = context
    const order = orderOf(db, complaint.order_no, 'uid', asker.uid)
    // Who has not even seen a proof can only have received nothing.
    const event = complaint.kind === 'not_received' && isLate(order, now) ? 'disputeLate' : 'dispute'
    requirePossible(event, order)
    if (!canDispute(order, now)) throw new Refused('disputeOver')
    const { kind, text } = complaint
    const said = { kind, amount: amountThatCame(complaint, order), text, images: images(context, complaint) }
    const columns = {
      dispute_kind: kind,
      dispute_since: now,
      // Who has received nothing of the second transfer still has what came before.
      dispute_amount: said.amount ?? order.dispute_amount,
      dispute_text: text ?? null,
      dispute_images: JSON.stringify(said.images),
      reprocessed_at: null,
      dispute_answer: null,
    }
    applyEvent(db, order, { event, at: now, columns, said })
    return {}
  },
} satisfies Partial<Handlers>

function amountThatCame({ kind, amount }: Dispute, order: Order): number | null {
  if (kind === 'not_received') return null
  const came = amount === undefined ? undefined : toHundredths(amount)
  const before = order.dispute_amount ?? 1
  // Nothing at all would be "not received", and the whole amount no complaint.
  if (came === undefined || came < before || came >= order.amount) throw new Refused('badAmount')
  return came
}

function images({ db }: Context, { images: urls = [] }: Dispute): string[] {
  const most = readSettings(db).max_images
  if (most !== undefined && urls.length > most) throw new Refused('tooManyImages')
  return urls.map((url) => checkUploaded(db, url))
}
