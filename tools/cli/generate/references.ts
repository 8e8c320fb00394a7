// References within one document: the part that each names, and those that lead back to where they stand.
import { isObject } from '@pagewright/engine/tools'
import type { JsonSchema } from './schemaSet'

interface Members {
  readonly [name: string]: unknown
}

/** Returns the part of a document that a reference within it names, such as `#/$defs/place`, or undefined. */
export function targetOf(document: object, $ref: string): unknown {
  return namesIn($ref).reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as Members)[name] : undefined,
    document,
  )
}

/** Returns the path of the part that a reference within a document names. */
export function namesIn($ref: string): readonly string[] {
  const names = $ref.slice(1).split('/').slice(1)
  return names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the members whose reference leads back to the schema in which they stand. Members are told apart by identity. */
export function recursiveMembers(document: JsonSchema): ReadonlySet<unknown> {
  const targets = new Map<string, readonly Reference[]>()
  const add = ($ref: string): void => {
    if (targets.has($ref)) return
    const target = targetOf(document, $ref)
    // The definitions of a document are not within the form that it describes.
    const { $defs: _defs, definitions: _definitions, ...own } = isObject(target) ? target : {}
    const found = referencesIn(target === document ? own : target)
    targets.set($ref, found)
    found.forEach((one) => add(one.$ref))
  }
  referencesIn(document).forEach((one) => add(one.$ref))
  const leadsTo = ($ref: string, to: string, seen: Set<string>): boolean => {
    if ($ref === to) return true
    if (seen.has($ref)) return false
    seen.add($ref)
    return (targets.get($ref) ?? []).some((one) => leadsTo(one.$ref, to, seen))
  }
  return new Set(
    [...targets].flatMap(([to, found]) =>
      found.filter(({ $ref, isMember }) => isMember && leadsTo($ref, to, new Set())).map(({ schema }) => schema),
    ),
  )
}

interface Reference {
  readonly $ref: string
  readonly schema: unknown
  /** Whether the schema is a member of `properties`. */
  readonly isMember: boolean
}

function referencesIn(found: unknown, isMember = false): readonly Reference[] {
  if (Array.isArray(found)) return found.flatMap((one) => referencesIn(one))
  if (!isObject(found)) return []
  const $ref = found.$ref ?? (isMember ? onlyReference(found.allOf) : undefined)
  const own = typeof $ref === 'string' ? [{ $ref, schema: found, isMember }] : []
  const below = Object.entries(found).flatMap(([keyword, value]) =>
    keyword === 'properties' && isObject(value)
      ? Object.values(value).flatMap((member) => referencesIn(member, true))
      : referencesIn(value),
  )
  return [...own, ...below]
}

/** Returns the reference of an `allOf` that is only a reference, as generators of OpenAPI write it. */
export function onlyReference(allOf: unknown): string | undefined {
  const [only] = Array.isArray(allOf) && allOf.length === 1 ? (allOf as readonly unknown[]) : []
  if (!isObject(only) || typeof only.$ref !== 'string') return undefined
  return Object.keys(only).length === 1 ? only.$ref : undefined
}
