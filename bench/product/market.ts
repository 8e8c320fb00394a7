import type { Market } from '@pagewright/engine/language'

export const bench = {
  product: 'Bench',
  favicon: '/lumi.svg',
  hosts: {
    development: { web: ['127.0.0.1'], api: '' },
    testing: { web: [], api: '' },
    uat: { web: [], api: '' },
    production: { web: [], api: '' },
  },
  languages: ['en'],
  linkHosts: [],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 10,
  tokens: { light: {}, dark: {} },
  facts: {},
} as const satisfies Market
