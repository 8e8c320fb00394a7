import type { Parts } from '@pagewright/engine/language'

export const limits = {
  /** How long the money may take after the transfer. */
  lag: {
    value: {
      say: 'order.lag',
      with: {
        min: { from: 'data.withdrawal.receipt_hours_min' },
        max: { from: 'data.withdrawal.receipt_hours_max' },
      },
    },
  },
  /** Holds if the server names the hours. */
  isLagKnown: {
    value: {
      'data.withdrawal.receipt_hours_min': { use: 'figures.isCount' },
      'data.withdrawal.receipt_hours_max': { min: 1 },
    },
  },
  /** The least amount of money, in diamonds. */
  leastMoney: { value: { from: 'data.withdrawal.min_amount', times: 'data.withdrawal.diamonds_per_unit' } },
  isMoneyUnbound: {
    value: [
      { 'data.withdrawal.min_amount': { exists: false } },
      { 'data.withdrawal.diamonds_per_unit': { exists: false } },
    ],
  },
  isWorthEnough: {
    value: [{ use: 'limits.isMoneyUnbound' }, { 'user.diamonds': { min: { use: 'limits.leastMoney' } } }],
  },
  isEnough: {
    value: [
      { 'data.withdrawal.min_diamonds': { exists: false }, any: { use: 'limits.isWorthEnough' } },
      { 'user.diamonds': { min: { from: 'data.withdrawal.min_diamonds' } }, any: { use: 'limits.isWorthEnough' } },
    ],
  },
  /** Holds if the limits leave room for one more withdrawal. What a page knows to be refused, it does not offer. */
  isPossible: {
    value: {
      'user.diamonds': { min: 0.01 },
      any: [
        { 'data.withdrawal.weekly_left': { exists: false }, any: { use: 'limits.isEnough' } },
        { 'data.withdrawal.weekly_left': { min: 1 }, any: { use: 'limits.isEnough' } },
      ],
    },
  },
  isWeekOver: { value: { 'data.withdrawal.weekly_left': { max: 0 } } },
  /** Holds, as a list of choices, if no withdrawal is possible although there are diamonds. */
  isImpossible: {
    value: [
      { use: 'limits.isWeekOver' },
      { 'user.diamonds': { below: { from: 'data.withdrawal.min_diamonds' } } },
      { 'user.diamonds': { below: { use: 'limits.leastMoney' } } },
    ],
  },
  /** Says why there is no form, and from when or with what there will be one. */
  closed: {
    block: {
      block: 'text',
      look: 'notice',
      tone: 'warn',
      items: {
        over: { text: 'withdraw.week.over', when: { use: 'limits.isWeekOver' } },
        again: {
          text: {
            say: 'withdraw.week.again',
            with: { time: { from: 'data.withdrawal.weekly_reset_at', format: 'date' } },
          },
          when: { use: 'limits.isWeekOver', 'data.withdrawal.weekly_reset_at': { exists: true } },
        },
        wait: {
          text: 'withdraw.week.wait',
          when: { use: 'limits.isWeekOver', 'data.withdrawal.weekly_reset_at': { exists: false } },
        },
        none: { text: 'withdraw.none', when: { 'user.diamonds': { max: 0 } } },
        few: {
          text: {
            say: 'withdraw.notEnough',
            with: { num: { from: 'data.withdrawal.min_diamonds', minus: 'user.diamonds', format: 'count' } },
          },
          when: {
            'user.diamonds': { min: 0.01, below: { from: 'data.withdrawal.min_diamonds' } },
            any: [
              { use: 'limits.isMoneyUnbound' },
              { 'data.withdrawal.min_diamonds': { min: { use: 'limits.leastMoney' } } },
            ],
          },
        },
        little: {
          text: {
            say: 'withdraw.notEnough',
            with: { num: { use: 'limits.leastMoney', minus: 'user.diamonds', format: 'count' } },
          },
          when: {
            'user.diamonds': { min: 0.01, below: { use: 'limits.leastMoney' } },
            any: [
              { 'data.withdrawal.min_diamonds': { exists: false } },
              { 'data.withdrawal.min_diamonds': { below: { use: 'limits.leastMoney' } } },
            ],
          },
        },
      },
    },
  },
  /** What the server bounds; what it does not say has no bound and no text (decision 22). */
  limits: {
    block: {
      block: 'text',
      title: 'withdraw.rules',
      items: {
        week: {
          text: {
            say: 'withdraw.week',
            with: { limit: { from: 'data.withdrawal.weekly_limit' }, left: { from: 'data.withdrawal.weekly_left' } },
          },
          when: {
            'data.withdrawal.weekly_limit': { use: 'figures.isCount' },
            'data.withdrawal.weekly_left': { use: 'figures.isCount' },
          },
        },
        reset: {
          text: {
            say: 'withdraw.week.reset',
            with: { time: { from: 'data.withdrawal.weekly_reset_at', format: 'date' } },
          },
          when: {
            'data.withdrawal.weekly_limit': { use: 'figures.isCount' },
            'data.withdrawal.weekly_reset_at': { exists: true },
          },
        },
        diamonds: {
          text: {
            say: 'withdraw.min',
            with: {
              count: { from: 'data.withdrawal.min_diamonds' },
              num: { from: 'data.withdrawal.min_diamonds', format: 'count' },
            },
          },
          when: { 'data.withdrawal.min_diamonds': { use: 'figures.isBound' } },
        },
        amount: {
          text: {
            say: 'withdraw.minAmount',
            with: {
              amount: { from: 'data.withdrawal.min_amount', format: 'money' },
              currency: { from: 'data.withdrawal.currency' },
            },
          },
          when: {
            'data.withdrawal.min_amount': { use: 'figures.isBound' },
            'data.withdrawal.currency': { exists: true },
          },
        },
        rate: {
          text: {
            say: 'withdraw.rate',
            with: {
              count: { from: 'data.withdrawal.diamonds_per_unit' },
              num: { from: 'data.withdrawal.diamonds_per_unit', format: 'count' },
              currency: { from: 'data.withdrawal.currency' },
            },
          },
          when: {
            'data.withdrawal.diamonds_per_unit': { use: 'figures.isRate' },
            'data.withdrawal.currency': { exists: true },
          },
        },
        lag: { text: { use: 'limits.lag' }, when: { use: 'limits.isLagKnown' } },
      },
    },
  },
} as const satisfies Parts
