// The site: the routes that the generator writes, each with what it needs, and how their pages load.
import type { EndpointShape } from '../../api/client'
import type { BlockCode } from '../../language/types/plain'
import type { Access, PageConfig, Source } from '../../language/types/plainPage'
import type { CompiledForm } from '../../forms/validation/compiledValidator'
import type { IconShape, Market } from '../../language/types/market'
import { preloadable } from '../../lib/preload'
import type { Bundle, LoadMessages } from '../../i18n/texts'
import { jsonLoader } from './loading'
import { importSigned } from './trust'
import { attempt } from '../../lib/attempt'

/** A page and everything that it names. One chunk of the build. */
export interface RouteModule {
  readonly page: PageConfig
  /** Sentences about problems of the config, with file and line. A page with problems is not drawn. */
  readonly problems: readonly string[]
  readonly endpoints: { readonly [endpoint: string]: EndpointShape }
  readonly sources: { readonly [id: string]: Source }
  readonly forms: { readonly [name: string]: CompiledForm }
  readonly icons: { readonly [name: string]: IconShape }
}

/** Loads a page, and its messages at the same time if `loadMessages` is given. */
interface LoadPage {
  (loadMessages?: (name: string) => Promise<void>): Promise<Loaded>
  /** Starts to load early. `preloadMessages` does so for the messages. */
  preload?(preloadMessages?: (name: string) => void): Promise<Loaded>
}
interface Loaded {
  readonly route: RouteModule
}

/** A part of the code that a page is drawn with: that of its blocks, and the one that moves money. */
export type CodeGroup = BlockCode | 'money'

/** A route before its page loads. */
export interface SiteRoute {
  readonly access: Access
  readonly login?: string
  /** Loader by market; `default` serves all others. */
  readonly load: { readonly [market: string]: LoadPage }
  /** Markets that do not have the page. */
  readonly hidden?: readonly string[]
  /** Groups of code that the page needs in any market; none by default. */
  readonly code?: readonly CodeGroup[]
}

/** Returns the loader of a route's page in a market. */
export function pageLoaderOf({ load }: SiteRoute, market: string): LoadPage | undefined {
  return load[market] ?? load.default
}

/** All routes by path. */
export interface Site {
  readonly [path: string]: SiteRoute
}

/** Returns the routes of a market. A route that it lacks behaves like an unknown address. */
export function siteForMarket(site: Site, market: string): Site {
  return Object.fromEntries(Object.entries(site).filter(([, route]) => !route.hidden?.includes(market)))
}

/** Returns true if people see a route whether or not they are signed in. */
export function isForEverybody(route: SiteRoute | undefined): boolean {
  return route?.access === 'open' || route?.access === 'visitor'
}

/**
 * Returns true if a route needs the account. A page behind a login does not ask before somebody has signed in.
 */
export function needsAccount(route: SiteRoute | undefined, isSignedIn: boolean): boolean {
  if (!route || route.access === 'open') return false
  return isSignedIn || route.access === 'account'
}

/** One route of the site map. Omitted properties use their defaults. */
export interface SiteEntry {
  /** Defaults to 'account'. */
  readonly access?: Access
  readonly login?: string
  /** Markets with a page of their own. The value is the end of its file name, which several markets may share. */
  readonly own?: { readonly [market: string]: string }
  /** Markets that do not have the page. */
  readonly hidden?: readonly string[]
  readonly code?: readonly CodeGroup[]
}

/** Builds the site. `load` gets the name of a route's file, such as 'team-member' or 'home.second'. */
export function siteFromEntries(
  entries: { readonly [route: string]: SiteEntry },
  load: (file: string) => Promise<{ readonly route: RouteModule }>,
): Site {
  // The messages of a page have the same file name as the page. The callers give functions that load messages by that name.
  const loadOf = (file: string): LoadPage => {
    const code = preloadable(() => load(file))
    const loadAll: LoadPage = async (loadMessages) => (await Promise.all([code.load(), loadMessages?.(file)]))[0]
    const preload = (preloadMessages?: (name: string) => void) => {
      preloadMessages?.(file)
      return code.preload()
    }
    return Object.assign(loadAll, { preload })
  }
  return Object.fromEntries(
    Object.entries(entries).map(([route, { access = 'account', own = {}, ...rest }]) => {
      const file = routeFile(route)
      const loads = Object.entries(own).map(([market, name]) => [market, loadOf(`${file}.${name}`)] as const)
      return [route, { ...rest, access, load: { default: loadOf(file), ...Object.fromEntries(loads) } }]
    }),
  )
}

/** Returns the file name of a route: '/team/member' is 'team-member', '/' is 'home'. */
export function routeFile(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')
}

/** URLs of the generated files, with a star in the place of a file's name. */
export interface BuildUrls {
  readonly report: string
  readonly pages: string
  /** Messages and markets, beside the pages of a build. Empty in development, where all are bundled. */
  readonly data: string
}

/** Creates the site, and the loaders of messages and markets that are separate files. */
export function createSite(
  entries: { readonly [route: string]: SiteEntry },
  buildUrls: BuildUrls,
): {
  readonly site: Site
  readonly loadMessages: LoadMessages | undefined
  readonly loadMarket: ((id: string) => Promise<Market>) | undefined
  readonly buildUrls: BuildUrls
} {
  const { pages, data } = buildUrls
  const load = data ? jsonLoader(data) : undefined
  return {
    // All pages of a build are in one folder under their own names, so a new page adds a path and no code.
    site: siteFromEntries(
      entries,
      (file) =>
        (import.meta.env.SIGNED_RELEASES
          ? importSigned(pages.replace('*', file))
          : import(/* @vite-ignore */ pages.replace('*', file))) as Promise<{ readonly route: RouteModule }>,
    ),
    loadMessages: load && ((language, part) => load(`${language}/${part}`) as Promise<Bundle>),
    loadMarket: load && ((id) => load(`markets/${id}`) as Promise<Market>),
    buildUrls,
  }
}

/**
 * Returns the route that an address shows. It agrees with the router's `matchRoutes` for a site map. It runs before the
 * router has loaded, whose own match would add 17 kB gzip to the first script (ADR 0002).
 */
export function routeAt(routes: readonly string[], pathname: string): string | undefined {
  const wanted = comparable(attempt(() => decodeURI(pathname)) ?? pathname)
  return routes.find((route) => comparable(route) === wanted)
}

/** The router ignores case and trailing slashes. */
function comparable(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '')
}
