import type { AfterSale, AfterSaleEntry, Party, WithdrawalOrder } from '../../src/generated/types'
import { answer } from '../answer'
import { fromHundredths } from '../decimal'
import type { Context } from '../handler'
import { absolute } from '../images/address'
import { personBy } from '../person'
import { readSettings } from '../settings'
import { automatic, canDispute, type Order, type Payee } from './order'

/** An order as both of its parties see it. */
export function showOrder(context: Context, order: Order): WithdrawalOrder {
  const payee = JSON.parse(order.payee) as Payee
  return answer<WithdrawalOrder>({
    order_no: order.order_no,
    amount: fromHundredths(order.amount),
    currency: order.currency,
    diamonds: fromHundredths(order.diamonds),
    status: order.status,
    reseller: party(context, order.reseller_uid),
    user: party(context, order.uid),
    method: { ...payee, image_url: absolute(context.origin, payee.image_url) },
    requested_at: order.requested_at,
    expected_at: order.expected_at,
    accepted_at: order.accepted_at,
    transferred_at: order.transferred_at,
    completed_at: order.completed_at,
    cancelled_at: order.cancelled_at,
    closed_at: order.closed_at,
    auto_at: automatic(order, readSettings(context.db))?.at,
    reason: order.reason,
    after_sale: afterSale(context, order),
    proof: context.db
      .all<{ url: string; uploaded_at: number }>(
        'select url, uploaded_at from proofs where order_no = ? order by uploaded_at',
        order.order_no,
      )
      .map(({ url, uploaded_at }) => ({ url: absolute(context.origin, url), uploaded_at })),
    can_dispute: canDispute(order, context.now),
  })
}

function party({ db, origin }: Context, uid: string): Party {
  const person = personBy(db, uid)
  if (!person) throw new Error(`A withdrawal names ${uid}, who is not among the users.`)
  return answer<Party>({
    uid,
    name: person.nickname,
    duid: person.duid,
    avatar_url: person.avatar && absolute(origin, person.avatar),
  })
}

function afterSale(context: Context, order: Order): AfterSale {
  const { origin } = context
  const images = order.dispute_images === null ? null : (JSON.parse(order.dispute_images) as string[])
  return answer<AfterSale>({
    state: order.dispute_state,
    kind: order.dispute_kind,
    since: order.dispute_since,
    amount: order.dispute_amount === null ? null : fromHundredths(order.dispute_amount),
    text: order.dispute_text,
    images: images?.map((url) => absolute(origin, url)),
    reprocessed_at: order.reprocessed_at,
    answer: order.dispute_state === 'reprocessed' ? order.dispute_answer : null,
    thread: thread(context, order),
  })
}

interface ThreadRow {
  readonly by_side: AfterSaleEntry['by']
  readonly at: number
  readonly kind: Order['dispute_kind']
  readonly amount: number | null
  readonly said: string | null
  readonly images: string
}

function thread({ db, origin }: Context, { order_no }: Order): AfterSaleEntry[] {
  return db
    .all<ThreadRow>('select * from after_sales where order_no = ? order by at, rowid', order_no)
    .map(({ by_side: by, at, kind, amount, said, images }) =>
      answer<AfterSaleEntry>({
        by,
        at,
        kind,
        answer: by === 'user' ? null : amount === null ? 'denied' : 'sent',
        [by === 'user' ? 'amount' : 'sent']: amount === null ? null : fromHundredths(amount),
        text: said,
        images: (JSON.parse(images) as string[]).map((url) => absolute(origin, url)),
      }),
    )
}
