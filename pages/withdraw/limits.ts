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
