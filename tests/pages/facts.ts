// Writes parts of pages in one line each, in the words that a person reads. Tables of facts are compared with these lines.
import english from '../../locales/en.json' with { type: 'json' }
import { pages } from '../../pages.config'
import { partsOfPage, type PagePart } from '../../tools/cli/check/rules/parts'
import { isObject } from '@pagewright/engine/tools'

const texts: { readonly [key: string]: string } = english

/** Parts of all pages by their places, such as '/login › login › fields › account'. A tab and a block in it may share one. */
const parts: readonly (readonly [place: string, value: PagePart['value']])[] = Object.entries(pages).flatMap(
  ([route, page]) => partsOfPage(route, page).map(({ where, value }) => [where.join(' › '), value] as const),
)

/** Returns the actions of some kinds by their places. */
export function actionsOfKind(...kinds: readonly string[]): ReadonlyMap<string, PagePart['value']> {
  return new Map(parts.filter(([, value]) => kinds.includes(String(value['do']))))
}

/** Returns the English of a message, or of its plural. A message with values is a key and what it is given. */
export function words(message: unknown): string {
  if (isObject(message) && 'say' in message) return words(message['say'])
  if (isObject(message)) return words(message['title'] ?? message['text'])
  const key = String(message)
  const text = texts[key] ?? texts[`${key}_other`]
  if (text === undefined) throw new Error(`locales/en.json has no text "${key}".`)
  // A no-break space keeps a figure and its unit on one line.
  return text.replaceAll('\u00a0', ' ')
}

/** Returns a path without the row that it begins with. */
function path(found: unknown): string {
  return String(found).replace(/^row\./, '')
}

/** Returns a condition as a sentence. */
export function condition(when: unknown): string {
  return Object.entries(isObject(when) ? when : {})
    .map(([key, test]) => {
      if (key === 'any' && Array.isArray(test)) return `(${test.map(condition).join(' or ')})`
      if (!isObject(test)) return `${path(key)} is ${String(test)}`
      return Object.entries(test)
        .map(([name, bound]) => `${path(key)} ${testText(name, bound)}`)
        .join(' and ')
    })
    .join(' and ')
}

function testText(name: string, bound: unknown): string {
  if (name === 'exists') return bound === true ? 'exists' : 'is missing'
  return `${name} ${Array.isArray(bound) ? bound.join(', ') : source(bound)}`
}

/** Returns where a value comes from: a path, or the value itself. */
export function source(found: unknown): string {
  if (Array.isArray(found)) return found.map(source).join(' and ')
  return isObject(found) && 'from' in found ? String(found['from']) : JSON.stringify(found)
}
