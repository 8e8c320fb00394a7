// The texts of one language as a translator gets them: each with its English text and what it is for.
import { englishIn, type MessageFile } from '../check/texts/bundle'
import type { Use } from '../check/texts/messageUses'
import { placeholdersOf, baseOf, formsOf } from '../check/texts/messageParts'
import { untranslated } from '../check/texts/textRules'

/** A text to translate. */
export interface TextRow {
  readonly key: string
  readonly english: string
  /** Empty if nobody translated it. */
  readonly text: string
  /** Where pages and code use it: route › block › member, or a file. */
  readonly uses: readonly string[]
  /** Names in the text that the product replaces by values. */
  readonly placeholders: readonly string[]
  /** The number of characters of the longest text in any language. So much has room on the screen. */
  readonly longest: number
}

/** A text that came back from a translator. */
export interface TranslatedRow {
  readonly key: string
  /** The English text that was translated. */
  readonly english: string
  readonly text: string
}

/** Returns the texts of a language in the order of English, with each plural form that the language has. */
export function textRows(
  bundle: MessageFile,
  bundles: readonly MessageFile[],
  uses: readonly Use[],
): readonly TextRow[] {
  const english = englishIn(bundles)
  const copied = new Set(
    untranslated(bundle, english).flatMap(({ name, where }) => (name === 'untranslated' ? where : [])),
  )
  return keysIn(bundle.language, english).map((key) => {
    const base = baseOf(key)
    const model = modelOf(key, english)
    const own = uses.filter((use) => use.key === base).map(({ where }) => where)
    return {
      key,
      english: model,
      text: copied.has(key) ? '' : (bundle.texts[key] ?? ''),
      uses: [...new Set(own)],
      placeholders: placeholdersOf(model),
      longest: Math.max(...bundles.map(({ texts }) => Math.max(...lengths(texts, key, base)))),
    }
  })
}

/** Returns the keys that a language must have, in the order of English. */
export function keysIn(language: string, english: MessageFile): readonly string[] {
  const bases = [...new Set(Object.keys(english.texts).map(baseOf))]
  return bases.flatMap((base) =>
    `${base}_other` in english.texts ? formsOf(language).map((form) => `${base}_${form}`) : [base],
  )
}

/** Returns the English text of a key. Plural forms that English does not have correspond to its 'other'. */
export function modelOf(key: string, { texts }: MessageFile): string {
  return texts[key] ?? texts[`${baseOf(key)}_other`] ?? ''
}

function lengths(texts: MessageFile['texts'], key: string, base: string): readonly number[] {
  return [texts[key], texts[`${base}_other`]].map((text = '') => [...text].length)
}
