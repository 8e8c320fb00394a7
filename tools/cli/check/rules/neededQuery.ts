import { isObject, type PageConfig, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import { namesOfPage } from '../../generate/routes'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'
import { namesRead } from './unreadQuery'

/** Finds ways to a page that lack a parameter of its address without which it can read nothing. */
export function missingQueries(site: MarketSite): Problem[] {
  const { pages } = site
  const queries = new Map<string, ReturnType<typeof queryOf>>()
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value: { to, query }, where }) => {
      if (typeof to !== 'string' || !Object.hasOwn(pages, to)) return []
      // Many ways lead to the same page.
      const found = queries.get(to) ?? queryOf(site, to)
      queries.set(to, found)
      const { needed, read } = found
      return needed
        .filter((name) => !isObject(query) || !Object.hasOwn(query, name))
        .map((name): Problem => {
          const what = `the page "${to}" needs "${name}" in its address. Add it to "query".`
          return {
            name: 'missing-key',
            where: isObject(query) ? [...where, 'query'] : where,
            what,
            allowed: [...(read ?? needed)],
          }
        })
    })
}

/** Returns the query parameters without which a page can read nothing, and all that it reads. Code may read others. */
export function queryOf({ pages, sources = {}, known }: MarketSite, route: string) {
  const page = pages[route]
  if (!page) return { needed: [], read: undefined }
  const parts = partsOfPage(route, page)
  const readsOf = (shown: PageConfig) => [...namesOfPage(shown, sources).sources].flatMap((id) => sources[id] ?? [])
  const reads = parts.flatMap(({ value, around }) => {
    const hasCondition = [value, ...around.map((one) => one.value)].some((one) =>
      JSON.stringify(one.when)?.includes('"query.'),
    )
    return value.block === undefined || hasCondition ? [] : [{ call: value.call ?? value.rows, body: value.body }]
  })
  // A form is empty while its initial values have no source, for example a new article.
  const asked = readsOf(withoutInitial(page))
  const needed = [...reads, ...asked].flatMap(({ call, body }) => {
    const { required = [] } = own(known.endpoints, call)?.request ?? {}
    return Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) => {
      const from =
        isObject(value) && typeof value.from === 'string' ? /^query\.(\w+)$/.exec(value.from)?.[1] : undefined
      return from !== undefined && required.includes(name) ? [from] : []
    })
  })
  const isCode = parts.some(({ value }) => value.block === 'widget')
  return {
    needed: [...new Set(needed)],
    read: isCode
      ? undefined
      : namesRead(
          parts,
          readsOf(page).map(({ body }) => body),
        ),
  }
}

function withoutInitial(page: PageConfig): PageConfig {
  return JSON.parse(
    JSON.stringify(page, (name, value: unknown) => (name === 'initial' ? undefined : value)),
  ) as PageConfig
}
