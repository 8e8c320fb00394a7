import type { PageConfig } from '@pagewright/engine/language'

/** The balances, which can be covered where others look on. */
export const myDiamond: PageConfig = {
  title: 'diamond.title',
  state: { covered: 0 },
  opened: { use: 'opened.asStep' },
  blocks: {
    balance: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      image: 'row.avatar_url',
      name: 'row.nikeName',
      cells: {
        diamonds: {
          label: 'account.diamonds',
          value: 'row.diamonds',
          format: 'count',
          big: true,
          when: { 'state.covered': 0 },
        },
        worth: {
          label: 'diamond.worth',
          value: 'row.diamonds',
          over: 'data.withdrawal.diamonds_per_unit',
          format: 'money',
          unit: 'data.withdrawal.currency',
          when: { 'state.covered': 0, use: 'figures.isWorthKnown' },
        },
        gemstones: {
          label: 'account.gemstones',
          value: 'user.gemstone',
          format: 'count',
          when: { 'state.covered': 0 },
        },
        coins: { label: 'account.coins', value: 'row.gold', format: 'count', when: { 'state.covered': 0 } },
      },
      goal: {
        label: 'diamond.goal',
        value: 'row.diamonds',
        target: 'data.withdrawal.min_diamonds',
        text: {
          say: 'diamond.goal.missing',
          with: { num: { from: 'data.withdrawal.min_diamonds', minus: 'row.diamonds', format: 'count' } },
        },
        done: 'diamond.goal.reached',
        // Once the week is used up, the balance alone is not enough.
        when: {
          'state.covered': 0,
          any: [{ 'data.withdrawal.weekly_left': { exists: false } }, { 'data.withdrawal.weekly_left': { min: 1 } }],
        },
      },
      actions: {
        cover: {
          do: 'set',
          label: 'diamond.cover',
          icon: 'eye-off',
          state: 'covered',
          value: 1,
          when: { 'state.covered': 0 },
        },
        uncover: {
          do: 'set',
          label: 'diamond.uncover',
          icon: 'eye',
          state: 'covered',
          value: 0,
          when: { 'state.covered': 1 },
        },
      },
    },
    settlement: { use: 'settlement.banner', when: { 'state.covered': 0 } },
    settlementCovered: { use: 'settlement.covered', when: { 'state.covered': 1 } },
    ways: {
      block: 'links',
      look: 'grid',
      links: {
        withdraw: { do: 'link', label: 'withdraw.title', icon: 'banknote', to: '/withdraw' },
        orders: {
          do: 'link',
          label: 'order.title',
          icon: 'receipt-text',
          count: 'data.withdrawal.to_confirm',
          to: '/withdraw/order',
          query: { side: 'mine' },
        },
        accounts: { use: 'ways.accounts' },
        income: { use: 'ways.income' },
        wallet: {
          do: 'native',
          label: 'inApp.wallet',
          icon: 'wallet',
          call: 'startBySchema',
          args: { target: 'wallet', index: 0 },
        },
      },
    },
    limits: { use: 'limits.limits' },
  },
}
