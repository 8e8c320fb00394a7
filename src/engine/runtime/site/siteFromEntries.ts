// The site from what is generated of it: as short as can be, because every page begins by loading it.
import type { Access } from '../../language/types/plainPage'
import { preloadable } from '../../lib/preload'
import type { CodeGroup, LoadPage, RouteModule, Site } from './site'

/** One route of the site map; what is not said is as usual. */
export interface SiteEntry {
  /** 'account' unless said. */
  readonly access?: Access
  readonly login?: string
  /** Markets whose page is another one, each with the market that its file is named after. */
  readonly own?: { readonly [market: string]: string }
  /** Markets that do not have the page. */
  readonly hidden?: readonly string[]
  readonly code?: readonly CodeGroup[]
}

/** Makes the site; `load` gets the name of a route's file, such as 'team-member' or 'home.second'. */
export function siteFromEntries(
  entries: { readonly [route: string]: SiteEntry },
  load: (file: string) => Promise<{ readonly route: RouteModule }>,
): Site {
  // The words of a page are named as its file is.
  const loadOf = (file: string): LoadPage => {
    const code = preloadable(() => load(file))
    const loadAll: LoadPage = async (need) => (await Promise.all([code.load(), need?.(file)]))[0]
    const preload = (words?: (name: string) => void) => {
      words?.(file)
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

/** The file of a route: '/team/member' is 'team-member', '/' is 'home'. */
export function routeFile(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')
}
