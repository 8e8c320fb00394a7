// JSON Merge Patch (RFC 7396), by which a market changes a page or a schema.

/**
 * Returns a value with a JSON Merge Patch applied, and changes neither. Objects merge by member, `null` removes a
 * member, and all else replaces. Throws on names that could reach a prototype.
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

/** Names that could reach a prototype. */
export const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
