// What the generated part of a product hands to the engine: its routes, each with all that the route needs.
import type { EndpointShape } from '../../api/client'
import type { BlockCode } from '../../language/types/plain'
import type { Access, PageConfig, Source } from '../../language/types/plainPage'
import type { Problem } from '../../language/types/problem'
import type { CompiledForm } from '../../forms/validation/compiledValidator'
import type { IconShape } from '../../ui/icons/icons'

/** A page and everything that it names; one chunk of the build. */
export interface RouteModule {
  readonly page: PageConfig
  /** Why the page cannot be shown; nothing of it is drawn then. */
  readonly problems: readonly Problem[]
  readonly endpoints: { readonly [endpoint: string]: EndpointShape }
  readonly sources: { readonly [id: string]: Source }
  readonly forms: { readonly [name: string]: CompiledForm }
  readonly icons: { readonly [name: string]: IconShape }
}

/** Loads a page, and has its words loaded at the same time, where they are wanted. */
export interface LoadPage {
  (need?: (words: string) => Promise<void>): Promise<Loaded>
  /** Begins before the page is asked for; what loads its words begins with them. */
  preload?(words?: (name: string) => void): Promise<Loaded>
}
interface Loaded {
  readonly route: RouteModule
}

/** A part of the code that a page is drawn with: that of its blocks, and the one that moves money. */
export type CodeGroup = BlockCode | 'money'

/** What must be known of a route before its page is loaded. */
export interface SiteRoute {
  readonly access: Access
  readonly login?: string
  /** By market; `default` serves all that are not named. */
  readonly load: { readonly [market: string]: LoadPage }
  /** Markets that do not have the page. */
  readonly hidden?: readonly string[]
  /** The code that the page is drawn with, whichever market's it is; none unless said. */
  readonly code?: readonly CodeGroup[]
}

/** What loads the page of a route in a market. */
export function pageLoaderOf({ load }: SiteRoute, market: string): LoadPage | undefined {
  return load[market] ?? load.default
}

/** All routes by path. */
export interface Site {
  readonly [path: string]: SiteRoute
}

/** The routes that a market has; one that it lacks is to be like any other address with nothing behind it. */
export function siteForMarket(site: Site, market: string): Site {
  return Object.fromEntries(Object.entries(site).filter(([, route]) => !route.hidden?.includes(market)))
}

/** Whether a route needs to know who is using it (spec §2): where one has to sign in first, nobody is asked for. */
export function needsAccount(route: SiteRoute | undefined, isSignedIn: boolean): boolean {
  if (!route || route.access === 'open') return false
  return isSignedIn || route.access === 'account'
}
