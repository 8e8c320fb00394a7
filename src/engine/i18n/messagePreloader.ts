import { preloadable, type Preloadable } from '../lib/preload'
import type { Bundle, LoadMessages } from './texts'

export interface MessagePreloader {
  preload(language: string, part: string): void
  readonly load: LoadMessages
}

/** Loads words, some of which may begin before anybody asks for them: a failure is told to the first who does. */
export function createMessagePreloader(load: LoadMessages): MessagePreloader {
  const begun = new Map<string, Preloadable<Bundle>>()
  return {
    preload(language, part) {
      const words = preloadable(() => load(language, part))
      words.preload().catch(() => {})
      begun.set(`${language} ${part}`, words)
    },
    load: (language, part) => begun.get(`${language} ${part}`)?.load() ?? load(language, part),
  }
}

/** The part that anything may say. */
export const sharedPart = ''

/** Gives what loads each language from what loads each file: '…/tr.json' is 'tr'. */
export function localesFrom(files: { readonly [path: string]: () => Promise<Bundle> }): {
  readonly [language: string]: () => Promise<Bundle>
} {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load] as const),
  )
}
