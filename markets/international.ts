import type { ProductMarket } from './facts'

export const international = {
  product: 'Lumi',
  favicon: '/lumi.svg',
  figureFont: '/assets/lumi-figures-f88b9c21.woff2',
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
  designWidth: 375,
  // Warm and round, like a stage: one light, soft cards, a bar that floats.
  tokens: {
    light: {
      bg: '#fbf5f6',
      text: '#24152a',
      muted: '#6a5a70',
      'muted-soft': 'rgb(106 90 112 / 13%)',
      line: '#f0e4e9',
      primary: '#951f9e',
      'primary-soft': '#fae8fa',
      accent: '#5b34d6',
      'accent-soft': '#f0ecfd',
      head: '#fbf5f6',
      'on-head': '#24152a',
      'hero-ink': '#6d1473',
      focus: '#951f9e',
      'gradient-hero': 'linear-gradient(125deg, #c2304a 0%, #9b1d94 52%, #5b34d6 100%)',
      'hero-art':
        'radial-gradient(circle at 88% -6%, rgb(0 0 0 / 0%) calc(60px + 12vw), rgb(0 0 0 / 9%) calc(61px + 12vw) calc(90px + 22vw), rgb(0 0 0 / 4%) calc(91px + 22vw) calc(60px + 42vw), rgb(0 0 0 / 0%) calc(61px + 42vw)), radial-gradient(circle at 0% 116%, rgb(0 0 0 / 12%) 150px, rgb(0 0 0 / 0%) 151px)',
      signature:
        'linear-gradient(currentcolor, currentcolor) 0 50% / 11% 40% no-repeat, linear-gradient(currentcolor, currentcolor) 30% 50% / 11% 100% no-repeat, linear-gradient(currentcolor, currentcolor) 63% 50% / 11% 64% no-repeat, linear-gradient(currentcolor, currentcolor) 96% 50% / 11% 30% no-repeat',
      'page-light': '1',
      'font-family':
        "ui-rounded, system-ui, -apple-system, 'Segoe UI', roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
      'radius-s': '10px',
      'radius-m': '16px',
      'radius-l': '22px',
      'radius-button': '999px',
      'radius-field': '16px',
      'radius-row': '18px',
      'radius-badge': '999px',
      'radius-icon': '15px',
      'radius-sheet': '28px',
      'radius-hero': '32px',
      'radius-bar': '32px',
      'radius-bars': '999px',
      'bar-inset': '12px',
      'shadow-s': '0 1px 2px rgb(72 28 66 / 5%), 0 4px 14px rgb(72 28 66 / 5%)',
      'shadow-m': '0 4px 10px rgb(72 28 66 / 8%), 0 16px 40px rgb(72 28 66 / 16%)',
      'shadow-hero': '0 10px 28px rgb(90 30 140 / 22%)',
      'shadow-button': '0 6px 18px rgb(149 31 158 / 26%)',
      'shadow-bar': '0 10px 30px rgb(72 28 66 / 20%), 0 0 0 1px rgb(72 28 66 / 7%)',
      'hue-2': '#b0286a',
      'hue-3': '#8a5200',
      'hue-4': '#5b34d6',
      'icon-fill': '0.18',
      duration: '220ms',
      enter: '24px',
    },
    dark: {
      bg: '#140d18',
      surface: '#211827',
      raised: '#2c2134',
      text: '#f8f1f9',
      muted: '#bbabc1',
      'muted-soft': 'rgb(187 171 193 / 14%)',
      line: '#3d3046',
      primary: '#f19bf7',
      'on-primary': '#3a063f',
      'primary-soft': '#43194a',
      accent: '#b9a8ff',
      'accent-soft': '#2a2250',
      head: '#140d18',
      'on-head': '#f8f1f9',
      focus: '#f19bf7',
      'gradient-hero': 'linear-gradient(125deg, #a8283f 0%, #85197f 52%, #4c2bb8 100%)',
      'shadow-s': 'inset 0 1px 0 rgb(255 255 255 / 6%), 0 2px 8px rgb(0 0 0 / 34%)',
      'shadow-m': 'inset 0 1px 0 rgb(255 255 255 / 8%), 0 4px 10px rgb(0 0 0 / 30%), 0 16px 40px rgb(0 0 0 / 50%)',
      'shadow-hero': 'none',
      'shadow-button': 'none',
      'shadow-bar': 'inset 0 1px 0 rgb(255 255 255 / 8%), 0 10px 30px rgb(0 0 0 / 50%)',
      'hue-2': '#ff9cc2',
      'hue-3': '#ffc774',
      'hue-4': '#b9a8ff',
    },
  },
  /** Round lines and one spark: Lumi is light. */
  icons: {
    house: [
      ['path', { d: 'M3 11.4 10.6 4.5a2.1 2.1 0 0 1 2.8 0L21 11.4', fill: 'none' }],
      ['path', { d: 'M5.5 9.3V18A2.8 2.8 0 0 0 8.3 20.8h7.4A2.8 2.8 0 0 0 18.5 18V9.6' }],
      ['path', { d: 'M9.4 20.5V16.6a2.6 2.6 0 0 1 5.2 0v3.9Z', fill: 'currentColor', stroke: 'none' }],
    ],
    wallet: [
      ['path', { d: 'M6 7.2 15.6 3.7a1.8 1.8 0 0 1 2.4 1.7v1.8', fill: 'none' }],
      ['rect', { x: '2.8', y: '7.2', width: '18.4', height: '13.4', rx: '4' }],
      ['circle', { cx: '16.4', cy: '13.9', r: '1.7', fill: 'currentColor', stroke: 'none' }],
    ],
    coins: [
      ['path', { d: 'M9.3 6.4a6.3 6.3 0 1 1 8.3 8.3', fill: 'none' }],
      ['circle', { cx: '9.3', cy: '14.7', r: '6.3' }],
      [
        'path',
        {
          d: 'M9.3 11.2c.4 2.2 1.3 3.1 3.5 3.5-2.2.4-3.1 1.3-3.5 3.5-.4-2.2-1.3-3.1-3.5-3.5 2.2-.4 3.1-1.3 3.5-3.5Z',
          fill: 'currentColor',
          stroke: 'none',
        },
      ],
    ],
    gem: [
      [
        'path',
        {
          d: 'M7.6 4h8.8a2.2 2.2 0 0 1 1.8 1l2.7 3.9a2.2 2.2 0 0 1-.2 2.7l-7.1 8.1a2.2 2.2 0 0 1-3.2 0l-7.1-8.1a2.2 2.2 0 0 1-.2-2.7L5.8 5a2.2 2.2 0 0 1 1.8-1Z',
        },
      ],
      ['path', { d: 'm8.2 9.6 3.8 3.8 3.8-3.8', fill: 'none' }],
    ],
    crown: [
      ['path', { d: 'M3.5 8.2 8 11.8 12 5l4 6.8 4.5-3.6-1.7 9.6a2 2 0 0 1-2 1.7H7.2a2 2 0 0 1-2-1.7Z' }],
      ['circle', { cx: '12', cy: '15', r: '1.6', fill: 'currentColor', stroke: 'none' }],
    ],
    'mic-vocal': [
      ['circle', { cx: '14.9', cy: '9.1', r: '5.1' }],
      ['path', { d: 'M10.1 10.8 3.7 18.1a1.6 1.6 0 0 0 2.2 2.2L13.2 13.9' }],
      [
        'path',
        {
          d: 'M19 16c.3 1.9 1.1 2.7 3 3-1.9.3-2.7 1.1-3 3-.3-1.9-1.1-2.7-3-3 1.9-.3 2.7-1.1 3-3Z',
          fill: 'currentColor',
          stroke: 'none',
        },
      ],
    ],
    'circle-check': [
      [
        'path',
        {
          d: 'M11.2 3.6a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4ZM6.4 13.8L9.1 16.5A1.25 1.25 0 0 0 10.9 16.5L16.1 11.1A1.25 1.25 0 0 0 14.3 9.3L10.0 13.8L8.2 12.0A1.25 1.25 0 0 0 6.4 13.8Z',
          fill: 'currentColor',
          stroke: 'none',
        },
      ],
      [
        'path',
        {
          d: 'M20.6.6c.4 2 1 2.6 3 3-2 .4-2.6 1-3 3-.4-2-1-2.6-3-3 2-.4 2.6-1 3-3Z',
          fill: 'currentColor',
          stroke: 'none',
        },
      ],
    ],
    'circle-alert': [
      [
        'path',
        {
          d: 'M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4ZM10.7 8v4.6a1.3 1.3 0 0 0 2.6 0V8a1.3 1.3 0 0 0-2.6 0ZM10.6 16.6a1.4 1.4 0 0 0 2.8 0 1.4 1.4 0 0 0-2.8 0Z',
          fill: 'currentColor',
          stroke: 'none',
        },
      ],
    ],
  } as const satisfies ProductMarket['icons'],
  facts: { contact: '+971 4 555 0100', currency: 'USD' },
} as const satisfies ProductMarket
