import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import { namesOfPage } from '../../generate/routes'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'

/** Finds query parameters that the linked page never reads, and tabs that it does not have. */
export function unreadQueries({ pages, sources = {} }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value: { to, query }, where }) => {
      const page = own(pages, to)
      if (!page || !isObject(query)) return []
      const asked = [...namesOfPage(page, sources).sources].map((id) => sources[id]?.body)
      return problemsOf(query, [...where, 'query'], partsOfPage(String(to), page), asked)
    })
}

function problemsOf(query: object, where: readonly string[], target: readonly PagePart[], asked: object): Problem[] {
  const names = namesRead(target, asked)
  // Code decides what a widget reads.
  if (target.some(({ value }) => value.block === 'widget')) return []
  return Object.entries(query).flatMap(([name, value]): Problem[] => {
    if (!names.has(name)) {
      const what = `the linked page does not read "${name}" from its address.`
      return [notAmong({ name: 'unknown-key', where, what }, name, [...names])]
    }
    const tabs = target.find((part) => part.value.block === 'tabs' && part.value.param === name)?.value.tabs
    if (!isObject(tabs) || typeof value !== 'string' || Object.hasOwn(tabs, value)) return []
    const what = `there is no tab ${JSON.stringify(value)}.`
    return [notAmong({ name: 'unknown-value', where: [...where, name], what }, value, Object.keys(tabs))]
  })
}

/** Returns the query parameters that a page reads: paths into the query, of sources too, tabs, filters, and the open row. */
export function namesRead(parts: readonly PagePart[], asked: object): ReadonlySet<string> {
  const [page] = parts
  const paths = [...JSON.stringify([page?.value, asked]).matchAll(/"query\.(\w+)/g)].map(([, name = '']) => name)
  const named = parts.flatMap(({ value }) => (typeof value.param === 'string' ? [value.param] : []))
  const row = parts.some(({ value }) => isObject(value.detail)) ? ['row'] : []
  return new Set([...paths, ...named, ...row])
}
