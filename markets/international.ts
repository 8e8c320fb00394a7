import type { ProductMarket } from './facts'

export const international = {
  product: 'Lumi',
  favicon: '/lumi.svg',
  hosts: {
    development: { web: ['localhost', '127.0.0.1'], api: '' },
    testing: { web: ['test.lumi.example'], api: 'https://api-test.lumi.example' },
    uat: { web: ['uat.lumi.example'], api: 'https://api-uat.lumi.example' },
    production: { web: ['m.lumi.example', 'www.lumi.example'], api: 'https://api.lumi.example' },
  },
  languages: ['en', 'ar', 'tr', 'pt', 'id', 'ru', 'uz', 'fa', 'ur', 'zh'],
  linkHosts: ['pay.lumi.example', 'upload.lumi.example', 'img.lumi.example'],
  currency: 'USD',
  timeZone: 'Asia/Riyadh',
  shortDivisor: 10,
  tokens: {
    light: { primary: '#c2185b', 'primary-soft': '#fde7f0', accent: '#7a1fa2', 'accent-soft': '#efe4f4' },
    dark: {
      primary: '#ff8ab5',
      'on-primary': '#3b0220',
      'primary-soft': '#3d1529',
      accent: '#d9a4ff',
      'accent-soft': '#352940',
    },
  },
  facts: { contact: '+971 4 555 0100', currency: 'USD' },
} as const satisfies ProductMarket
