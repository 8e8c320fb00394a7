import type { ProductMarket } from './facts'

/** The same product under another name, for the hosts of the environments brand-testing and brand-production (spec §4). */
export const testBrand = {
  product: 'Nova',
  favicon: '/nova.svg',
  hosts: {
    development: { web: [], api: '' },
    'brand-testing': { web: ['test.nova.example'], api: 'https://api-test.nova.example' },
    'brand-production': { web: ['m.nova.example', 'www.nova.example'], api: 'https://api.nova.example' },
  },
  languages: ['en', 'ar', 'tr', 'pt', 'id', 'ru', 'uz', 'fa', 'ur', 'zh'],
  linkHosts: ['pay.nova.example', 'upload.nova.example', 'img.nova.example'],
  currency: 'USD',
  timeZone: 'Asia/Riyadh',
  shortDivisor: 10,
  tokens: {
    light: {
      bg: '#f2f8f6',
      line: '#d8e6e2',
      primary: '#0b6b62',
      'primary-soft': '#d8f3ec',
      accent: '#5b3fb5',
      'accent-soft': '#ebe8f6',
      'hero-ink': '#0b4f49',
      focus: '#5b3fb5',
      'gradient-hero': 'linear-gradient(120deg, #0b6b62 0%, #23588a 55%, #5b3fb5 100%)',
    },
    dark: {
      bg: '#0a1312',
      surface: '#13201e',
      raised: '#1c2d2a',
      line: '#2c423e',
      primary: '#5eead4',
      'on-primary': '#042f2b',
      'primary-soft': '#123b37',
      accent: '#b9a5ff',
      'accent-soft': '#273039',
      focus: '#b9a5ff',
      'gradient-hero': 'linear-gradient(120deg, #0d5c55 0%, #1f4a75 55%, #4c3599 100%)',
    },
  },
  facts: { contact: '+971 4 555 0170', currency: 'USD' },
  // The cards of this brand have room for shorter names.
  schemas: { 'forms.json': { guildCreate: { properties: { name: { maxLength: 24 } } } } },
  pages: {
    '/demo': null,
    '/recharge': { order: ['recharge', 'language', 'questions'] },
  },
} as const satisfies ProductMarket
