/** The countries to choose from. */
export const countries = {
  call: 'POST /withoutsign/country',
  value: 'row.id',
  label: 'row.name',
  image: 'row.icon',
  pinned: [{ from: 'user.country_id' }],
} as const
