// Makes keys of new messages, and finds where a message is used.
import { isObject } from '@pagewright/engine/studio'
import { latinWords } from '@pagewright/cli/browser'
import type { StudioProduct, StudioTexts } from '../../server/api/studioProduct'
import { partKey } from './pageParts'

/** Returns a new key beside the title of a page: `guild.member.addHost` for "Add host". */
export function newKey(product: StudioProduct, route: string, text: string, otherwise = 'text'): string {
  const title = partKey(product.pages[route]?.['title']) ?? camel(route)
  const area = title.replace(/\.[^.]*$/, '')
  const english: StudioTexts = product.locales['en'] ?? {}
  const base = `${area}.${camel(text) || otherwise}`
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? base : `${base}${count}`
    if (!Object.hasOwn(english, key)) return key
  }
}

/** Returns the places that use a message, each as the page or market and the path in it. */
export function usesOf({ pages, markets, navigation }: StudioProduct, key: string): readonly string[] {
  const found: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (value === key) found.push(path)
    else if (isObject(value) || Array.isArray(value))
      for (const [name, one] of Object.entries(value)) visit(one, `${path} › ${name}`)
  }
  for (const [name, one] of Object.entries({ ...pages, ...markets, ...navigation })) visit(one, name)
  return found
}

/** Converts words to camel case, in Latin letters without accents, and digits. */
export function camel(text: string): string {
  return latinWords(text)
    .slice(0, 4)
    .map(
      (word, index) => (index === 0 ? word.slice(0, 1).toLowerCase() : word.slice(0, 1).toUpperCase()) + word.slice(1),
    )
    .join('')
}

/** Returns a free name for what is called by a text. Data has names such as `tax_id`, unless those beside are `taxId`. */
export function nameFor(text: string, beside: readonly string[], otherwise: string, isData = true): string {
  const isSnake = isData && !beside.some((one) => /[a-z][A-Z]/.test(one))
  const name = isSnake
    ? latinWords(text)
        .slice(0, 4)
        .map((word) => word.toLowerCase())
        .join('_')
    : camel(text)
  const base = /^[a-z]/.test(name) ? name : [otherwise, name].filter((one) => one !== '').join('_')
  for (let count = 1; ; count += 1) {
    const one = count === 1 ? base : `${base}${count}`
    if (!beside.includes(one)) return one
  }
}
