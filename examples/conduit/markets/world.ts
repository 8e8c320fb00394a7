import type { ProductMarket } from './facts'

export const world = {
  product: 'Conduit',
  favicon: '/icon.svg',
  hosts: {
    development: { web: ['127.0.0.1', 'localhost'], api: '' },
    testing: { web: [], api: '' },
    uat: { web: [], api: '' },
    production: { web: ['www.conduit.example'], api: '' },
  },
  languages: ['en', 'ar'],
  linkHosts: ['en.wikipedia.org', 'docs.realworld.show'],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 1,
  tokens: {
    light: { primary: '#256b29', 'primary-soft': '#e4f3e5' },
    dark: { primary: '#8fd694', 'primary-soft': '#1d3320', 'on-primary': '#0c2410' },
  },
  facts: { hasTrials: true },
} as const satisfies ProductMarket
