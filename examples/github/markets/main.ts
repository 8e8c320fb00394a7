import type { ProductMarket } from './facts'

export const main = {
  product: 'Octo issues',
  favicon: '/icon.svg',
  hosts: {
    development: { web: ['127.0.0.1', 'localhost'], api: '' },
    testing: { web: [], api: '' },
    uat: { web: [], api: '' },
    production: { web: ['www.issues.example'], api: 'https://api.github.com' },
  },
  languages: ['en'],
  linkHosts: ['github.com'],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 1000,
  tokens: {
    light: { primary: '#1a5fb4', 'primary-soft': '#e3eefb' },
    dark: { primary: '#99c1f1', 'primary-soft': '#17293f', 'on-primary': '#0a1c30' },
  },
  facts: { organization: 'octo-org' },
} as const satisfies ProductMarket
