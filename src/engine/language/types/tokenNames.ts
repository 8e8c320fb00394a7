// What a market's look is made of: names without their prefix; the theme's `tokens.css` has the default of each.

export const colourTokens = [
  'bg',
  'surface',
  'raised',
  'text',
  'muted',
  'muted-soft',
  'line',
  'field-line',
  'primary',
  'on-primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'on-hero',
  'hero-ink',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'danger',
  'danger-soft',
  'focus',
  'overlay',
] as const

export const otherTokens = [
  'gradient-hero',
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-full',
  'font-family',
  'shadow-s',
  'shadow-m',
] as const

export type ColourToken = (typeof colourTokens)[number]
export type OtherToken = (typeof otherTokens)[number]

/** What would end a value, or ask for a file: no token may hold it. */
export const unsafe = /[;{}<>\\]|url\(|\/\*/i
