// Defines the site: the routes that the generator writes, each with what it needs.
import type { EndpointShape } from '../../api/client'
import type { BlockCode } from '../../language/types/plain'
import type { Access, PageConfig, Source } from '../../language/types/plainPage'
import type { Problem } from '../../language/types/problem'
import type { CompiledForm } from '../../forms/validation/compiledValidator'
import type { IconShape } from '../../language/types/market'

/** A page and everything that it names. One chunk of the build. */
export interface RouteModule {
  readonly page: PageConfig
  /** Problems of the config. A page with problems is not drawn. */
  readonly problems: readonly Problem[]
  readonly endpoints: { readonly [endpoint: string]: EndpointShape }
  readonly sources: { readonly [id: string]: Source }
  readonly forms: { readonly [name: string]: CompiledForm }
  readonly icons: { readonly [name: string]: IconShape }
}

/** Loads a page, and its messages at the same time if `loadMessages` is given. */
export interface LoadPage {
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
