// Finds links in formatted texts that lead to no page, or that lack what the page needs.
import { isObject, nearest, parseRichText, type Inline } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import { placeOfKey, readBundles } from './bundle'
import { suggestion, type Finding } from '../finding'
import { baseOf } from './messageParts'
import { queryOf } from '../rules/pageLinks'
import { partsOfPage, type MarketSite, messageKey } from '../rules/rule'

/** Returns the problems of links to pages, at the texts that have them, in each language. */
export function richLinkFindings(files: Files, sites: readonly MarketSite[]): Finding[] {
  const uses = new Map<string, readonly MarketSite[]>()
  for (const site of sites) for (const key of richKeys(site)) uses.set(key, [...(uses.get(key) ?? []), site])
  return readBundles(files).flatMap((bundle) =>
    Object.entries(bundle.texts).flatMap(([key, text]) => {
      const markets = uses.get(baseOf(key))
      if (!markets) return []
      const found = linksIn(text).flatMap((url) => problemsOf(url, markets))
      return found.map((problem): Finding => ({ ...placeOfKey(bundle, key), where: [key], ...problem }))
    }),
  )
}

type LinkProblem = Pick<Finding, 'name' | 'what' | 'allowed' | 'didYouMean'>

/** Returns the keys of messages that a market draws as formatted texts. */
function richKeys({ pages }: MarketSite): ReadonlySet<string> {
  const keys = Object.entries(pages).flatMap(([route, page]) =>
    partsOfPage(route, page).flatMap(({ value: { block, look, items } }) =>
      block === 'text' && look === 'rich' && isObject(items)
        ? Object.values(items).flatMap((item) => messageKey(isObject(item) ? item.text : undefined) ?? [])
        : [],
    ),
  )
  return new Set(keys)
}

/** Returns the addresses of this site in a text. One whose path depends on a value is left out. */
function linksIn(text: string): readonly string[] {
  const parts = parseRichText(text).flatMap((block): readonly Inline[] =>
    'parts' in block ? block.parts : block.is === 'list' ? block.items.flat() : [],
  )
  const urls = parts.flatMap((part) => (part.is === 'link' ? [part.url] : []))
  return [...new Set(urls)].filter((url) => /^\/(?!\/)/.test(url) && !/^[^?#]*\{\{/.test(url))
}

function problemsOf(url: string, sites: readonly MarketSite[]): readonly LinkProblem[] {
  const [path = '', rest = ''] = url.split(/[?#]/, 2)
  const routes = [...new Set(sites.flatMap(({ known }) => [...known.routes, ...(known.otherRoutes ?? [])]))]
  if (!routes.includes(path)) {
    const what = `the link leads to "${path}", and there is no such page.`
    return [{ name: 'unknown-route', what, allowed: routes, ...suggestion(nearest(path, routes)) }]
  }
  const given = url.includes('?') ? [...new URLSearchParams(rest).keys()] : []
  const site = sites.find(({ pages }) => Object.hasOwn(pages, path))
  if (!site) return []
  const { needed, read } = queryOf(site, path)
  return [
    ...needed
      .filter((name) => !given.includes(name))
      .map((name): LinkProblem => {
        const what = `the page "${path}" needs "${name}" in its address, and the link has no such parameter.`
        return { name: 'missing-key', what, allowed: [...(read ?? needed)] }
      }),
    ...given
      .filter((name) => read !== undefined && !read.has(name))
      .map((name): LinkProblem => {
        const what = `the page "${path}" does not read "${name}" from its address.`
        const allowed = [...(read ?? [])]
        return { name: 'unknown-key', what, allowed, ...suggestion(nearest(name, allowed)) }
      }),
  ]
}
