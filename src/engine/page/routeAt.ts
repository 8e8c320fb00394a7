import { attempt } from '../session/attempt'

/** Gives the one of some routes that an address shows, whatever its case, a slash at its end, or how it is written. */
export function routeAt(routes: readonly string[], pathname: string): string | undefined {
  const wanted = plain(attempt(() => decodeURI(pathname)) ?? pathname)
  return routes.find((route) => plain(route) === wanted)
}

function plain(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '')
}
