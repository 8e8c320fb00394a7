// What every action has, and the grammar of one that leads to another page.
import { icon, linkedRoute, members, message, oneOf, pathTo, query, text, when, words, type Check } from './checks'

export const tone = oneOf('plain', 'primary', 'good', 'warn', 'danger')

export const actionBase = {
  'do!': text,
  'label!': message,
  icon,
  tone,
  when,
  enabled: members({ 'when!': when, 'otherwise!': words }),
}

export const link: Check = members({
  ...actionBase,
  'do!': oneOf('link'),
  'to!': linkedRoute,
  query,
  note: words,
  count: pathTo({ type: 'number' }),
})
