import { pseudoLanguages } from './combination'

const names = new Intl.DisplayNames('en', { type: 'language' })

const pseudo: { readonly [language: string]: string } = {
  [pseudoLanguages.long]: 'pseudo, long',
  [pseudoLanguages.rtl]: 'pseudo, right to left',
}

/** Returns a language with its English name, such as `ar: Arabic`. */
export function describeLanguage(language: string): string {
  return `${language}: ${pseudo[language] ?? names.of(language) ?? language}`
}
