import type { PageConfig } from '@pagewright/engine/language'

/** Shows a requested withdrawal: what happened, what comes next, and by when. */
export const withdrawDone: PageConfig = {
  title: 'withdraw.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    done: {
      block: 'text',
      look: 'outcome',
      tone: 'good',
      when: { 'data.order.order_no': { exists: true } },
      items: {
        done: {
          title: 'withdraw.done',
          text: {
            say: 'withdraw.done.text',
            with: {
              name: { from: 'data.order.reseller.name' },
              amount: { from: 'data.order.amount', format: 'money' },
              currency: { from: 'data.order.currency' },
            },
          },
        },
      },
    },
    none: {
      block: 'text',
      look: 'outcome',
      tone: 'warn',
      when: { 'data.order.order_no': { exists: false } },
      items: { none: { text: 'withdraw.done.none' } },
    },
    facts: {
      block: 'record',
      look: 'card',
      when: { 'data.order.order_no': { exists: true } },
      image: 'data.order.reseller.avatar_url',
      name: 'data.order.reseller.name',
      lines: {
        amount: { label: 'order.amount', value: 'data.order.amount', format: 'money', unit: 'data.order.currency' },
        diamonds: { label: 'withdraw.diamonds', value: 'data.order.diamonds', format: 'count' },
        method: { label: 'order.method', value: 'data.order.method.name' },
        account: { label: 'method.account', value: 'data.order.method.account', format: 'id' },
        // A new order says nothing of its state; a later look at this page does.
        status: {
          label: 'order.status',
          value: 'data.order.status',
          words: { use: 'orders.myStatuses' },
          when: {
            'data.order.status': { exists: true, not: 'pending' },
            'data.order.after_sale.state': { not: 'open' },
          },
        },
        complaint: {
          label: 'order.thread',
          value: 'data.order.after_sale.state',
          text: 'order.disputed',
          when: { 'data.order.after_sale.state': 'open' },
        },
        number: { label: 'order.number', value: 'data.order.order_no', format: 'id', copy: true },
        expected: {
          label: 'order.expected',
          value: 'data.order.expected_at',
          format: 'date',
          when: {
            'data.order.expected_at': { exists: true },
            'data.order.status': { in: ['pending', 'applying', 'in_progress'] },
            'data.order.after_sale.state': { not: 'open' },
          },
        },
      },
    },
    next: {
      block: 'text',
      title: 'withdraw.done.next',
      when: {
        'data.order.order_no': { exists: true },
        'data.order.status': { in: ['pending', 'applying', 'in_progress'] },
        'data.order.after_sale.state': { not: 'open' },
      },
      items: {
        next: { text: 'withdraw.done.next.text', when: { 'data.order.status': 'pending' } },
        transfer: { text: 'withdraw.done.next.transfer', when: { 'data.order.status': 'applying' } },
        confirm: {
          text: 'withdraw.done.next.confirm',
          when: { 'data.order.status': 'in_progress', 'data.order.after_sale.state': 'none' },
        },
        again: {
          text: 'withdraw.done.next.again',
          when: { 'data.order.status': 'in_progress', 'data.order.after_sale.state': 'reprocessed' },
        },
      },
    },
    ways: {
      block: 'links',
      look: 'buttons',
      links: {
        order: {
          do: 'link',
          label: 'withdraw.done.order',
          icon: 'eye',
          tone: 'primary',
          when: { 'data.order.order_no': { exists: true } },
          to: '/withdraw/order',
          query: { row: { from: 'data.order.order_no' } },
        },
        orders: { do: 'link', label: 'order.title', icon: 'receipt-text', to: '/withdraw/order' },
      },
    },
  },
}
