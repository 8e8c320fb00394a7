// RFC 7396: how a market changes a page or a schema.

/**
 * Merges a patch into a value and gives the result, leaving both as they were: objects are merged member by member,
 * `null` removes a member, all else replaces. Throws on the member names that could reach a prototype (RFC 7396).
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged: { [name: string]: unknown } = isObject(target) ? { ...target } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (forbidden.has(name)) throw new Error(`A patch may not name the member "${name}".`)
    if (value === null) delete merged[name]
    else merged[name] = mergePatch(merged[name], value)
  }
  return merged
}

/** Tells a JSON object from a list, null and plain values. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names that would reach a prototype. */
export const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
