import type { Vars } from '../../src/engine/i18n/texts'

/** Fills the placeholders of an engine text. Throws if there is no such text. */
export function filled(text: string | undefined, vars: Vars): string {
  if (text === undefined) throw new Error('locales/en.json lacks a text of the engine.')
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(vars[name]))
}

/** Returns a key with its values instead of a product's text. */
export function spoken(key: string, vars: Vars): string {
  return [key, ...Object.values(vars)].join(' ')
}
