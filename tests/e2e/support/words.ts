import en from '../../../locales/en.json' with { type: 'json' }

/** A message without plural forms, or one of its forms. */
export type PlainWord = keyof typeof en
type Plural = PlainWord extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never
export type Word = PlainWord | Plural

const texts: { readonly [key: string]: string | undefined } = en

/** Returns what English visitors read for a message key, with its placeholders filled. Uses the plural of several. */
export function words(key: Word, vars: { readonly [name: string]: string | number } = {}): string {
  const holes: { readonly [name: string]: string | number } = { product: 'Lumi', ...vars }
  return Object.entries(holes).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
    texts[key] ?? texts[`${key}_other`] ?? key,
  )
}
