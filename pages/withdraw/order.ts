import type { Page } from '../../src/engine/config/types'
import { myOrders } from './mine'
import { ordersToPay } from './toPay'

export const withdrawOrder: Page = {
  title: 'order.title',
  blocks: {
    sides: {
      block: 'tabs',
      param: 'side',
      tabs: {
        mine: {
          label: 'order.mine',
          blocks: {
            orders: myOrders,
          },
        },
        toPay: {
          label: 'order.toPay',
          when: { 'user.is_reseller': true },
          blocks: {
            orders: ordersToPay,
          },
        },
      },
    },
  },
}
