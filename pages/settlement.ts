import type { PartConfig } from '@pagewright/engine/language'

/** One banner: under a day wins over fewer than so many days, and both say what happens then. */
export const settlement = {
  block: {
    block: 'text',
    look: 'notice',
    tone: 'warn',
    items: {
      today: {
        title: 'settlement.title',
        text: 'settlement.today',
        when: { 'user.settlement_days': 0, use: 'limits.isPossible' },
      },
      // Nobody is urged to do what is not possible, and without diamonds nothing is lost.
      closed: {
        title: 'settlement.title',
        text: 'settlement.todayClosed',
        when: { 'user.settlement_days': 0, 'user.diamonds': { min: 0.01 }, any: { use: 'limits.isImpossible' } },
      },
      soon: {
        title: 'settlement.title',
        text: { say: 'settlement.soon', with: { count: { from: 'data.settings.settlement_warn_days' } } },
        when: {
          'user.settlement_days': { min: 1, below: { from: 'data.settings.settlement_warn_days' } },
          'user.diamonds': { min: 0.01 },
        },
      },
      at: {
        // The balance stands above, where the reader may have covered it.
        text: { say: 'settlement.at', with: { time: { from: 'user.settlement_at', format: 'time' } } },
        when: {
          'user.settlement_at': { exists: true },
          'user.diamonds': { min: 0.01 },
          any: [
            { 'user.settlement_days': 0 },
            { 'user.settlement_days': { below: { from: 'data.settings.settlement_warn_days' } } },
          ],
        },
      },
    },
  },
} as const satisfies PartConfig
