// Finds the login routes of a site.
import type { Location } from 'react-router-dom'
import { safePath } from '../../ui/format/safeUrl'
import type { Site } from '../site/site'

export function loginRouteOf(site: Site, path: string): string {
  return site[path]?.login ?? generalLogin
}

export function loginRoutes(site: Site): readonly string[] {
  return [...new Set([generalLogin, ...Object.values(site).flatMap((route) => (route.login ? [route.login] : []))])]
}

/** Returns the page that led to sign-in, or undefined if it does not belong to this site or is a login. */
export function returnPath(site: Site, { pathname, state }: Location<unknown>): string | undefined {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined
  return safePath(back, { known: (path) => path in site, logins: [pathname, ...loginRoutes(site)] })
}

const generalLogin = '/login'
