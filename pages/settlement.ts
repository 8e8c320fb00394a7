// One word of the settlement, on each page that has one: under a day wins over fewer than so many days.
import type { Parts } from '@pagewright/engine/language'

export const settlement = {
  /** Without diamonds nothing is lost. */
  isDated: { value: { 'user.settlement_at': { exists: true }, 'user.diamonds': { min: 0.01 } } },
  isToday: { value: { use: ['settlement.isDated', 'limits.isPossible'], 'user.settlement_days': 0 } },
  /** Nobody is urged to do what is not possible. */
  isTodayClosed: {
    value: { use: 'settlement.isDated', 'user.settlement_days': 0, any: { use: 'limits.isImpossible' } },
  },
  isSoon: {
    value: {
      use: 'settlement.isDated',
      'user.settlement_days': { min: 1, below: { from: 'data.settings.settlement_warn_days' } },
    },
  },
  isNear: {
    value: [
      { 'user.settlement_days': 0 },
      { 'user.settlement_days': { below: { from: 'data.settings.settlement_warn_days' } } },
    ],
  },
  what: { value: { from: 'user.diamonds', format: 'count' } },
  time: { value: { from: 'user.settlement_at', format: 'time' } },
  today: {
    value: { say: 'settlement.today', with: { num: { use: 'settlement.what' }, time: { use: 'settlement.time' } } },
  },
  todayClosed: {
    value: {
      say: 'settlement.todayClosed',
      with: { num: { use: 'settlement.what' }, time: { use: 'settlement.time' } },
    },
  },
  soon: {
    value: {
      say: 'settlement.soon',
      with: {
        count: { from: 'data.settings.settlement_warn_days' },
        num: { use: 'settlement.what' },
        time: { use: 'settlement.time' },
      },
    },
  },
  /** A row among what waits. */
  rows: {
    entries: {
      settlementToday: {
        do: 'link',
        label: 'settlement.withdraw',
        icon: 'calendar-clock',
        tone: 'warn',
        when: { use: 'settlement.isToday' },
        note: { use: 'settlement.todayClosed' },
        to: '/withdraw',
      },
      settlementClosed: {
        do: 'link',
        label: 'settlement.title',
        icon: 'hourglass',
        tone: 'warn',
        when: { use: 'settlement.isTodayClosed' },
        note: { use: 'settlement.todayClosed' },
        to: '/my-diamond',
      },
      settlementSoon: {
        do: 'link',
        label: 'settlement.withdraw',
        icon: 'calendar-clock',
        tone: 'warn',
        when: { use: 'settlement.isSoon' },
        note: { use: 'settlement.soon' },
        to: '/withdraw',
      },
    },
  },
  banner: {
    block: {
      block: 'text',
      look: 'notice',
      tone: 'warn',
      items: {
        today: {
          title: 'settlement.title',
          text: { use: 'settlement.today' },
          when: { use: 'settlement.isToday' },
        },
        closed: {
          title: 'settlement.title',
          text: { use: 'settlement.todayClosed' },
          when: { use: 'settlement.isTodayClosed' },
        },
        soon: { title: 'settlement.title', text: { use: 'settlement.soon' }, when: { use: 'settlement.isSoon' } },
      },
    },
  },
  /** The same beside a covered balance, without it. */
  covered: {
    block: {
      block: 'text',
      look: 'notice',
      tone: 'warn',
      items: {
        near: {
          title: 'settlement.title',
          text: { say: 'settlement.covered', with: { time: { use: 'settlement.time' } } },
          when: { use: 'settlement.isDated', any: { use: 'settlement.isNear' } },
        },
      },
    },
  },
} as const satisfies Parts
