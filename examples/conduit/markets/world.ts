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
  pages: {
    '/': {
      blocks: {
        go: {
          links: {
            // A fifth of the people try a shorter way to their favourites, for half a year.
            favorites: {
              do: 'link',
              label: 'profile.favorites',
              icon: 'heart',
              when: {
                'user.uid': { exists: true },
                'market.hasTrials': true,
                'user.bucket': { below: 20 },
                'now.time': { since: '2026-11-01', until: '2027-05-01' },
              },
              to: '/profile',
              query: { username: { from: 'user.username' }, list: 'favorites' },
            },
          },
        },
      },
    },
  },
} as const satisfies ProductMarket
