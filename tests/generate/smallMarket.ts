import type { Market } from '@pagewright/engine/language'

/** A market in which nothing is said that a test does not say. */
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
