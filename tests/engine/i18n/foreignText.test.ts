import { expect, it } from 'vitest'
import { formatValue } from '../../../src/engine/i18n/format'

const options = { timeZone: 'Asia/Riyadh', shortDivisor: 1 }

it.each([
  ['what turns the rest of the line round', 'Mona\u202e 0001', 'Mona 0001'],
  ['isolates that nothing ends', '\u2067Mona\u2066', 'Mona'],
  ['what nobody sees', '\u200bMo\ufeffna\u200e', 'Mona'],
  ['joiners that words and families need', 'می\u200cروم 👨‍👩‍👧', 'می\u200cروم 👨‍👩‍👧'],
  ['a name of nothing else', '\u202e\u200b', '--'],
])('F39 a foreign text within words: %s', (_what, text, shown) => {
  for (const format of [undefined, 'text', 'id', 'phone'] as const)
    expect(formatValue(text, format, options)).toBe(shown)
})
