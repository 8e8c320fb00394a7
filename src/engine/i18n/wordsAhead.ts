import { ahead, type Ahead } from '../lib/preload'
import type { Bundle, LoadWords } from './texts'

export interface WordsAhead {
  begin(language: string, part: string): void
  readonly load: LoadWords
}

/** Loads words, some of which may begin before anybody asks for them: a failure is told to the first who does. */
export function wordsAhead(load: LoadWords): WordsAhead {
  const begun = new Map<string, Ahead<Bundle>>()
  return {
    begin(language, part) {
      const words = ahead(() => load(language, part))
      words.begin().catch(() => {})
      begun.set(`${language} ${part}`, words)
    },
    load: (language, part) => begun.get(`${language} ${part}`)?.load() ?? load(language, part),
  }
}

/** The part that anything may say. */
export const shared = ''

/** Gives what loads each language from what loads each file: '…/tr.json' is 'tr'. */
export function localesFrom(files: { readonly [path: string]: () => Promise<Bundle> }): {
  readonly [language: string]: () => Promise<Bundle>
} {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load] as const),
  )
}
