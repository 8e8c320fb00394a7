import type { ProductMarket } from '../facts'

/** A part that is printed in solid ink. */
const ink = { fill: 'currentColor', stroke: 'none' } as const

/** Drawn with a pen, and one part in solid ink, as in a woodcut. */
export const novaIcons = {
  house: [
    ['path', { d: 'M1.5 11.5 12 2.5l10.5 9Z', ...ink }],
    ['path', { d: 'M4.5 11.5V21h15v-9.5M10 21v-6h4v6' }],
  ],
  wallet: [
    ['path', { d: 'M3 8 17 3v5Z', ...ink }],
    ['path', { d: 'M3 8h18v12.5H3Z' }],
    ['path', { d: 'M14.5 11.5H21V17h-6.5Z', ...ink }],
  ],
  'users-round': [
    ['circle', { cx: '9', cy: '7.5', r: '4.2', ...ink }],
    ['path', { d: 'M1.5 21c0-5 3-8 7.5-8s7.5 3 7.5 8Z', ...ink }],
    ['path', { d: 'M15.8 4a3.6 3.6 0 0 1 0 7M18.3 13.8c2.6 1.1 4 3.6 4 7.2' }],
  ],
  'circle-user-round': [
    ['circle', { cx: '12', cy: '12', r: '9.5' }],
    ['circle', { cx: '12', cy: '9.2', r: '3.4', ...ink }],
    ['path', { d: 'M5.2 18.4C6.5 15.4 9 14.1 12 14.1s5.5 1.3 6.8 4.3A9.3 9.3 0 0 1 5.2 18.4Z', ...ink }],
  ],
  'clipboard-check': [
    ['path', { d: 'M7 4H4v17.5h16V4h-3' }],
    ['path', { d: 'M7.5 2h9v5h-9Z', ...ink }],
    ['path', { d: 'm8 13.5 3 3 5.2-6' }],
  ],
  crown: [
    ['path', { d: 'M2.5 6 7.7 10.2 12 3l4.3 7.2L21.5 6 19.5 16.5h-15Z', ...ink }],
    ['path', { d: 'M4.5 20.5h15' }],
  ],
  gem: [
    ['path', { d: 'M6.5 3.5h11L22 9 12 21.5 2 9Z' }],
    ['path', { d: 'M2 9h20' }],
    ['path', { d: 'M8 9h8l-4 12.5Z', ...ink }],
  ],
  coins: [
    ['path', { d: 'M8.8 7A6.5 6.5 0 1 1 17 15.2 8 8 0 0 0 8.8 7Z', ...ink }],
    ['circle', { cx: '9', cy: '15', r: '6.3' }],
    ['path', { d: 'M5.8 16.5a3.2 3.2 0 0 1 6.4 0' }],
    ['path', { d: 'M7.8 16.8a1.2 1.2 0 0 1 2.4 0Z', ...ink }],
  ],
  banknote: [
    ['path', { d: 'M2 5.5h20v13H2Z' }],
    ['path', { d: 'M2 5.5h4.5L2 10ZM22 18.5h-4.5L22 14Z', ...ink }],
    ['circle', { cx: '12', cy: '12', r: '3.2', ...ink }],
  ],
  'receipt-text': [
    ['path', { d: 'M4.5 2.5h15v18.5l-2.5-2-2.5 2-2.5-2-2.5 2-2.5-2-2.5 2Z' }],
    ['path', { d: 'M8 6h8v4H8Z', ...ink }],
    ['path', { d: 'M8 13.5h8' }],
  ],
  'wallet-cards': [
    ['path', { d: 'M2 5h20v14.5H2Z' }],
    ['path', { d: 'M2 8h20v4H2Z', ...ink }],
    ['path', { d: 'M5.5 15.8h4' }],
  ],
  gift: [
    ['path', { d: 'M2.5 7.5h19V12h-19Z', ...ink }],
    ['path', { d: 'M4.5 12v9.5h15V12M12 12v9.5' }],
    ['path', { d: 'M12 7.5C10 3.5 8.2 2.3 6.7 3S5.6 6.6 7.5 7.5M12 7.5c2-4 3.8-5.2 5.3-4.5s1.1 3.6-.8 4.5' }],
  ],
  'house-heart': [
    ['path', { d: 'M3.5 9.8 12 3l8.5 6.8V21h-17Z' }],
    ['path', { d: 'M12 18.2 7.7 13.9a2.5 2.5 0 0 1 3.6-3.6l.7.8.7-.8a2.5 2.5 0 0 1 3.6 3.6Z', ...ink }],
  ],
  'mic-vocal': [
    ['circle', { cx: '15.5', cy: '8.5', r: '5.8', ...ink }],
    ['path', { d: 'M9.4 11.2 2.8 18.5l2.7 2.7 7.3-6.6' }],
  ],
  'chart-no-axes-combined': [
    ['path', { d: 'M3 21v-5h4v5ZM10 21v-8h4v8ZM17 21V10.5h4V21Z', ...ink }],
    ['path', { d: 'M3 11.5 9 6.5l4 2.5 7.5-6' }],
  ],
  search: [
    ['circle', { cx: '10', cy: '10', r: '7' }],
    ['path', { d: 'M6 10a4 4 0 0 1 4-4' }],
    ['path', { d: 'm14.6 16.4 1.8-1.8 6 6-1.8 1.8Z', ...ink }],
  ],
  'circle-check': [
    [
      'path',
      {
        d: 'M12 1.5 14.3 3.5 17.2 2.9 18.2 5.8 21.1 6.8 20.5 9.7 22.5 12 20.5 14.3 21.1 17.2 18.2 18.2 17.2 21.1 14.3 20.5 12 22.5 9.7 20.5 6.8 21.1 5.8 18.2 2.9 17.2 3.5 14.3 1.5 12 3.5 9.7 2.9 6.8 5.8 5.8 6.8 2.9 9.7 3.5ZM6.4 12.4 10.6 16.6 17.5 9.5 15.9 7.9 10.6 13.4 8 10.8Z',
        ...ink,
      },
    ],
  ],
  'circle-alert': [
    ['path', { d: 'M12 1.5 22.5 12 12 22.5 1.5 12ZM11 6.5V13.5H13V6.5ZM11 15.5V17.5H13V15.5Z', ...ink }],
  ],
} as const satisfies ProductMarket['icons']
