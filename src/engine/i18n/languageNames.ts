/** Languages by the names their speakers give them: whoever cannot read the page finds the own one. */
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

/** Gives the name of a language; one that is not told here has the name that the device knows. */
export function languageName(language: string): string {
  return languageNames[language] ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}
