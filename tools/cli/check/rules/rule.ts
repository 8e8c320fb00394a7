// What a rule reads: pages that the grammar accepts, their objects each with its path and the objects around it, and the
// ways between pages.
import { type Market, type PageConfig, type Problem, type Conditions, isObject } from '@pagewright/engine/tools'
import type { Known } from '../grammar/known'
import type { Files } from '../../files'
import type { Product } from '../../generate/loadProduct'
import type { Contract, SchemaSet } from '../../generate/schemaSet'
import { silentMembers } from '../grammar/checkRule'

/** One market of a product. */
export interface MarketSite {
  readonly id: string
  readonly market: Market
  /** The pages of the market, without those that have mistakes. */
  readonly pages: { readonly [route: string]: PageConfig }
  readonly known: Known
  /** The named reads of the product. */
  readonly sources?: Product['sources'] | undefined
  readonly set: SchemaSet
}

/** The whole product. */
export interface WholeSite {
  readonly files: Files
  readonly product: Product
  readonly contract: Contract
  readonly markets: readonly MarketSite[]
}

export type MarketRule = (site: MarketSite) => readonly Problem[]

/** An object of a page: a block, an action, a field, or a part of one. */
export interface PagePart {
  readonly value: { readonly [name: string]: unknown }
  /** The member that contains it, such as `submit` or `when`, or its id. */
  readonly name: string
  /** The same path as in problems of the page checker. */
  readonly where: readonly string[]
  /** The objects around it, the nearest first. */
  readonly around: readonly PagePart[]
}

const pages = new WeakMap<object, { readonly route: string; readonly parts: readonly PagePart[] }>()

/** Returns all parts of a page. Caches them, because markets that do not change a page share it. */
export function partsOfPage(route: string, page: object | undefined): readonly PagePart[] {
  if (!page) return []
  const known = pages.get(page)
  if (known?.route === route) return known.parts
  const parts = partsOf(page, [route])
  pages.set(page, { route, parts })
  return parts
}

/** Returns all parts of some pages. */
export function partsOfPages(all: { readonly [route: string]: object }): readonly PagePart[] {
  return Object.entries(all).flatMap(([route, page]) => partsOfPage(route, page))
}

/** Returns a value and all parts within it. Skips members whose names come from the server. */
function partsOf(found: unknown, where: readonly string[], around: readonly PagePart[] = []): PagePart[] {
  if (Array.isArray(found)) return found.flatMap((one) => partsOf(one, where, around))
  if (!isObject(found)) return []
  const part: PagePart = { value: found, name: where.at(-1) ?? '', where, around }
  const members = Object.entries(found).filter(([name, value]) => isObject(value) && !membersWithoutParts.has(name))
  return [part, ...members.flatMap(([name, value]) => partsOf(value, placeOf(where, name), [part, ...around]))]
}

/** Returns the path of a member. */
function placeOf(where: readonly string[], name: string): readonly string[] {
  return silentMembers.has(name) ? where : [...where, name]
}

/** Returns the conditions of a part, or undefined if it has none. */
export function conditionsOf({ value }: Pick<PagePart, 'value'>): Conditions | undefined {
  return isObject(value.when) ? value.when : undefined
}

/** Members that contain names of the server, texts or conditions, but no parts of a page. */
const membersWithoutParts: ReadonlySet<string> = new Set(
  'body query args with fills words tones messages reasons when state say'.split(' '),
)

interface Way {
  readonly to: string
  /** The member that names the route. */
  readonly where: readonly string[]
  /** True if the way also starts a session. */
  readonly signsIn: boolean
}

/** Returns all routes that the parts of a page name: links, redirects, the page after a call, and the login. */
export function waysOf(parts: readonly PagePart[]): Way[] {
  return parts.flatMap(({ value, where }) =>
    ['to', 'login'].flatMap((member) => {
      const to = value[member]
      return typeof to === 'string' && to.startsWith('/')
        ? [{ to, where: [...where, member], signsIn: 'signIn' in value }]
        : []
    }),
  )
}

/** Returns the key of a message, with values or without. */
export function messageKey(message: unknown): string | undefined {
  const key = isObject(message) ? message.say : message
  return typeof key === 'string' ? key : undefined
}

/** Returns the English texts by key, or none if they cannot be read, which another check reports. */
export function englishTexts(files: Files): { readonly [key: string]: unknown } {
  try {
    const found: unknown = JSON.parse(files.read('locales/en.json'))
    return isObject(found) ? found : {}
  } catch {
    return {}
  }
}
