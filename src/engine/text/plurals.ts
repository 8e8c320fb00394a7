// What a count decides in a language: loaded when something is counted, for most pages are not.
import { createInstance, type i18n } from 'i18next'
import { absent } from './format'
import type { Bundle } from './texts'

export interface Plurals {
  /** What was added last is said. */
  add(language: string, words: Bundle): void
  /** The form of a key that fits a count; undefined where neither the language nor the last one has the key. */
  say(language: string, key: string, count: number, values: { readonly [name: string]: unknown }): string | undefined
}

/** Makes plurals that fall back to another language. */
export function createPlurals(last: string): Plurals {
  const engine = startEngine(last)
  return {
    // They are nobody else's, so they need no copy.
    add: (language, words) =>
      void engine.addResourceBundle(language, namespace, words, false, false, { silent: true, skipCopy: true }),
    say(language, key, count, values) {
      // `replace` keeps placeholders apart from the engine's own options, whatever their names are.
      const how = { lng: language, replace: values, nest: false, count }
      return engine.exists(key, how) ? engine.t(key, how) : undefined
    },
  }
}

const namespace = 'texts'

function startEngine(last: string): i18n {
  const engine = createInstance()
  // At once, for there is nothing to load.
  void engine.init({
    initAsync: false,
    resources: {},
    ns: [namespace],
    defaultNS: namespace,
    fallbackLng: last,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => absent,
  })
  return engine
}
