import type { Market } from '@pagewright/engine/language'

/** A market with only the required members. */
export const smallMarket: Market = {
  product: 'P',
  favicon: '',
  hosts: {},
  languages: ['en'],
  linkHosts: [],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 10,
  tokens: { light: {}, dark: {} },
  facts: {},
}
