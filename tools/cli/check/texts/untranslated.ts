// Finds texts that equal the English ones.
import { placeOfKey, type MessageFile } from './bundle'
import type { Finding } from '../finding'
import { wordsOf } from './placeholders'
import { baseOf } from './plural'
import { latinNames, sameAsEnglish, type Same } from './sameAsEnglish'

/** Finds texts that nobody translated, except the allowed ones. Also finds allowances that no text needs. */
export function untranslated(
  bundle: MessageFile,
  english: MessageFile,
  allowed: readonly Same[] = sameAsEnglish,
): Finding[] {
  if (bundle.language === english.language) return []
  const mine = allowed.filter(({ languages }) => languages === 'all' || languages.includes(bundle.language))
  const names = new Set(mine.flatMap(({ keys }) => keys))
  const same = Object.keys(bundle.texts).filter((key) => bundle.texts[key] === englishOf(key, english))
  const left = same
    .filter((key) => !names.has(key) && isWords(bundle.texts[key] ?? ''))
    .map((key) => ({
      ...placeOfKey(bundle, key),
      name: 'untranslated' as const,
      where: [key],
      what: `reads "${bundle.texts[key]}" as in English; translate it, or give the reason in sameAsEnglish.ts.`,
    }))
  const idle = [...names]
    .filter((key) => !same.includes(key) && englishOf(key, english) !== undefined)
    .map((key) => ({
      ...placeOfKey(bundle, key),
      name: 'idle-exception' as const,
      where: [key],
      what: 'sameAsEnglish.ts allows the English text, but this one differs; remove it from that list.',
    }))
  return [...left, ...idle]
}

/** Plural forms that English does not have correspond to its 'other'. */
function englishOf(key: string, { texts }: MessageFile): string | undefined {
  return texts[key] ?? texts[`${baseOf(key)}_other`]
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(wordsOf(text).replaceAll(latinNames, ''))
}
