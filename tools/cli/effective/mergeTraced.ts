// JSON Merge Patch (RFC 7396) for values that know their place in the sources.
import { placeOf, type Traced } from './traced'

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
