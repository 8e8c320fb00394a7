import { preloadable, type Preloadable } from '../lib/preload'
import type { Bundle, LoadMessages } from './texts'

interface MessagePreloader {
  preload(language: string, part: string): void
  readonly load: LoadMessages
}

/** Creates a loader of messages that can preload some of them. The next load of the same part gets that result or error. */
export function createMessagePreloader(load: LoadMessages): MessagePreloader {
  const preloaded = new Map<string, Preloadable<Bundle>>()
  return {
    preload(language, part) {
      const messages = preloadable(() => load(language, part))
      messages.preload().catch(() => {})
      preloaded.set(`${language} ${part}`, messages)
    },
    load: (language, part) => preloaded.get(`${language} ${part}`)?.load() ?? load(language, part),
  }
}

/** Name of the part with the messages that every page may use. */
export const sharedPart = ''

/** Returns a loader for each language from a loader for each file: '…/tr.json' is 'tr'. */
export function localesFrom(files: { readonly [path: string]: () => Promise<Bundle> }): {
  readonly [language: string]: () => Promise<Bundle>
} {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load] as const),
  )
}
