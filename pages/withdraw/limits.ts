import type { Block } from '@pagewright/engine/language'
import { isBound, isCount, isRate } from '../figures'

/** How long the money may take after the transfer. */
export const lag = {
  say: 'order.lag',
  with: {
    min: { from: 'data.withdrawal.receipt_hours_min' },
    max: { from: 'data.withdrawal.receipt_hours_max' },
  },
} as const
/** Holds if the server names the hours. */
export const isLagKnown = {
  'data.withdrawal.receipt_hours_min': isCount,
  'data.withdrawal.receipt_hours_max': { min: 1 },
} as const

/** The least amount of money, in diamonds. */
const leastMoney = { from: 'data.withdrawal.min_amount', times: 'data.withdrawal.diamonds_per_unit' } as const
const isMoneyUnbound = [
  { 'data.withdrawal.min_amount': { exists: false } },
  { 'data.withdrawal.diamonds_per_unit': { exists: false } },
] as const
const isWorthEnough = [...isMoneyUnbound, { 'user.diamonds': { min: leastMoney } }] as const
const isEnough = [
  { 'data.withdrawal.min_diamonds': { exists: false }, any: isWorthEnough },
  { 'user.diamonds': { min: { from: 'data.withdrawal.min_diamonds' } }, any: isWorthEnough },
] as const
/** Holds if the limits leave room for one more withdrawal. What a page knows to be refused, it does not offer. */
export const isPossible = {
  'user.diamonds': { min: 0.01 },
  any: [
    { 'data.withdrawal.weekly_left': { exists: false }, any: isEnough },
    { 'data.withdrawal.weekly_left': { min: 1 }, any: isEnough },
  ],
} as const
const isWeekOver = { 'data.withdrawal.weekly_left': { max: 0 } } as const
/** Holds, as a list of choices, if no withdrawal is possible although there are diamonds. */
export const isImpossible = [
  isWeekOver,
  { 'user.diamonds': { below: { from: 'data.withdrawal.min_diamonds' } } },
  { 'user.diamonds': { below: leastMoney } },
] as const

/** Says why there is no form, and from when or with what there will be one. */
export const closed: Block = {
  block: 'text',
  look: 'notice',
  tone: 'warn',
  items: {
    over: { text: 'withdraw.week.over', when: isWeekOver },
    again: {
      text: {
        say: 'withdraw.week.again',
        with: { time: { from: 'data.withdrawal.weekly_reset_at', format: 'date' } },
      },
      when: { ...isWeekOver, 'data.withdrawal.weekly_reset_at': { exists: true } },
    },
    wait: {
      text: 'withdraw.week.wait',
      when: { ...isWeekOver, 'data.withdrawal.weekly_reset_at': { exists: false } },
    },
    none: { text: 'withdraw.none', when: { 'user.diamonds': { max: 0 } } },
    few: {
      text: {
        say: 'withdraw.notEnough',
        with: { num: { from: 'data.withdrawal.min_diamonds', minus: 'user.diamonds', format: 'count' } },
      },
      when: {
        'user.diamonds': { min: 0.01, below: { from: 'data.withdrawal.min_diamonds' } },
        any: [...isMoneyUnbound, { 'data.withdrawal.min_diamonds': { min: leastMoney } }],
      },
    },
    little: {
      text: {
        say: 'withdraw.notEnough',
        with: { num: { ...leastMoney, minus: 'user.diamonds', format: 'count' } },
      },
      when: {
        'user.diamonds': { min: 0.01, below: leastMoney },
        any: [
          { 'data.withdrawal.min_diamonds': { exists: false } },
          { 'data.withdrawal.min_diamonds': { below: leastMoney } },
        ],
      },
    },
  },
}

/** What the server bounds; what it does not say has no bound and no text (decision 22). */
export const limits: Block = {
  block: 'text',
  title: 'withdraw.rules',
  items: {
    week: {
      text: {
        say: 'withdraw.week',
        with: { limit: { from: 'data.withdrawal.weekly_limit' }, left: { from: 'data.withdrawal.weekly_left' } },
      },
      when: { 'data.withdrawal.weekly_limit': isCount, 'data.withdrawal.weekly_left': isCount },
    },
    reset: {
      text: {
        say: 'withdraw.week.reset',
        with: { time: { from: 'data.withdrawal.weekly_reset_at', format: 'date' } },
      },
      when: { 'data.withdrawal.weekly_limit': isCount, 'data.withdrawal.weekly_reset_at': { exists: true } },
    },
    diamonds: {
      text: {
        say: 'withdraw.min',
        with: {
          count: { from: 'data.withdrawal.min_diamonds' },
          num: { from: 'data.withdrawal.min_diamonds', format: 'count' },
        },
      },
      when: { 'data.withdrawal.min_diamonds': isBound },
    },
    amount: {
      text: {
        say: 'withdraw.minAmount',
        with: {
          amount: { from: 'data.withdrawal.min_amount', format: 'money' },
          currency: { from: 'data.withdrawal.currency' },
        },
      },
      when: { 'data.withdrawal.min_amount': isBound, 'data.withdrawal.currency': { exists: true } },
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
      when: { 'data.withdrawal.diamonds_per_unit': isRate, 'data.withdrawal.currency': { exists: true } },
    },
    lag: { text: lag, when: isLagKnown },
  },
}
