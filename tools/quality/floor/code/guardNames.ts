import { entryAt, compatNames, type Compat, type Feature } from '../compat'
import type { Apis } from './apis'

/** Returns the names that prove a feature: its own, and those that browsers got together with it. */
export function guardNames(compat: Compat, apis: Apis, feature: Feature): ReadonlySet<string> {
  const { id } = feature
  const own = id.slice(id.lastIndexOf('.') + 1).replace(/_static$/, '')
  const groups = groupsOf(compat, id)
  return new Set([own, ...(groups.length === 0 ? [] : namesOfGroups(compat, apis, groups))])
}

type Index = Map<string, Set<string>>
const indexes = new WeakMap<Compat, Index>()

function namesOfGroups(compat: Compat, apis: Apis, groups: readonly string[]): string[] {
  const index = indexes.get(compat) ?? indexNames(compat, apis)
  indexes.set(compat, index)
  return groups.flatMap((group) => [...(index.get(group) ?? [])])
}

/** Lists members by group; only names that are too new themselves prove anything. */
function indexNames(compat: Compat, apis: Apis): Index {
  const index: Index = new Map()
  for (const owner of compatNames(compat.data.api)) {
    for (const name of compatNames(compat.data.api[owner])) {
      const path = `api.${owner}.${name}`
      if (!compat.lacking(path, name) || !apis.member(name)) continue
      for (const group of groupsOf(compat, path)) index.set(group, (index.get(group) ?? new Set()).add(name))
    }
  }
  return index
}

/** Returns the groups of features that the data names like `web-features:popover`. */
function groupsOf(compat: Compat, path: string): string[] {
  const { tags = [] } = entryAt(compat.data, path)?.__compat ?? {}
  return tags.filter((tag) => /^web-features:(?!snapshot:)/.test(tag))
}
