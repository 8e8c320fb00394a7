// Which routes let people in.
import type { Site } from './site'

/** The login of a route: the one that its page names, or the general one. */
export function loginOf(site: Site, path: string): string {
  return site[path]?.login ?? generalLogin
}

/** All login routes. */
export function loginRoutes(site: Site): readonly string[] {
  return [...new Set([generalLogin, ...Object.values(site).flatMap((route) => (route.login ? [route.login] : []))])]
}

const generalLogin = '/login'
