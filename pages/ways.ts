import type { Parts } from '@pagewright/engine/language'

/** Ways to the pages of the own money and work, from several pages. */
export const ways = {
  income: { value: { do: 'link', label: 'personal.title', icon: 'mic-vocal', to: '/guild/personal-center' } },
  diamonds: { value: { do: 'link', label: 'diamond.title', icon: 'gem', to: '/my-diamond' } },
  accounts: { value: { do: 'link', label: 'account.methods', icon: 'wallet-cards', to: '/withdraw/account' } },
  /** The telephone of customer service: that of the server, or else of the market. */
  contacts: {
    entries: {
      contact: {
        do: 'open',
        label: 'order.contact',
        icon: 'headset',
        phone: 'data.settings.customer_contact',
        note: {
          say: 'recharge.method.note',
          with: { note: { from: 'data.settings.customer_contact', format: 'phone' } },
        },
        when: { 'data.settings.customer_contact': { exists: true } },
      },
      marketContact: {
        do: 'open',
        label: 'order.contact',
        icon: 'headset',
        phone: 'market.contact',
        note: { say: 'recharge.method.note', with: { note: { from: 'market.contact', format: 'phone' } } },
        when: { 'data.settings.customer_contact': { exists: false } },
      },
    },
  },
  /** One's own orders. A reseller's page of orders begins with what is to pay. */
  orders: {
    value: {
      do: 'link',
      label: 'order.title',
      icon: 'receipt-text',
      to: '/withdraw/order',
      query: { side: 'mine' },
    },
  },
  toPay: {
    value: {
      do: 'link',
      label: 'order.toPay',
      icon: 'hand-coins',
      when: { 'user.is_reseller': true },
      to: '/withdraw/order',
      query: { side: 'toPay', status: 'to_do' },
    },
  },
} as const satisfies Parts
