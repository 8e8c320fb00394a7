// Lists the objects of a page, each with its path and the objects around it.
import { type Conditions, isObject } from '@pagewright/engine/tools'
import { silentMembers } from '../grammar/check'

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
