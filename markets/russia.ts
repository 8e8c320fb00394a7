import type { ProductMarket } from './facts'

export const russia = {
  product: 'Луми',
  favicon: '/lumi-ru.svg',
  hosts: {
    development: { web: [], api: '' },
    testing: { web: ['test.lumi-ru.example'], api: 'https://api-test.lumi-ru.example' },
    uat: { web: ['uat.lumi-ru.example'], api: 'https://api-uat.lumi-ru.example' },
    production: { web: ['m.lumi-ru.example', 'www.lumi-ru.example'], api: 'https://api.lumi-ru.example' },
  },
  languages: ['ru', 'en', 'uz', 'tr', 'ar', 'zh'],
  linkHosts: ['pay.lumi-ru.example', 'upload.lumi-ru.example', 'img.lumi-ru.example'],
  currency: 'RUB',
  timeZone: 'Europe/Moscow',
  shortDivisor: 10,
  tokens: {
    light: {
      bg: '#f4f7fd',
      line: '#dde5f3',
      primary: '#1d4ed8',
      'primary-soft': '#e5edff',
      accent: '#0e7490',
      'accent-soft': '#e2eef2',
      'gradient-hero': 'linear-gradient(120deg, #1d4ed8 0%, #3730a3 52%, #0e7490 100%)',
    },
    dark: {
      bg: '#0b1019',
      surface: '#151c2a',
      raised: '#1e2737',
      line: '#303b51',
      primary: '#8fb4ff',
      'on-primary': '#06183f',
      'primary-soft': '#152547',
      accent: '#67d8ef',
      'accent-soft': '#1f3342',
      'gradient-hero': 'linear-gradient(120deg, #1e40af 0%, #312e81 52%, #155e75 100%)',
    },
  },
  facts: { contact: '+7 495 555 01 00', currency: 'RUB' },
  // Banks of this market ask for the holder's tax number.
  schemas: {
    'forms.json': {
      withdrawMethod: {
        properties: { tax_id: { type: 'string', minLength: 1, maxLength: 12, pattern: '^[0-9]{12}$' } },
        required: ['tax_id'],
      },
    },
  },
  pages: {
    '/withdraw/add-method': {
      blocks: {
        method: {
          fields: {
            tax_id: { label: 'method.taxId', help: 'method.taxId.help', when: { 'form.kind': { exists: true } } },
          },
          order: ['channel_id', 'kind', 'holder', 'tax_id', 'bank_name', 'iban', 'network', 'account_no'],
        },
      },
    },
  },
} as const satisfies ProductMarket
