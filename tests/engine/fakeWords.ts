import english from '../../examples/starter/locales/en.json'
import type { Texts, Vars } from '../../src/engine/i18n/texts'

/** Returns the engine's texts in English, and every other key with its values. */
export function createFakeTexts(): Texts {
  const listeners = new Set<() => void>()
  let language = 'en'
  const words: { readonly [key: string]: string } = english
  const texts: Texts = {
    get language() {
      return language
    },
    get direction() {
      return language === 'ar' ? ('rtl' as const) : ('ltr' as const)
    },
    t: (key, vars = {}) =>
      key.startsWith('engine.') ? filled(words[key] ?? words[`${key}_other`], vars) : spoken(key, vars),
    has: () => true,
    loadPart: async () => undefined,
    async change(next) {
      language = next
      now = { ...texts }
      for (const listener of listeners) listener()
    },
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  let now = { ...texts }
  return texts
}

/** Fills the placeholders of an engine text. Throws if there is no such text. */
function filled(text: string | undefined, vars: Vars): string {
  if (text === undefined) throw new Error('locales/en.json lacks a text of the engine.')
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(vars[name]))
}

/** Returns a key with its values instead of a product's text. */
function spoken(key: string, vars: Vars): string {
  return [key, ...Object.values(vars)].join(' ')
}
