// Values with their place in the sources.
import { isObject } from '@pagewright/engine/tools'

/** A place in a file. Lines and columns begin at 1. The end column follows the last character, in the same line. */
export interface Place {
  /** A path below the root. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
}

export type Traced = TracedValue | TracedMembers
/** A literal or a list. */
export interface TracedValue extends Place {
  readonly kind: 'value'
  readonly value: unknown
  /** The entries of a list. */
  readonly items?: readonly Traced[]
}
export interface TracedMembers extends Place {
  readonly kind: 'members'
  readonly members: ReadonlyMap<string, Traced>
  /** The places of the names of the members. */
  readonly keys: ReadonlyMap<string, Place>
}

/** Returns a value with one place for all of its parts. */
export function traced(value: unknown, place: Place): Traced {
  if (Array.isArray(value)) return { kind: 'value', value, items: value.map((one) => traced(one, place)), ...place }
  if (!isObject(value)) return { kind: 'value', value, ...place }
  const members = new Map(Object.entries(value).map(([name, one]) => [name, traced(one, place)]))
  return { kind: 'members', members, keys: new Map(), ...place }
}

/** Returns the value without its places. The same traced object gives the same plain one. */
export function plain(traced: Traced): unknown {
  if (traced.kind === 'value') return traced.items ? traced.items.map(plain) : traced.value
  const known = plains.get(traced)
  if (known) return known
  const made = Object.fromEntries([...traced.members].map(([name, value]) => [name, plain(value)]))
  plains.set(traced, made)
  return made
}

const plains = new WeakMap<TracedMembers, object>()

/** Returns the place without the value. */
export function placeOf({ file, line, column, endColumn }: Place): Place {
  return { file, line, column, endColumn }
}

/** Returns a member by its name. */
export function tracedMember(traced: Traced | undefined, name: string): Traced | undefined {
  return traced?.kind === 'members' ? traced.members.get(name) : undefined
}

/** Returns the place of the name of a member. */
export function keyOf(traced: Traced | undefined, name: string): Place | undefined {
  return traced?.kind === 'members' ? traced.keys.get(name) : undefined
}

/**
 * Merges a patch into a value as `mergePatch` does. Returns undefined if the patch removes the value. With `keepsNull`, the
 * result is a patch too.
 */
export function mergeTraced(target: Traced | undefined, patch: Traced, keepsNull = false): Traced | undefined {
  if (patch.kind === 'value') return patch.value === null && !keepsNull ? undefined : patch
  const base = target?.kind === 'members' ? target : undefined
  const members = new Map(base?.members)
  for (const [name, change] of patch.members) {
    const merged = mergeTraced(members.get(name), change, keepsNull)
    if (merged) members.set(name, merged)
    else members.delete(name)
  }
  return { kind: 'members', members, keys: new Map([...patch.keys, ...(base?.keys ?? [])]), ...placeOf(base ?? patch) }
}

export interface Leaf {
  readonly path: string
  readonly value: unknown
  readonly file: string
  readonly line: number
}

/** Returns the leaves of a value in the order of its members, each with its path. */
export function leavesOf(traced: Traced, path: readonly string[] = []): Leaf[] {
  if (traced.kind === 'members' && traced.members.size > 0)
    return [...traced.members].flatMap(([name, value]) => leavesOf(value, [...path, name]))
  const value = traced.kind === 'value' ? traced.value : {}
  return [{ path: path.map(quoted).join('.'), value, file: traced.file, line: traced.line }]
}

/** Quotes a name that contains dots, such as a path in a condition. */
function quoted(name: string): string {
  return /^[\w-]+$/.test(name) ? name : JSON.stringify(name)
}
