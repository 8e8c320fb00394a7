export interface PreferredLanguages {
  /** `?lang` of the address. */
  readonly query?: string | null | undefined
  readonly stored?: string | null | undefined
  readonly native?: string | null | undefined
  /** Languages of the browser, the best first. */
  readonly browser?: readonly string[]
}

/**
 * Returns the first supported language of the address, the stored choice, the app and the browser. The fallback
 * is English, or the first of `languages` without English.
 */
export function resolveLanguage(wishes: PreferredLanguages, languages: readonly string[]): string {
  for (const wish of [wishes.query, wishes.stored, wishes.native, ...(wishes.browser ?? [])]) {
    const found = wish ? matchLanguage(wish, languages) : undefined
    if (found !== undefined) return found
  }
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en')
}

export function matchLanguage(wish: string, languages: readonly string[]): string | undefined {
  const tag = wish.trim().toLowerCase().replaceAll('_', '-')
  const base = tag.split('-', 1)[0] ?? ''
  const wanted = [tag, aliases.get(base) ?? base]
  return wanted
    .map((one) => languages.find((language) => language.toLowerCase() === one))
    .find((one) => one !== undefined)
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['ug', 'ar'],
  ['in', 'id'],
])

/** Returns true for a language that is written from right to left: ar, he, fa, ps, ur. */
export function isRtl(language: string): boolean {
  return rtl.has(baseLanguage(language).toLowerCase())
}

/** Returns a language without region or script: 'pt' for 'pt-BR'. */
export function baseLanguage(language: string): string {
  return language.split(/[-_]/, 1)[0] ?? language
}

const rtl: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ps', 'ur'])
