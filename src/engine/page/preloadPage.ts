import { preloadCode } from './pageCode'
import { pageLoaderOf, type RouteModule, type SiteRoute } from '../runtime/site/site'

/**
 * Begins to load the page of a route, while the start goes on with market, app and texts; `more` begins what goes with the
 * page by its name, `read` what it reads. Who shows the page is told of what failed.
 */
export function preloadPage(
  route: SiteRoute | undefined,
  market: string,
  isSignedIn: boolean,
  { loadMessages, read }: { loadMessages?(page: string): void; read?(endpoint: string): void } = {},
): void {
  if (!isPageVisible(route, isSignedIn)) return
  const loading = pageLoaderOf(route, market)?.preload?.(loadMessages)
  // Whoever is not known yet gets to the login first.
  const mayRead = route.access === 'open' || isSignedIn
  if (read && mayRead) loading?.then((module) => prefetchSources(module.route, read)).catch(ignore)
}

/** Begins to load the code that the page of a route is drawn with. */
export function preloadPageCode(route: SiteRoute | undefined, isSignedIn: boolean): void {
  if (!isPageVisible(route, isSignedIn)) return
  preloadCode(route.code ?? [])
}

/** Whether a page will be shown to somebody, as far as its route says. */
export function isPageVisible(route: SiteRoute | undefined, isSignedIn: boolean): route is SiteRoute {
  return route !== undefined && (route.access !== 'guarded' || isSignedIn)
}

function prefetchSources({ sources }: RouteModule, read: (endpoint: string) => void): void {
  for (const { call, body } of Object.values(sources)) if (!body) read(call)
}

/** Who draws it is told. */
function ignore(): void {}
