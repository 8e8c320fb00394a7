import type { Market } from '../../language/types/market'
import type { Bundle, LoadMessages } from '../../i18n/texts'
import { jsonLoader } from './loading'
import type { RouteModule, Site } from './site'
import { siteFromEntries, type SiteEntry } from './siteFromEntries'

/** Where what is generated lies: addresses with a star in the place of a file's name. */
export interface BuildUrls {
  readonly pages: string
  /** Words and markets, beside the pages of a build; empty while developing, when all of them are here. */
  readonly data: string
}

/** Gives the site, and what loads the words and markets that are data of their own. */
export function createSite(
  entries: { readonly [route: string]: SiteEntry },
  places: BuildUrls,
): {
  readonly site: Site
  readonly loadMessages: LoadMessages | undefined
  readonly loadMarket: ((id: string) => Promise<Market>) | undefined
  readonly buildUrls: BuildUrls
} {
  const { pages, data } = places
  const load = data ? jsonLoader(data) : undefined
  return {
    // One folder holds all pages of a build under their own names: a page more is its path, not a line of code.
    site: siteFromEntries(
      entries,
      (file) => import(/* @vite-ignore */ pages.replace('*', file)) as Promise<{ readonly route: RouteModule }>,
    ),
    loadMessages: load && ((language, part) => load(`${language}/${part}`) as Promise<Bundle>),
    loadMarket: load && ((id) => load(`markets/${id}`) as Promise<Market>),
    buildUrls: places,
  }
}
