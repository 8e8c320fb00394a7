import type { PageConfig } from '@pagewright/engine/studio'

/**
 * The path of each object in a page's config. Components get the same objects as props, so an object identifies its
 * path.
 */
export type ConfigMap = ReadonlyMap<object, readonly string[]>

/** Returns the path of every object of a page. */
export function configMap(page: PageConfig): ConfigMap {
  const found = new Map<object, readonly string[]>()
  const add = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    found.set(value, path)
    for (const [name, member] of Object.entries(value)) add(member, [...path, name])
  }
  add(page, [])
  return found
}
