/** Tells a language that is written from right to left: ar, he, fa, ps, ur (spec §9). */
export function isRtl(language: string): boolean {
  return rtl.has(language.toLowerCase().split(/[-_]/, 1)[0] ?? '')
}

const rtl: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ps', 'ur'])
