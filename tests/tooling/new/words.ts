// Texts in every language of the product, for keys that only a test has.
import { languagesIn } from '../../../tools/cli/new/words'
import { SourceEdits } from '../../../tools/cli/new/sources'
import { root } from '../../../tools/cli/root'

const byScript: { readonly [script: string]: string } = { Latn: 'Zing', Arab: 'شيء', Cyrl: 'Вещь', Hans: '东西' }
const languages = languagesIn(new SourceEdits(root))

/** Returns flags that give a text for each key in each language. */
export function wordsFor(keys: readonly string[]): string[] {
  return keys.flatMap((key) => languages.flatMap((language) => ['--label', `${language}:${key}=${wordIn(language)}`]))
}

function wordIn(language: string): string {
  if (language === 'en') return 'Thing'
  return byScript[new Intl.Locale(language).maximize().script ?? ''] ?? 'Zing'
}
