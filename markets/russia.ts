import type { ProductMarket } from './facts'
import { russiaIcons } from './icons/russia'

const isRussianBank = { 'form.kind': 'bank', 'form.country_id': '23' } as const

export const russia = {
  product: 'Луми',
  favicon: '/lumi-ru.svg',
  figureFont: '/assets/lumi-ru-figures-9be1aef6.woff2',
  hosts: {
    development: { web: [], api: '' },
    testing: { web: ['test.lumi-ru.example'], api: 'https://api-test.lumi-ru.example' },
    uat: { web: ['uat.lumi-ru.example'], api: 'https://api-uat.lumi-ru.example' },
    production: { web: ['m.lumi-ru.example', 'www.lumi-ru.example'], api: 'https://api.lumi-ru.example' },
  },
  languages: ['ru', 'en', 'ar', 'tr', 'pt', 'id', 'uz', 'fa', 'ur', 'zh'],
  linkHosts: ['pay.lumi-ru.example', 'upload.lumi-ru.example', 'img.lumi-ru.example'],
  currency: 'RUB',
  timeZone: 'Europe/Moscow',
  shortDivisor: 10,
  designWidth: 375,
  // Sober, dense and quick, like a bank: a dark bar above, rows that join, lines instead of shadows.
  tokens: {
    light: {
      bg: '#f2f5f9',
      text: '#0e1b2e',
      muted: '#52617a',
      'muted-soft': 'rgb(82 97 122 / 12%)',
      line: '#dbe2ec',
      'field-line': '#7b889b',
      primary: '#0b4fc4',
      'primary-soft': '#e4edfd',
      accent: '#006478',
      'accent-soft': '#def1f5',
      head: '#0a2a66',
      'on-head': '#ffffff',
      'hero-ink': '#0a2a66',
      'hero-layer': 'rgb(0 0 0 / 22%)',
      focus: '#0b4fc4',
      'gradient-hero': '#0a2a66',
      'hero-art':
        'linear-gradient(rgb(0 0 0 / 13%) 0 0) 56% 100% / 6% 22% no-repeat, linear-gradient(rgb(0 0 0 / 13%) 0 0) 67% 100% / 6% 38% no-repeat, linear-gradient(rgb(0 0 0 / 13%) 0 0) 78% 100% / 6% 56% no-repeat, linear-gradient(rgb(0 0 0 / 13%) 0 0) 89% 100% / 6% 76% no-repeat, linear-gradient(rgb(0 0 0 / 13%) 0 0) 100% 100% / 6% 100% no-repeat',
      signature:
        'linear-gradient(currentcolor, currentcolor) 0 100% / 22% 35% no-repeat, linear-gradient(currentcolor, currentcolor) 50% 100% / 22% 65% no-repeat, linear-gradient(currentcolor, currentcolor) 100% 100% / 22% 100% no-repeat',
      'font-family': "'Segoe UI', roboto, system-ui, -apple-system, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
      'tracking-title': '0em',
      'weight-title': '600',
      'weight-strong': '600',
      'weight-label': '500',
      'text-l': '1.125rem',
      'text-xl': '1.375rem',
      'text-xxl': '1.875rem',
      'space-3': '10px',
      'space-4': '14px',
      'space-5': '16px',
      'space-6': '20px',
      control: '48px',
      row: '60px',
      'row-gap': '0px',
      'row-bleed': '16px',
      'line-row': '1px',
      'line-card': '1px',
      'radius-s': '4px',
      'radius-m': '6px',
      'radius-l': '6px',
      'radius-button': '6px',
      'radius-field': '6px',
      'radius-row': '0px',
      'radius-badge': '4px',
      'radius-icon': '6px',
      'radius-face': '6px',
      'radius-sheet': '10px',
      'radius-hero': '0px',
      'radius-bars': '1px',
      'shadow-s': '0 0 rgb(0 0 0 / 0%)',
      'shadow-bar': '0 -1px 0 #dbe2ec',
      'tile-flow': 'row',
      'tile-height': '64px',
      'tile-icon': '32px',
      'icon-line': '1.75',
      'icon-cap': 'butt',
      'icon-join': 'miter',
      'hue-2': '#0b4fc4',
      'hue-3': '#0b4fc4',
      'hue-4': '#0b4fc4',
      'art-line': '1.5px',
      'art-radius': '2px',
      'art-tilt': '0deg',
      'art-ground':
        'linear-gradient(currentcolor 1px, transparent 1px) 0 0 / 12px 12px, linear-gradient(90deg, currentcolor 1px, transparent 1px) 0 0 / 12px 12px',
      'art-sparks': '0',
      duration: '120ms',
      ease: 'ease-out',
      enter: '8px',
    },
    dark: {
      bg: '#0a0f17',
      surface: '#131b27',
      raised: '#1a2433',
      text: '#eef3fa',
      muted: '#a3b0c4',
      'muted-soft': 'rgb(163 176 196 / 14%)',
      line: '#2b384a',
      'field-line': '#6d7b90',
      primary: '#8ab6ff',
      'on-primary': '#06204f',
      'primary-soft': '#132a52',
      accent: '#6fd3e6',
      'accent-soft': '#10323b',
      head: '#0f2144',
      'on-head': '#eef3fa',
      focus: '#8ab6ff',
      'gradient-hero': '#10285a',
      'shadow-s': '0 0 rgb(0 0 0 / 0%)',
      'shadow-bar': '0 -1px 0 #2b384a',
      'hue-2': '#8ab6ff',
      'hue-3': '#8ab6ff',
      'hue-4': '#8ab6ff',
    },
  },
  icons: russiaIcons,
  facts: { contact: '+7 495 555 01 00', currency: 'RUB' },
  // Banks of Russia ask for the holder's tax number. Accounts of other countries have none.
  schemas: {
    'forms.json': {
      withdrawMethod: {
        properties: { tax_id: { type: 'string', minLength: 1, maxLength: 12, pattern: '^[0-9]{12}$' } },
        if: {
          properties: { kind: { enum: ['bank'] }, country_id: { enum: ['23'] } },
          required: ['kind', 'country_id'],
        },
        then: { required: ['tax_id'] },
      },
      methodChange: {
        properties: { tax_id: { type: 'string', minLength: 1, maxLength: 12, pattern: '^[0-9]{12}$' } },
        if: {
          properties: { kind: { enum: ['bank'] }, country_id: { enum: ['23'] } },
          required: ['kind', 'country_id'],
        },
        then: { required: ['tax_id'] },
      },
    },
  },
  pages: {
    '/withdraw/account': {
      blocks: {
        methods: {
          detail: {
            actions: {
              change: {
                fields: {
                  tax_id: {
                    label: 'method.taxId',
                    help: 'method.taxId.help',
                    initial: { from: 'row.tax_id' },
                    when: isRussianBank,
                  },
                },
              },
            },
          },
        },
      },
    },
    '/withdraw/add-method': {
      blocks: {
        method: {
          fields: {
            tax_id: { label: 'method.taxId', help: 'method.taxId.help', when: isRussianBank },
          },
          order: ['channel_id', 'kind', 'country_id', 'holder', 'tax_id', 'bank_name', 'iban', 'network', 'account_no'],
        },
      },
    },
  },
} as const satisfies ProductMarket
