import type { WithdrawalOrder, WithdrawalOrderPage, WithdrawalOrderQuery } from '../../src/generated/types'
import type { Context } from '../handler'
import { orderOf, pageOf } from '../paging'
import { personFound, personSought } from '../personSearch'
import type { Order } from './order'
import { showOrder } from './show'

/** Which orders wait for a party: to open, to pay, or to pay again after a complaint; or to confirm. */
export const waitsFor = {
  reseller_uid: `(status in ('pending', 'applying') or (status = 'in_progress' and dispute_state = 'open'))`,
  uid: `(status = 'in_progress' and dispute_state <> 'open')`,
} as const
/** Complaints first, then what waits longest. */
const longest = `dispute_state = 'open' desc, requested_at, `

/** The orders of a party, the newest first. */
export function listOrders(
  context: Context,
  party: 'uid' | 'reseller_uid',
  { page, status = 'all', order_no = '', method_id = '', keyword, sort }: WithdrawalOrderQuery,
): WithdrawalOrderPage {
  return pageOf<Order, WithdrawalOrder>(
    context.db,
    page,
    `select * from withdrawals where ${party} = ? and (? = 'all' or status = ? or (? = 'to_do' and ${waitsFor[party]}))
      and (? = '' or order_no = ?) and (? = '' or method_id = ?)
      and (instr(order_no, ?) or exists (select 1 from users u where u.uid = withdrawals.uid and ${personFound}))
      order by ${orderOf(sort, { diamonds: 'diamonds', requested_at: 'requested_at' })}${status === 'to_do' ? longest : ''}
      requested_at desc, order_no desc`,
    [
      context.asker.uid,
      status,
      status,
      status,
      order_no,
      order_no,
      method_id,
      method_id,
      keyword?.trim() ?? '',
      ...personSought(keyword),
    ],
    (order) => showOrder(context, order),
  )
}
