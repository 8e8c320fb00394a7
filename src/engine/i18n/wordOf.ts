import type { Texts } from './texts'

/**
 * Returns the words for a value of a closed set, or undefined if there is none. A value of a newer server stands as it
 * is; a number alone would say nothing.
 */
export function wordOf(
  { t }: Pick<Texts, 't'>,
  words: { readonly [value: string]: string },
  value: unknown,
): string | undefined {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined
  const text = String(value)
  const word = Object.hasOwn(words, text) ? words[text] : undefined
  if (word !== undefined) return t(word)
  if (text === '') return undefined
  return /\p{L}/u.test(text) ? text.replaceAll('_', ' ') : t('engine.value.other')
}
