/** Names of languages in the language itself, so that everybody finds their own. */
const languageNames: { readonly [language: string]: string } = {
  en: 'English',
  ar: 'العربية',
  tr: 'Türkçe',
  pt: 'Português (Brasil)',
  id: 'Bahasa Indonesia',
  ru: 'Русский',
  uz: 'Oʻzbekcha',
  fa: 'فارسی',
  ur: 'اردو',
  zh: '中文',
}

/** Returns the name of a language; one that is not listed has the device's name for it. */
export function languageName(language: string): string {
  return languageNames[language] ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}
