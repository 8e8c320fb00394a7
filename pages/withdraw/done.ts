import type { PageConfig } from '@pagewright/engine/language'

/** Shows a requested withdrawal, and where it stands when the page is opened again. */
export const withdrawDone: PageConfig = {
  title: 'order.detail',
  opened: { use: 'opened.asStep' },
  blocks: {
    order: {
      use: 'orders.mine',
      rows: 'POST /web/withdrawal/order/list',
      body: { status: 'all', order_no: { from: 'query.order_no' } },
      missing: 'withdraw.done.none',
      headline: 'withdraw.done',
      actions: {
        order: {
          do: 'link',
          label: 'withdraw.done.order',
          icon: 'eye',
          tone: 'primary',
          to: '/withdraw/order',
          query: { side: 'mine', row: { from: 'row.order_no' } },
        },
        orders: { use: 'ways.orders' },
      },
    },
  },
}
