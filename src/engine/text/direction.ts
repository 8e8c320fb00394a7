/** Tells a language that is written from right to left: ar, he, fa, ps, ur (spec §9). */
export function isRtl(language: string): boolean {
  return rtl.has(baseLanguage(language).toLowerCase())
}

/** A language without its region or script: 'pt' of 'pt-BR'. */
export function baseLanguage(language: string): string {
  return language.split(/[-_]/, 1)[0] ?? language
}

const rtl: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ps', 'ur'])
