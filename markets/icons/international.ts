import type { ProductMarket } from '../facts'

/** Round lines and one spark: Lumi is light. */
export const lumiIcons = {
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
} as const satisfies ProductMarket['icons']
