import type { PartConfig } from '@pagewright/engine/language'

/** The eight periods keep their numbers on the wire. */
export const periods = {
  value: {
    period1: { value: 1, label: 'period.1', note: 'period.1.note' },
    period2: { value: 2, label: 'period.2', note: 'period.2.note' },
    period3: { value: 3, label: 'period.3', note: 'period.3.note' },
    period4: { value: 4, label: 'period.4', note: 'period.4.note' },
    period5: { value: 5, label: 'period.5', note: 'period.5.note' },
    period6: { value: 6, label: 'period.6', note: 'period.6.note' },
    period7: { value: 7, label: 'period.7', note: 'period.7.note' },
    period8: { value: 8, label: 'period.8', note: 'period.8.note' },
  },
} as const satisfies PartConfig
