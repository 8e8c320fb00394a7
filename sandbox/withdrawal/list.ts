import type { WithdrawalOrder, WithdrawalOrderPage, WithdrawalOrderQuery } from '../../src/generated/types'
import type { Context } from '../handler'
import { orderOf, pageOf } from '../paging'
import type { Order } from './order'
import { showOrder } from './show'

/** The orders of a party, the newest first. */
export function listOrders(
  context: Context,
  party: 'uid' | 'reseller_uid',
  { page, status = 'all', order_no = '', method_id = '', sort }: WithdrawalOrderQuery,
): WithdrawalOrderPage {
  return pageOf<Order, WithdrawalOrder>(
    context.db,
    page,
    `select * from withdrawals where ${party} = ? and (? = 'all' or status = ?) and (? = '' or order_no = ?)
      and (? = '' or method_id = ?)
      order by ${orderOf(sort, { diamonds: 'diamonds', requested_at: 'requested_at' })}requested_at desc, order_no desc`,
    [context.asker.uid, status, status, order_no, order_no, method_id, method_id],
    (order) => showOrder(context, order),
  )
}
