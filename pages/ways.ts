import type { Parts } from '@pagewright/engine/language'

/** Ways to the pages of the own money and work, from several pages. */
export const ways = {
  income: { value: { do: 'link', label: 'personal.title', icon: 'mic-vocal', to: '/guild/personal-center' } },
  diamonds: { value: { do: 'link', label: 'diamond.title', icon: 'gem', to: '/my-diamond' } },
  accounts: { value: { do: 'link', label: 'account.methods', icon: 'wallet-cards', to: '/withdraw/account' } },
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
