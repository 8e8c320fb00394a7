import type { ProductMarket } from './facts'

export const main = {
  product: 'Starter',
  favicon: '/icon.svg',
  hosts: {
    development: { web: ['127.0.0.1', 'localhost'], api: '' },
    testing: { web: [], api: '' },
    uat: { web: [], api: '' },
    production: { web: ['www.example.com'], api: 'https://api.example.com' },
  },
  languages: ['en'],
  linkHosts: [],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 1000,
  tokens: { light: {}, dark: {} },
  facts: {},
} as const satisfies ProductMarket
