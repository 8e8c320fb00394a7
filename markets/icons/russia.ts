import type { ProductMarket } from '../facts'

/** A plane in shade. */
const shade = { fill: 'currentColor', stroke: 'none', opacity: '0.22' } as const

/** Straight cuts only, and one plane in shade, as in a drawing of an engineer. */
export const russiaIcons = {
  house: [
    ['path', { d: 'M12 3.5 21 11v9.5h-9Z', ...shade }],
    ['path', { d: 'M3 11 12 3.5 21 11v9.5H3Z' }],
    ['path', { d: 'M9.5 20.5v-6h5v6' }],
  ],
  wallet: [
    ['path', { d: 'M3 12h18v5l-3.5 3.5H3Z', ...shade }],
    ['path', { d: 'M3 5.5h18V17l-3.5 3.5H3Z' }],
    ['path', { d: 'M21 9.5h-6l-2 2.5 2 2.5h6' }],
  ],
  'users-round': [
    ['path', { d: 'M2 20.5V17l3-3.5h7l3 3.5v3.5Z', ...shade }],
    ['path', { d: 'M6.5 3.5h4l2 2v3l-2 2h-4l-2-2v-3Z' }],
    ['path', { d: 'M2 21v-4l3-3.5h7l3 3.5v4' }],
    ['path', { d: 'M15 3.5h2.5l2 2v3l-2 2H15M18 13.5l4 3.5v4' }],
  ],
  'circle-user-round': [
    ['path', { d: 'M5.5 18.5l3-3h7l3 3-3 3h-7Z', ...shade }],
    ['path', { d: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z' }],
    ['path', { d: 'M10 7h4l1 1v3.5l-1 1h-4l-1-1V8Z' }],
    ['path', { d: 'M5 19l3.5-3.5h7L19 19' }],
  ],
  'clipboard-check': [
    ['path', { d: 'M12 4.5h7.5V17L15.5 21H12Z', ...shade }],
    ['path', { d: 'M8 4.5H4.5V21h11l4-4V4.5H16' }],
    ['path', { d: 'M8 2.5h8v4H8Z' }],
    ['path', { d: 'M8 13l3 3 5-5.5' }],
  ],
  crown: [
    ['path', { d: 'M12 4.5l4.5 6L21 7v10h-9Z', ...shade }],
    ['path', { d: 'M3 7l4.5 3.5 4.5-6 4.5 6L21 7v10H3Z' }],
    ['path', { d: 'M3 20.5h18' }],
  ],
  gem: [
    ['path', { d: 'M12 9h9.5L12 20.5Z', ...shade }],
    ['path', { d: 'M6.5 3.5h11L21.5 9 12 20.5 2.5 9Z' }],
    ['path', { d: 'M2.5 9h19M12 9v11.5' }],
  ],
  coins: [
    ['path', { d: 'M6 9h6l3 3v6l-3 3H6Z', ...shade }],
    ['path', { d: 'M6 9h6l3 3v6l-3 3H6l-3-3v-6Z' }],
    ['path', { d: 'M9 6l3-3h6l3 3v6l-3 3' }],
    ['path', { d: 'M7.5 17.5V15M10.5 17.5v-5' }],
  ],
  banknote: [
    ['path', { d: 'M12 5.5h9.5V15L18 18.5h-6Z', ...shade }],
    ['path', { d: 'M2.5 5.5h19V15L18 18.5H2.5Z' }],
    ['path', { d: 'M12 8.5l3.5 3.5-3.5 3.5L8.5 12Z' }],
    ['path', { d: 'M5 12h1.5M17.5 12H19' }],
  ],
  'receipt-text': [
    ['path', { d: 'M12 3h7.5v18l-3.7-3-3.8 3Z', ...shade }],
    ['path', { d: 'M4.5 3h15v18l-3.7-3-3.8 3-3.7-3-3.8 3Z' }],
    ['path', { d: 'M8 8h8M8 12.5h5' }],
  ],
  'wallet-cards': [
    ['path', { d: 'M12 3l9 6h-9Z', ...shade }],
    ['path', { d: 'M3 9l9-6 9 6Z' }],
    ['path', { d: 'M6 9v9M12 9v9M18 9v9' }],
    ['path', { d: 'M2.5 20.5h19' }],
  ],
  gift: [
    ['path', { d: 'M12 12h7.5v5.5L16 21h-4Z', ...shade }],
    ['path', { d: 'M3 7.5h18V12H3Z' }],
    ['path', { d: 'M4.5 12v9H16l3.5-3.5V12M12 7.5V21' }],
    ['path', { d: 'M12 7.5L9 3H6.5v4.5M12 7.5L15 3h2.5v4.5' }],
  ],
  'house-heart': [
    ['path', { d: 'M12 3l8.5 5v12.5H12Z', ...shade }],
    ['path', { d: 'M3.5 20.5V8L12 3l8.5 5v12.5' }],
    ['path', { d: 'M8 20.5V16M12 20.5V13M16 20.5V10M2 20.5h20' }],
  ],
  'mic-vocal': [
    ['path', { d: 'M12 12l4.5 0L6 21l-3-3Z', ...shade }],
    ['path', { d: 'M14 3h4l3 3v4l-3 3h-4l-3-3V6Z' }],
    ['path', { d: 'M11.5 8.5L3 18l3 3 9.5-8.5' }],
  ],
  'chart-no-axes-combined': [
    ['path', { d: 'M10 14h4v7h-4ZM17 11h4v10h-4Z', ...shade }],
    ['path', { d: 'M3 21v-4h4v4M10 21v-7h4v7M17 21V11h4v10' }],
    ['path', { d: 'M3 11.5L8.5 6l4 3L19 3' }],
  ],
  search: [
    ['path', { d: 'M10.5 3H14l4 4v7l-3.5 4h-4Z', ...shade }],
    ['path', { d: 'M7 3h7l4 4v7l-4 4H7l-4-4V7Z' }],
    ['path', { d: 'M16 16l5.5 5.5' }],
  ],
  'circle-check': [
    ['path', { d: 'M12 2.5h4L21.5 8v8L16 21.5h-4Z', ...shade }],
    ['path', { d: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z' }],
    ['path', { d: 'M7.5 12l3.2 3.2L16.5 9' }],
  ],
  'circle-alert': [
    ['path', { d: 'M12 2.5h4L21.5 8v8L16 21.5h-4Z', ...shade }],
    ['path', { d: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z' }],
    ['path', { d: 'M12 6.5v7M12 15.5v2' }],
  ],
} as const satisfies ProductMarket['icons']
