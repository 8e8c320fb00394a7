import { blockCode } from '../blocks/blockCode'
import type { EndpointShape } from '../api/client'
import { lazyMoneyViews } from '../actions/money/lazyMoneyViews'
import { decidingSources } from '../runtime/scope/sources'
import { type CodeGroup, pageLoaderOf, type RouteModule, type SiteRoute } from '../runtime/site/site'

/** The code groups that pages are drawn with. They can load before the page. */
export const pageCode = { ...blockCode, money: lazyMoneyViews } satisfies { readonly [group in CodeGroup]: unknown }

/**
 * Starts to load the page of a route while the start continues, its messages with `loadMessages`, and its sources with
 * `read`. The code that shows the page handles failures.
 */
export function preloadPage(
  route: SiteRoute | undefined,
  market: string,
  isSignedIn: boolean,
  {
    loadMessages,
    read,
  }: { loadMessages?(page: string): void; read?(endpoint: string, shape: EndpointShape | undefined): void } = {},
): void {
  if (!isPageVisible(route, isSignedIn)) return
  const loading = pageLoaderOf(route, market)?.preload?.(loadMessages)
  // Without a session the login page opens first.
  const mayRead = route.access === 'open' || isSignedIn
  if (read && mayRead) loading?.then((module) => prefetchSources(module.route, read)).catch(ignore)
}

/** Starts to load the code groups of a route. */
export function preloadPageCode(route: SiteRoute | undefined, isSignedIn: boolean): void {
  if (!isPageVisible(route, isSignedIn)) return
  // The code that draws with a group handles its failure.
  for (const name of route.code ?? []) pageCode[name].preload().catch(ignore)
}

export function isPageVisible(route: SiteRoute | undefined, isSignedIn: boolean): route is SiteRoute {
  return route !== undefined && (route.access !== 'guarded' || isSignedIn)
}

function prefetchSources(route: RouteModule, read: (endpoint: string, shape?: EndpointShape) => void): void {
  const first = route.page.needs ? decidingSources(route) : route.sources
  for (const { call, body } of Object.values(first)) {
    const shape = route.endpoints[call]
    // The client asks for pages as their server wants.
    if (!body && !shape?.pages) read(call, shape)
  }
}

/** Does nothing: the code that draws the page handles the failure. */
function ignore(): void {}
