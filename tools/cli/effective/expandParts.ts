// Replaces `{ use, with }` among the blocks of pages by the blocks of a part. Each value keeps its place in the sources.
import { isObject, isUse, type PartsByName, parameterIn, problemsOfUse } from '@pagewright/engine/tools'
import { plain, traced, tracedMember, type Traced, type TracedMembers } from './traced'

/** Returns pages by route with their parts in place. A use with a problem stays as it is, and the check reports it. */
export function expandPages(pages: Traced, parts: Traced): Traced {
  return eachMember(pages, (page) => expand(page, undefined, { parts, names: plainParts(parts), open: [] }))
}

/** Returns markets with the parts in their overlays in place. An overlay may change only the values that a page gives. */
export function expandMarkets(markets: Traced, pages: Traced, parts: Traced): Traced {
  const using: Using = { parts, names: plainParts(parts), open: [] }
  return eachMember(markets, (market) =>
    withMember(market, 'pages', (overlays) =>
      eachMember(overlays, (overlay, route) => expand(overlay, tracedMember(pages, route), using)),
    ),
  )
}

/** Does for plain values what `expandPages` does for values with places. */
export function expandPlain(pages: unknown, parts: unknown): unknown {
  return plain(expandPages(traced(pages, nowhere), traced(parts, nowhere)))
}

/** Does for plain values what `expandMarkets` does for values with places. */
export function expandPlainMarkets(markets: unknown, pages: unknown, parts: unknown): unknown {
  return plain(expandMarkets(traced(markets, nowhere), traced(pages, nowhere), traced(parts, nowhere)))
}

/** A use of a part on a page. */
export interface UsedPart {
  readonly route: string
  /** The path of `{ use, with }` in the page. */
  readonly path: readonly string[]
  readonly part: string
  readonly given: { readonly [parameter: string]: unknown }
  /** The ids of the blocks that stand in its place. */
  readonly blocks: readonly string[]
}

/** Returns the parts that pages use themselves. Parts that a part uses are not among them. */
export function usedParts(pages: unknown, parts: unknown): readonly UsedPart[] {
  const names = isObject(parts) ? parts : {}
  const found: UsedPart[] = []
  const visit = (route: string, value: unknown, path: readonly string[]): void => {
    if (!isObject(value)) return
    const use = path.at(-2) === 'blocks' && isUse(value) ? value : undefined
    const part = use && problemsOfUse(use, names).length === 0 ? names[String(use.use)] : undefined
    if (use && isObject(part)) {
      const blocks = isObject(part.blocks) && part.block === undefined ? Object.keys(part.blocks) : path.slice(-1)
      found.push({ route, path, part: String(use.use), given: isObject(use.with) ? use.with : {}, blocks })
    } else for (const [name, one] of Object.entries(value)) if (!free.has(name)) visit(route, one, [...path, name])
  }
  for (const [route, page] of Object.entries(isObject(pages) ? pages : {})) visit(route, page, [])
  return found
}

const nowhere = { file: '', line: 1, column: 1, endColumn: 1 }

interface Using {
  readonly parts: Traced
  readonly names: PartsByName
  /** The parts around the value, so that none contains itself. */
  readonly open: readonly string[]
}

/** Members whose names come from the server, so that `blocks` among them are none. */
const free: ReadonlySet<string> = new Set(['body', 'query', 'args', 'with', 'fills', 'words', 'facts', 'schemas'])

/** Expands a value. `base` is what an overlay changes. */
function expand(value: Traced, base: Traced | undefined, using: Using): Traced {
  if (value.kind === 'value') return value
  const groups = new Map<string, readonly string[]>()
  const members = new Map(
    [...value.members].map(([name, member]) => {
      const below = tracedMember(base, name)
      if (free.has(name)) return [name, member]
      return [name, name === 'blocks' ? blocks(member, below, using, groups) : expand(member, below, using)]
    }),
  )
  const order = members.get('order')
  if (groups.size > 0 && order) members.set('order', ordered(order, groups))
  return { ...value, members }
}

/** Expands blocks by id, and notes the ids of parts that have several blocks. */
function blocks(value: Traced, base: Traced | undefined, using: Using, groups: Map<string, readonly string[]>): Traced {
  if (value.kind === 'value') return value
  const members = new Map<string, Traced>()
  const keys = new Map(value.keys)
  for (const [id, entry] of value.members) {
    const below = tracedMember(base, id)
    const found = partOf(entry, below, using)
    const several = found && tracedMember(found.content, 'blocks')
    const one = found && tracedMember(found.content, 'block')
    if (found && one) members.set(id, expandBlock(one, found.using))
    else if (
      found &&
      several?.kind === 'members' &&
      isFree([...several.members.keys()], id, [value.members, members])
    ) {
      const whole = blocks(several, undefined, found.using, groups) as TracedMembers
      for (const [name, block] of whole.members) members.set(name, block)
      for (const [name, place] of whole.keys) keys.set(name, place)
      groups.set(id, [...whole.members.keys()])
    } else members.set(id, expand(entry, below, using))
  }
  return { ...value, members, keys }
}

/** A part may use another one as its only block. */
function expandBlock(block: Traced, using: Using): Traced {
  const found = partOf(block, undefined, using)
  const one = found && tracedMember(found.content, 'block')
  return one ? expandBlock(one, found.using) : expand(block, undefined, using)
}

/** True if no other block has one of these ids. */
function isFree(ids: readonly string[], own: string, taken: readonly ReadonlyMap<string, Traced>[]): boolean {
  return ids.every((id) => id === own || taken.every((members) => !members.has(id)))
}

/** Returns the part that a value stands for with the given values in their places. */
function partOf(entry: Traced, base: Traced | undefined, using: Using) {
  const merged = withBase(entry, base)
  const use = plain(merged)
  if (!isUse(use) || problemsOfUse(use, using.names).length > 0) return undefined
  const name = String(use.use)
  const part = tracedMember(using.parts, name)
  if (!part || using.open.includes(name)) return undefined
  const given = new Map<string, Traced>()
  const parameters = tracedMember(part, 'parameters')
  for (const one of parameters?.kind === 'members' ? parameters.members.keys() : []) {
    const value =
      tracedMember(tracedMember(merged, 'with'), one) ?? tracedMember(tracedMember(parameters, one), 'default')
    if (value) given.set(one, value)
  }
  const content = fill(part, given)
  return content && { content, using: { ...using, open: [...using.open, name] } }
}

/** Adds the values that a page gives to those that its market changes. */
function withBase(entry: Traced, base: Traced | undefined): Traced {
  if (entry.kind === 'value' || !isUse(base && plain(base)) || tracedMember(entry, 'block')) return entry
  const use = tracedMember(entry, 'use') ?? tracedMember(base, 'use')
  const [own, below] = [tracedMember(entry, 'with'), tracedMember(base, 'with')]
  if (!use || own?.kind !== 'members') return entry
  const given = below?.kind === 'members' && !tracedMember(entry, 'use') ? [...below.members] : []
  const merged: Traced = { ...own, members: new Map([...given, ...own.members]) }
  return { ...entry, members: new Map([...entry.members, ['use', use], ['with', merged]]) }
}

/** Puts the given values in place of the parameters. Returns undefined for a parameter without a value. */
function fill(value: Traced, given: ReadonlyMap<string, Traced>): Traced | undefined {
  if (value.kind === 'value') {
    const items = value.items?.map((one) => fill(one, given)).filter((one) => one !== undefined)
    return items ? { ...value, value: items.map(plain), items } : value
  }
  const name = parameterIn(plain(value))
  if (name !== undefined) return given.get(name)
  const members = [...value.members].map(([key, one]) => [key, fill(one, given)] as const)
  return { ...value, members: new Map(members.filter((one): one is [string, Traced] => one[1] !== undefined)) }
}

/** Replaces the id of a part in a list of ids by the ids of its blocks. */
function ordered(order: Traced, groups: ReadonlyMap<string, readonly string[]>): Traced {
  if (order.kind !== 'value' || !order.items) return order
  const items = order.items.flatMap((one) => {
    const ids = groups.get(String(plain(one)))
    return ids ? ids.map((id): Traced => ({ ...one, kind: 'value', value: id })) : [one]
  })
  return { ...order, value: items.map(plain), items }
}

function plainParts(parts: Traced): PartsByName {
  const found = plain(parts)
  return isObject(found) ? found : {}
}

function eachMember(value: Traced, change: (one: Traced, name: string) => Traced): Traced {
  if (value.kind === 'value') return value
  return { ...value, members: new Map([...value.members].map(([name, one]) => [name, change(one, name)])) }
}

function withMember(value: Traced, name: string, change: (one: Traced) => Traced): Traced {
  const one = tracedMember(value, name)
  if (value.kind === 'value' || !one) return value
  return { ...value, members: new Map([...value.members, [name, change(one)]]) }
}
