import { attempt } from '../../lib/attempt'

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
