// The states of an order that decide what each side may do, and reads.

/** The reseller has accepted. Past the expected arrival, the server lets the user complain. */
const isApplying = { 'row.status': 'applying' } as const
export const isLate = { ...isApplying, 'row.can_dispute': true } as const
export const isInTime = { ...isApplying, 'row.can_dispute': false } as const
/** The money is on its way, and nobody complains. */
export const isPaid = { 'row.status': 'in_progress', 'row.after_sale.state': { in: ['none', 'reprocessed'] } } as const
export const isFinished = { 'row.status': 'completed' } as const
/** The days for a complaint have passed, or the one who withdraws has confirmed. */
export const isOver = { ...isFinished, 'row.can_dispute': false } as const
/** The diamonds went back. */
export const isBack = {
  'row.status': { in: ['cancelled', 'closed'] },
  'row.diamonds': { min: 0.01 },
} as const
export const diamondsBack = { num: { from: 'row.diamonds', format: 'count' } } as const
/** The cancel begins at this time, not with the day. */
export const expectedAt = { time: { from: 'row.expected_at', format: 'time' } } as const
/** A note for an order in a state that this build does not know. */
export const unknownState = {
  text: 'order.unknown',
  tone: 'warn',
  when: {
    'row.status': { not: 'pending' },
    any: [
      {
        'row.status': { not: 'applying' },
        any: [
          {
            'row.status': { not: 'in_progress' },
            any: [
              {
                'row.status': { not: 'completed' },
                any: [{ 'row.status': { not: 'cancelled' }, any: [{ 'row.status': { not: 'closed' } }] }],
              },
            ],
          },
        ],
      },
    ],
  },
} as const
const telephone = { label: 'order.contact', format: 'phone', copy: true } as const
const isNamed = { 'data.settings.customer_contact': { exists: true } } as const
/** Holds, as a list of choices, if customer service can be reached. */
export const isReachable = [isNamed, { 'market.contact': { exists: true } }] as const
/** The telephone of customer service, on each order: that of the server, or else of the market. */
export const contacts = {
  contact: { ...telephone, value: 'data.settings.customer_contact', when: isNamed },
  marketContact: {
    ...telephone,
    value: 'market.contact',
    when: { 'data.settings.customer_contact': { exists: false }, 'market.contact': { exists: true } },
  },
} as const
