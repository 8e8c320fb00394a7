import type { PageConfig } from '@pagewright/engine/studio'

/** The path of each object of a page's config. Components are handed these very objects, so one tells where it came from. */
export type ConfigMap = ReadonlyMap<object, readonly string[]>

/** Lists every object of a page with its path. */
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
