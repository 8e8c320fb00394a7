// RFC 7396 on values that know where they are written.
import { placeOf, type Traced } from './traced'

/** Merges a patch into a value as `mergePatch` does; undefined where the patch removes it. */
export function mergeTraced(target: Traced | undefined, patch: Traced): Traced | undefined {
  if (patch.kind === 'value') return patch.value === null ? undefined : patch
  const base = target?.kind === 'members' ? target : undefined
  const members = new Map(base?.members)
  for (const [name, change] of patch.members) {
    const merged = mergeTraced(members.get(name), change)
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

/** The leaves of a value in the order of its members, each under its path. */
export function leavesOf(traced: Traced, path: readonly string[] = []): Leaf[] {
  if (traced.kind === 'members' && traced.members.size > 0)
    return [...traced.members].flatMap(([name, value]) => leavesOf(value, [...path, name]))
  const value = traced.kind === 'value' ? traced.value : {}
  return [{ path: path.map(quoted).join('.'), value, file: traced.file, line: traced.line }]
}

/** A name with points of its own, such as a path in a condition, stands in quotes. */
function quoted(name: string): string {
  return /^[\w-]+$/.test(name) ? name : JSON.stringify(name)
}
