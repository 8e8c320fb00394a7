import { isObject, notAmong, own, type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type Part } from './parts'
import type { MarketSite } from './rule'

/** What is put into an address that the page there never reads, and tabs that it does not have. */
export function unreadQueries({ pages }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value: { to, query }, where }) => {
      const page = own(pages, to)
      return page && isObject(query) ? problemsOf(query, [...where, 'query'], partsOfPage(String(to), page)) : []
    })
}

function problemsOf(query: object, where: readonly string[], target: readonly Part[]): Problem[] {
  const names = namesRead(target)
  // What a widget reads is written in code.
  if (target.some(({ value }) => value.block === 'widget')) return []
  return Object.entries(query).flatMap(([name, value]): Problem[] => {
    if (!names.has(name)) {
      const what = `the page there reads no "${name}" of its address.`
      return [notAmong({ name: 'unknown-key', where, what }, name, [...names])]
    }
    const tabs = target.find((part) => part.value.block === 'tabs' && part.value.param === name)?.value.tabs
    if (!isObject(tabs) || typeof value !== 'string' || Object.hasOwn(tabs, value)) return []
    const what = `there is no tab ${JSON.stringify(value)}.`
    return [notAmong({ name: 'unknown-value', where: [...where, name], what }, value, Object.keys(tabs))]
  })
}

/** Paths into the address, tabs and choices that stand in it, and the row that is open. */
function namesRead(parts: readonly Part[]): ReadonlySet<string> {
  const [page] = parts
  const paths = [...JSON.stringify(page?.value ?? {}).matchAll(/"query\.(\w+)/g)].map(([, name = '']) => name)
  const named = parts.flatMap(({ value }) => (typeof value.param === 'string' ? [value.param] : []))
  const row = parts.some(({ value }) => isObject(value.detail)) ? ['row'] : []
  return new Set([...paths, ...named, ...row])
}
