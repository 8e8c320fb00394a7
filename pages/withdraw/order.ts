import type { PageConfig } from '@pagewright/engine/language'
import { asStep } from '../opened'
import { myOrders } from './mine'
import { ordersToPay } from './toPay'

export const withdrawOrder: PageConfig = {
  title: 'order.title',
  opened: asStep,
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
