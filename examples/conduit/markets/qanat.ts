import type { ProductMarket } from './facts'

/** The Arabic edition. People come by invitation, so nobody can sign up by themselves. */
export const qanat = {
  product: 'قناة',
  favicon: '/icon.svg',
  hosts: {
    development: { web: [], api: '' },
    testing: { web: [], api: '' },
    uat: { web: [], api: '' },
    production: { web: ['www.qanat.example'], api: '' },
  },
  languages: ['ar', 'en'],
  linkHosts: ['ar.wikipedia.org', 'docs.realworld.show'],
  currency: 'SAR',
  timeZone: 'Asia/Riyadh',
  shortDivisor: 1,
  tokens: {
    light: { primary: '#6d338f', 'primary-soft': '#f2e6f8' },
    dark: { primary: '#d9b3ee', 'primary-soft': '#33203f', 'on-primary': '#2a0f3b' },
  },
  facts: { hasTrials: false },
  pages: {
    '/register': null,
    '/login': { blocks: { form: { actions: null } } },
  },
  texts: {
    ar: { 'home.welcome': 'النسخة العربية. يدعو الأعضاء بعضهم بعضًا.' },
    en: { 'home.welcome': 'The Arabic edition. Members invite each other.' },
  },
} as const satisfies ProductMarket
