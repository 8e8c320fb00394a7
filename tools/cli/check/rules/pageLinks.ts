// Checks the ways between pages: each page is reached, leads on, asks for a login that exists, and gets the parameters of
// its address that it reads.
import { notAmong, type Problem, type PageConfig, isObject, isRef, readAddress } from '@pagewright/engine/tools'
import type { MarketProblem } from '../product/checkMarkets'
import { generalLogin } from '../product/checkWays'
import {
  partsOfPage,
  type MarketRule,
  type MarketSite,
  type WholeSite,
  waysOf,
  partsOfPages,
  type PagePart,
} from './rule'
import { mismatch, own } from '../grammar/known'
import { namesOfPage } from '../../generate/routes'

/**
 * Finds pages that no link reaches from the first page, a login, or one of the `entries` that are opened from outside.
 */
export function unreachablePages(entries: readonly string[]): MarketRule {
  return (site) => {
    const reached = reachedFrom(['/', generalLogin, ...entries], site)
    return Object.keys(site.pages)
      .filter((route) => !reached.has(route))
      .map((route): Problem => {
        const what = 'no reachable page links here: link it, or add it to "entries" of pages.config.ts.'
        return { name: 'unreachable-page', where: [route], what }
      })
  }
}

/** Finds names in `entries` that are not pages. */
export function unknownEntries({ product: { entries = [], pages } }: Pick<WholeSite, 'product'>): Problem[] {
  const routes = Object.keys(pages)
  return entries
    .filter((entry) => !routes.includes(entry))
    .map((entry) =>
      notAmong(
        { name: 'unknown-route', where: ['entries'], what: `there is no page ${JSON.stringify(entry)}.` },
        entry,
        routes,
      ),
    )
}

function reachedFrom(entries: readonly string[], { pages }: MarketSite): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    if (reached.has(route) || !Object.hasOwn(pages, route)) continue
    reached.add(route)
    open.push(...waysOf(partsOfPage(route, pages[route])).map(({ to }) => to))
  }
  return reached
}

/** Finds start pages, which have no arrow back, on which nothing leads to another page. The first page needs no way. */
export function noWayBack({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]): Problem[] => {
    if (page.look === undefined || page.look === 'plain' || route === '/') return []
    const parts = partsOfPage(route, page)
    // Code decides where a widget leads.
    if (waysOf(parts).some(({ to }) => to !== route) || parts.some(({ value }) => value.block === 'widget')) return []
    const what = `a "${page.look}" page has no arrow, and nothing here leads to another page.`
    return [{ name: 'no-way-back', where: [route], what }]
  })
}

/** Finds pages that need a session where nobody can sign in, and links from open pages to guarded ones without a login. */
export function missingLogins({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]): Problem[] => {
    const { access = 'account', login = generalLogin } = page
    if (access === 'account' && !known.routes.includes(login)) {
      const what = `this page needs a session, and there is no page "${login}": add it, name another page as "login", or write access: 'open'.`
      return [{ name: 'missing-login', where: [route], what }]
    }
    if (access !== 'open' && access !== 'visitor') return []
    return waysOf(partsOfPage(route, page)).flatMap(({ to, where, signsIn }): Problem[] => {
      const target = Object.hasOwn(pages, to) ? pages[to] : undefined
      if (target?.access !== 'guarded' || target.login !== undefined || signsIn) return []
      const what = `"${to}" needs a session and names no "login", so people without a session cannot open it.`
      return [{ name: 'missing-login', where, what }]
    })
  })
}

/** Finds codes that end the session while pages lead to a sign-in that does not exist. People would see "Page not found". */
export function sessionsWithoutLogin({ contract, markets }: WholeSite): MarketProblem[] {
  const codes = contract.protocol?.envelope?.sessionEnd ?? []
  if (codes.length === 0) return []
  return markets.flatMap(({ id, pages, known }): MarketProblem[] => {
    if (known.routes.includes(generalLogin)) return []
    const lost = Object.entries(pages).find(([, { login }]) => login === undefined)
    if (!lost) return []
    const what = `after these codes, "${lost[0]}" opens "${generalLogin}", which is no page: add that page, name the page for signing in as "login" of each page, or remove the codes.`
    const where = ['schemas/api.json', 'protocol', 'envelope', 'sessionEnd']
    return [{ name: 'missing-login', where, what, market: id }]
  })
}

/** Finds query parameters that the linked page never reads, and tabs that it does not have. */
export function unreadQueries({ pages, sources = {} }: MarketSite): Problem[] {
  return partsOfPages(pages).flatMap(({ value: { to, query }, where }) => {
    const page = own(pages, to)
    if (!page || !isObject(query)) return []
    const asked = [...namesOfPage(page, sources).sources].map((id) => sources[id]?.body)
    return [
      ...queryProblems(query, [...where, 'query'], partsOfPage(String(to), page), asked),
      ...Object.keys(page.query ?? {}).flatMap((name): Problem[] => {
        const value = own(query, name)
        if (typeof value !== 'string' || readAddress(page, new URLSearchParams({ [name]: value }))) return []
        const what = `the linked page reads "${name}" as a number, and ${JSON.stringify(value)} is none.`
        return [{ name: 'cannot-match', where: [...where, 'query', name], what }]
      }),
    ]
  })
}

/** Finds pages whose sources need a parameter of the address as a number, or as a text, and that read it otherwise. */
export function unreadNumbers({ pages, sources = {}, known }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    [...namesOfPage(page, sources).sources].flatMap((id) =>
      Object.entries(sources[id]?.body ?? {}).flatMap(([member, value]): Problem[] => {
        const name = isRef(value) ? /^query\.(\w+)$/.exec(value.from)?.[1] : undefined
        const tree = own(own(known.endpoints, sources[id]?.call)?.request.properties, member)
        if (name === undefined || !tree) return []
        const isNumber = own(page.query, name) === 'number'
        const why = mismatch({ type: isNumber ? 'number' : 'string' }, tree)
        if (why === undefined) return []
        const wayOut = isNumber ? `remove "${name}" from "query"` : `add query: { ${name}: 'number' } to the page`
        return [{ name: 'cannot-match', where: [route], what: `"query.${name}" of "data.${id}" ${why}: ${wayOut}.` }]
      }),
    ),
  )
}

function queryProblems(query: object, where: readonly string[], target: readonly PagePart[], asked: object): Problem[] {
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
function namesRead(parts: readonly PagePart[], asked: object): ReadonlySet<string> {
  const [page] = parts
  const paths = [...JSON.stringify([page?.value, asked]).matchAll(/"query\.(\w+)/g)].map(([, name = '']) => name)
  const named = parts.flatMap(({ value }) => (typeof value.param === 'string' ? [value.param] : []))
  const row = parts.some(({ value }) => isObject(value.detail)) ? ['row'] : []
  return new Set([...paths, ...named, ...row])
}

/** Finds ways to a page that lack a parameter of its address without which it can read nothing. */
export function missingQueries(site: MarketSite): Problem[] {
  const { pages } = site
  const queries = new Map<string, ReturnType<typeof queryOf>>()
  return partsOfPages(pages).flatMap(({ value: { to, query }, where }) => {
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
