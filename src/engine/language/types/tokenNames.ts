// Names of the theme tokens, without their prefix. The theme's `tokens.css` has their defaults.

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

/** Matches text that ends a CSS value or loads a file. No token may contain it. */
export const unsafe = /[;{}<>\\]|url\(|\/\*/i
