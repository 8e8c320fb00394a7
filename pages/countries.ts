import type { PartConfig } from '@pagewright/engine/language'

/** The countries to choose from. */
export const countries = {
  value: {
    call: 'POST /withoutsign/country',
    value: 'row.id',
    label: 'row.name',
    image: 'row.icon',
    pinned: [{ from: 'user.country_id' }],
  },
} as const satisfies PartConfig
