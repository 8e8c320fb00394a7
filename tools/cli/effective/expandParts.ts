// Replaces `{ use, with }` by what the part holds. Each value keeps its place in the sources.
import { isObject, namesOfEntries } from '@pagewright/engine/tools'
import { isPart, isUse, namesOfUse, type PartsByName, parameterIn, problemsOfUse } from '../check/grammar/checkUse'
import type { Added } from '../check/grammar/checkOverlay'
import { silentMembers } from '../check/grammar/checkRule'
import { mergeTraced, plain, traced, tracedMember, type Traced, type TracedMembers } from './traced'

/** Returns pages by route with their parts in place. A use with a problem stays as it is, and the check reports it. */
export function expandPages(pages: Traced, parts: Traced): Traced {
  const using = usingOf(parts)
  return eachMember(pages, (page) => {
    const known = using.expanded.get(page) ?? expand(page, undefined, using)
    using.expanded.set(page, known)
    return known
  })
}

/** Returns markets with the parts in their overlays in place. An overlay may change only the values that a page gives. */
export function expandMarkets(markets: Traced, pages: Traced, parts: Traced): Traced {
  const using: Using = { ...usingOf(parts), isOverlay: true }
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

/** Returns a plain value of a page with the parts within it in place. */
export function valueInPlace(value: unknown, parts: unknown): unknown {
  return plain(expand(traced(value, nowhere), undefined, usingOf(traced(parts, nowhere))))
}

/** Returns the entries that a plain entry stands for, by their ids. */
export function entriesInPlace(entry: unknown, parts: unknown): unknown {
  const using = usingOf(traced(parts, nowhere))
  return plain(expand(traced({ entry }, nowhere), undefined, using, { groups: new Map() }))
}

/** Does for plain values what `expandMarkets` does for values with places. */
export function expandPlainMarkets(markets: unknown, pages: unknown, parts: unknown): unknown {
  return plain(expandMarkets(traced(markets, nowhere), traced(pages, nowhere), traced(parts, nowhere)))
}

/** Returns parts by the names that pages use: `name`, or `group.name` for the parts of a group. */
export function partsByName(parts: Traced): Traced {
  if (parts.kind === 'value') return parts
  const members = [...parts.members].flatMap(([name, one]): (readonly [string, Traced])[] =>
    one.kind === 'value' || isPart([...one.members.keys()])
      ? [[name, one]]
      : [...one.members].map(([own, part]) => [`${name}.${own}`, part] as const),
  )
  const keys = [...parts.members].flatMap(([name, one]) => {
    const place = parts.keys.get(name)
    const within = one.kind === 'members' ? [...one.keys].map(([own, at]) => [`${name}.${own}`, at] as const) : []
    return place ? [[name, place] as const, ...within] : within
  })
  return { ...parts, members: new Map(members), keys: new Map(keys) }
}

/** A use of a part on a page. */
export interface UsedPart {
  readonly route: string
  /** The path of `{ use, with }` in the page. */
  readonly path: readonly string[]
  readonly part: string
  readonly given: { readonly [parameter: string]: unknown }
  /** The ids of what stands in its place, beside each other. */
  readonly blocks: readonly string[]
  /** The use as the page has it. Members beside `use` belong to the page. */
  readonly written: { readonly [member: string]: unknown }
}

/** Returns the parts that pages use themselves. Neither parts that a part uses nor items of lists are among them. */
export function usedParts(pages: unknown, parts: unknown): readonly UsedPart[] {
  const names = isObject(parts) ? parts : {}
  const entries = namesOfEntries()
  const found: UsedPart[] = []
  const visit = (route: string, value: unknown, path: readonly string[]): void => {
    if (!isObject(value)) return
    if (isUse(value) && problemsOfUse(value, names).length === 0)
      for (const part of namesOfUse(value)) {
        const content = names[part]
        const several = isObject(content) && entries.has(path.at(-2) ?? '') ? content.entries : undefined
        found.push({
          route,
          path,
          part,
          given: isObject(value.with) ? value.with : {},
          blocks: isObject(several) ? Object.keys(several) : path.slice(-1),
          written: value,
        })
      }
    for (const [name, one] of Object.entries(value)) visit(route, one, [...path, name])
  }
  for (const [route, page] of Object.entries(isObject(pages) ? pages : {})) visit(route, page, [])
  return found
}

/** Returns the entries beside the uses of a page that are none of their parts, each with its place. */
export function addedEntries(route: string, page: unknown, parts: unknown): readonly Added[] {
  const uses = usedParts({ [route]: page }, parts)
  return uses.flatMap(({ path, part, written }) => {
    const ids = uses.filter((use) => use.written === written).flatMap(({ blocks }) => blocks)
    const entries = isObject(written.entries) ? Object.entries(written.entries) : []
    const where = [route, ...path.slice(0, -1).filter((name) => !silentMembers.has(name))]
    return entries.flatMap(([id, value]) =>
      ids.includes(id) ? [] : [{ where: [...where, id], value, beside: ids, part }],
    )
  })
}

const nowhere = { file: '', line: 1, column: 1, endColumn: 1 }

interface Using {
  readonly parts: Traced
  readonly names: PartsByName
  /** The parts around the value, so that none contains itself. */
  readonly open: readonly string[]
  /** True in the overlay of a market, whose `null` must stay to remove a member of the page. */
  readonly isOverlay: boolean
  /** The names of members that hold entries by id. */
  readonly entries: ReadonlySet<string>
  /** Pages with these parts in place. */
  readonly expanded: WeakMap<Traced, Traced>
}

const usings = new WeakMap<Traced, Using>()

function usingOf(found: Traced): Using {
  const known = usings.get(found)
  if (known) return known
  const parts = partsByName(found)
  const names = plain(parts)
  const made: Using = {
    parts,
    names: isObject(names) ? names : {},
    open: [],
    isOverlay: false,
    entries: namesOfEntries(),
    expanded: new WeakMap(),
  }
  usings.set(found, made)
  return made
}

/** A place for entries, and the ids of those that stand in place of one, by its id. */
interface Entries {
  readonly groups: Map<string, readonly string[]>
}

/** Expands a value. `base` is what an overlay changes. Values that hold entries by id have `entries`. */
function expand(value: Traced, base: Traced | undefined, using: Using, entries?: Entries): Traced {
  if (value.kind === 'value')
    return value.items
      ? listOf(
          value,
          value.items.flatMap((one) => itemsOf(one, using)),
        )
      : value
  return replaced(value, base, using, entries) ?? expandMembers(value, base, using, entries)
}

function expandMembers(value: TracedMembers, base: Traced | undefined, using: Using, entries?: Entries): TracedMembers {
  const members = new Map<string, Traced>()
  const keys = new Map(value.keys)
  const groups = new Map<string, readonly string[]>()
  for (const [name, member] of value.members) {
    const below = tracedMember(base, name)
    const several = entries && member.kind === 'members' ? entriesOf(member, below, using) : undefined
    if (several && isFree([...several.members.keys()], name, [value.members, members])) {
      for (const [id, entry] of several.members) members.set(id, entry)
      for (const [id, place] of several.keys) keys.set(id, place)
      entries?.groups.set(name, [...several.members.keys()])
    } else members.set(name, expand(member, below, using, using.entries.has(name) ? { groups } : undefined))
  }
  const order = members.get('order')
  if (groups.size > 0 && order) members.set('order', ordered(order, groups))
  return { ...value, members, keys }
}

/** Returns the entries that an entry stands for, with the `entries` beside `use` merged into them. */
function entriesOf(entry: TracedMembers, base: Traced | undefined, using: Using): TracedMembers | undefined {
  const use = partsOf(entry, base, using)
  const parts = use?.parts.map(({ name, content }) => ({ name, content: tracedMember(content, 'entries') })) ?? []
  const contents = parts.flatMap(({ name, content }) =>
    content?.kind === 'members'
      ? [expandMembers(content, undefined, { ...using, open: [...using.open, name] }, { groups: new Map() })]
      : [],
  )
  if (!use || contents.length === 0 || contents.length < parts.length) return undefined
  const { entries: changes, ...others } = Object.fromEntries(withoutUse(use.merged).members)
  if (Object.keys(others).length > 0 || changes?.kind === 'value') return undefined
  const own = changes ? expandMembers(changes, undefined, using, { groups: new Map() }) : nothingIn(use.merged)
  const added = [...own.members.keys()].map((id): [string, Traced] => [id, nothingIn(use.merged)])
  const written = new Map([...use.merged.members].filter(([name]) => name === 'use'))
  return combined({ ...use.merged, members: new Map([...written, ...added]) }, contents, own, using)
}

/** Returns the items of a list that an item stands for: those of a part that is a list, or the item itself. */
function itemsOf(item: Traced, using: Using): readonly Traced[] {
  const found = expand(item, undefined, using)
  return item.kind === 'members' && found.kind === 'value' && found.items ? found.items : [found]
}

/** Returns what stands in the place of a use, or undefined for any other value and for a use with a problem. */
function replaced(value: TracedMembers, base: Traced | undefined, using: Using, entries?: Entries): Traced | undefined {
  const use = partsOf(value, base, using)
  if (!use) return undefined
  const contents = use.parts.map(({ name, content }) => {
    const held = tracedMember(content, 'value') ?? tracedMember(content, 'block')
    return held && expand(held, undefined, { ...using, open: [...using.open, name] }, entries)
  })
  const [first, ...others] = contents
  if (!first || contents.includes(undefined)) return undefined
  const all = [first, ...others].filter((one) => one !== undefined)
  const own = expandMembers(withoutUse(use.merged), undefined, using, entries)
  if (all.every((one) => one.kind === 'members')) return combined(use.merged, all, own, using)
  if (own.members.size > 0) return undefined
  if (others.length === 0) return first
  const lists = all.map((one) => (one.kind === 'value' ? one.items : undefined))
  return lists.includes(undefined)
    ? undefined
    : listOf(
        first,
        lists.flatMap((items) => items ?? []),
      )
}

/** Merges the members beside `use` into those of the parts, which stand where `use` stands. */
function combined(
  written: TracedMembers,
  contents: readonly TracedMembers[],
  own: TracedMembers,
  { isOverlay }: Using,
): TracedMembers {
  const used = contents.reduce<Traced>((all, one) => mergeTraced(all, one, true) ?? all, {
    ...written,
    members: new Map(),
    keys: new Map(),
  }) as TracedMembers
  const members = new Map<string, Traced>()
  const put = (name: string) => {
    const [under, change] = [used.members.get(name), own.members.get(name)]
    const merged = change && under ? mergeTraced(under, change, isOverlay) : (change ?? under)
    if (merged && !members.has(name)) members.set(name, merged)
  }
  for (const name of written.members.keys())
    if (name === 'use') for (const one of used.members.keys()) put(one)
    else if (name !== 'with') put(name)
  return { ...written, members, keys: new Map([...used.keys, ...own.keys]) }
}

function nothingIn(place: TracedMembers): TracedMembers {
  return { ...place, members: new Map(), keys: new Map() }
}

function withoutUse(value: TracedMembers): TracedMembers {
  return { ...value, members: new Map([...value.members].filter(([name]) => name !== 'use' && name !== 'with')) }
}

function listOf(place: Traced, items: readonly Traced[]): Traced {
  const { file, line, column, endColumn } = place
  return { kind: 'value', value: items.map(plain), items, file, line, column, endColumn }
}

/** True if no other entry has one of these ids. */
function isFree(ids: readonly string[], own: string, taken: readonly ReadonlyMap<string, Traced>[]): boolean {
  return ids.every((id) => id === own || taken.every((members) => !members.has(id)))
}

/** Returns the parts that a value stands for, with the given values in their places. */
function partsOf(entry: TracedMembers, base: Traced | undefined, using: Using) {
  const merged = withBase(entry, base)
  if (!hasUse(merged)) return undefined
  const use = plain(merged)
  if (!isUse(use) || problemsOfUse(use, using.names).length > 0) return undefined
  const names = namesOfUse(use)
  if (names.some((name) => using.open.includes(name))) return undefined
  const given = tracedMember(merged, 'with')
  const parts = names.map((name) => ({ name, content: filled(tracedMember(using.parts, name), given) }))
  return { merged, parts }
}

/** True for an object that stands for parts. `isUse` says so for plain values. */
function hasUse(value: TracedMembers): boolean {
  const use = value.members.get('use')
  return use?.kind === 'value' && isUse({ use: use.value })
}

/** Adds the values that a page gives, and the members beside them, to those that its market changes. */
function withBase(entry: TracedMembers, base: Traced | undefined): TracedMembers {
  const changes = tracedMember(entry, 'with')
  if (base?.kind !== 'members' || !hasUse(base) || tracedMember(entry, 'block')) return entry
  if (tracedMember(entry, 'use') || changes?.kind !== 'members') return entry
  const below = tracedMember(base, 'with')
  const given: Traced = {
    ...changes,
    members: new Map([...(below?.kind === 'members' ? below.members : []), ...changes.members]),
  }
  return { ...entry, members: new Map([...base.members, ...entry.members, ['with', given]]) }
}

/** Returns a part with the given values and the defaults in place of its parameters. */
function filled(part: Traced | undefined, values: Traced | undefined): Traced | undefined {
  const given = new Map<string, Traced>()
  const parameters = tracedMember(part, 'parameters')
  for (const one of parameters?.kind === 'members' ? parameters.members.keys() : []) {
    const value = tracedMember(values, one) ?? tracedMember(tracedMember(parameters, one), 'default')
    if (value) given.set(one, value)
  }
  return part && fill(part, given)
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

/** Replaces the id of a part in a list of ids by the ids of its entries. */
function ordered(order: Traced, groups: ReadonlyMap<string, readonly string[]>): Traced {
  if (order.kind !== 'value' || !order.items) return order
  const items = order.items.flatMap((one) => {
    const ids = groups.get(String(plain(one)))
    return ids ? ids.map((id): Traced => ({ ...one, kind: 'value', value: id })) : [one]
  })
  return { ...order, value: items.map(plain), items }
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
