import { cleanText } from '../../lib/text'

/** Returns up to two initials of a name by grapheme, or '' for a name without letters, digits or symbols. Capitals are those of the language. */
export function initials(name: string, language: string): string {
  const words = cleanText(name).trim().split(/\s+/u).filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => (word ? firstGrapheme(word) : ''))
    .join('')
    .toLocaleUpperCase(language)
}

/** Returns a stable number from 0 to `count` - 1 for a name. */
export function hueIndex(name: string, count: number): number {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return hash % count
}

function firstGrapheme(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
