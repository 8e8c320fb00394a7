// Which routes let people in.
import type { Location } from 'react-router-dom'
import { safePath } from '../../ui/format/safeUrl'
import type { Site } from '../site/site'

/** The login of a route: the one that its page names, or the general one. */
export function loginRouteOf(site: Site, path: string): string {
  return site[path]?.login ?? generalLogin
}

/** All login routes. */
export function loginRoutes(site: Site): readonly string[] {
  return [...new Set([generalLogin, ...Object.values(site).flatMap((route) => (route.login ? [route.login] : []))])]
}

/** Gives where a login was come to from; undefined for what is no page of the site, and for a login. */
export function returnPath(site: Site, { pathname, state }: Location<unknown>): string | undefined {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined
  return safePath(back, { known: (path) => path in site, logins: [pathname, ...loginRoutes(site)] })
}

const generalLogin = '/login'
