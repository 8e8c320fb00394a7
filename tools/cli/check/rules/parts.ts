// The objects that a page is made of, each with its place and what it stands in.
import { type Conditions, isObject, silentMembers } from '@pagewright/engine/tools'

/** An object of a page: a block, an action, a field, or a part of one. */
export interface Part {
  readonly value: { readonly [name: string]: unknown }
  /** The member that holds it: `submit`, `when`, or the id among things by id. */
  readonly name: string
  /** As the checker of pages tells places. */
  readonly where: readonly string[]
  /** From the nearest outwards. */
  readonly around: readonly Part[]
}

const pages = new WeakMap<object, { readonly route: string; readonly parts: readonly Part[] }>()

/** All parts of a page; markets that do not change a page have the same. */
export function partsOfPage(route: string, page: object | undefined): readonly Part[] {
  if (!page) return []
  const known = pages.get(page)
  if (known?.route === route) return known.parts
  const parts = partsOf(page, [route])
  pages.set(page, { route, parts })
  return parts
}

/** Gives all parts of what stands at a place, itself first. Members that hold the server's names are not gone into. */
function partsOf(found: unknown, where: readonly string[], around: readonly Part[] = []): Part[] {
  if (Array.isArray(found)) return found.flatMap((one) => partsOf(one, where, around))
  if (!isObject(found)) return []
  const part: Part = { value: found, name: where.at(-1) ?? '', where, around }
  const members = Object.entries(found).filter(([name, value]) => isObject(value) && !free.has(name))
  return [part, ...members.flatMap(([name, value]) => partsOf(value, placeOf(where, name), [part, ...around]))]
}

/** The place of a member. */
function placeOf(where: readonly string[], name: string): readonly string[] {
  return silentMembers.has(name) ? where : [...where, name]
}

/** The conditions of a part; undefined where it has none. */
export function conditionsOf({ value }: Pick<Part, 'value'>): Conditions | undefined {
  return isObject(value.when) ? value.when : undefined
}

/** Hold names of the server's, texts, or conditions, and no part of a page. */
const free: ReadonlySet<string> = new Set(
  'body query args with fills words tones messages reasons when state say'.split(' '),
)
