// The purpose of each colour of a market, in the words of docs/design.md.
import type { ColourToken } from '@pagewright/engine/studio'

const words: { readonly [T in ColourToken]: string } = {
  bg: 'The page',
  surface: 'A card on the page',
  raised: 'Sheets, menus and toasts above the page',
  text: 'Words',
  muted: 'Words that matter less',
  'muted-soft': 'Behind marks and skeletons',
  line: 'Between parts',
  'field-line': 'The border of a field',
  primary: 'The main action, and what is chosen',
  'on-primary': 'Words on the main action',
  'primary-soft': 'Behind what is chosen',
  accent: 'Notes and marks',
  'accent-soft': 'Behind notes and marks',
  head: 'The bar above a page',
  'on-head': 'Words on that bar',
  'on-hero': 'Words on the hero',
  'hero-ink': 'Words on a button of the hero',
  'hero-layer': 'Behind figures on the hero',
  good: 'A success',
  'good-soft': 'Behind a success',
  warn: 'A warning',
  'warn-soft': 'Behind a warning',
  danger: 'A loss',
  'danger-soft': 'Behind a loss',
  focus: 'The ring around what has the focus',
  overlay: 'Over the page, behind a dialog',
  shade: 'On a picture, behind words',
  'on-shade': 'Words on a picture',
}

/** Returns what a colour is for; nothing for a token that is no colour. */
export function colourWords(token: string): string {
  return Object.hasOwn(words, token) ? words[token as ColourToken] : ''
}
