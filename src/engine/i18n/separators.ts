import { baseLanguage } from './languages'

/** The signs of a language between groups of three digits, and before the decimals. */
export interface Separators {
  readonly group: string
  readonly decimal: string
}

/**
 * Returns the separators of a language. Those of our languages stand here, because not every browser has them. For
 * another language, the device has its own.
 */
export function separatorsOf(language: string): Separators {
  const base = baseLanguage(language)
  const found = known.get(base) ?? ofDevice(language)
  known.set(base, found)
  return found
}

const english: Separators = { group: ',', decimal: '.' }
const turkish: Separators = { group: '.', decimal: ',' }
const russian: Separators = { group: '\u00a0', decimal: ',' }

const known = new Map<string, Separators>([
  ...['en', 'ar', 'fa', 'ur', 'zh'].map((language) => [language, english] as const),
  ...['tr', 'pt', 'id'].map((language) => [language, turkish] as const),
  ...['ru', 'uz'].map((language) => [language, russian] as const),
])

function ofDevice(language: string): Separators {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(12_345.5)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return { group: sign('group') ?? english.group, decimal: sign('decimal') ?? english.decimal }
}
