import en from '../../../locales/en.json' with { type: 'json' }

export type Word = keyof typeof en

/** What English visitors read for a message key, with its holes filled. */
export function words(key: Word, vars: { readonly [name: string]: string | number } = {}): string {
  const holes: { readonly [name: string]: string | number } = { product: 'Lumi', ...vars }
  return Object.entries(holes).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)), en[key])
}
