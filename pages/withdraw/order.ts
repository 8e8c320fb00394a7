import type { PageConfig } from '@pagewright/engine/language'
import { myOrders } from './mine'
import { ordersToPay } from './toPay'

export const withdrawOrder: PageConfig = {
  title: 'order.title',
  opened: { use: 'opened.asStep' },
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
