// Builds the site from its generated entries, which stay short because every page loads them.
import type { Access } from '../../language/types/plainPage'
import { preloadable } from '../../lib/preload'
import type { CodeGroup, LoadPage, RouteModule, Site } from './site'

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
