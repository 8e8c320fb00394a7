import type { Market } from '../../language/types/market'
import type { Bundle, LoadWords } from '../../i18n/texts'
import { jsonAt } from './served'
import type { RouteModule, Site } from './site'
import { siteFrom, type SiteEntry } from './siteFrom'

/** Where what is generated lies: addresses with a star in the place of a file's name. */
export interface Places {
  readonly pages: string
  /** Words and markets, beside the pages of a build; empty while developing, when all of them are here. */
  readonly data: string
}

/** Gives the site, and what loads the words and markets that are data of their own. */
export function siteAt(
  entries: { readonly [route: string]: SiteEntry },
  places: Places,
): {
  readonly site: Site
  readonly words: LoadWords | undefined
  readonly loadMarket: ((id: string) => Promise<Market>) | undefined
  readonly places: Places
} {
  const { pages, data } = places
  const load = data ? jsonAt(data) : undefined
  return {
    // One folder holds all pages of a build under their own names: a page more is its path, not a line of code.
    site: siteFrom(
      entries,
      (file) => import(/* @vite-ignore */ pages.replace('*', file)) as Promise<{ readonly route: RouteModule }>,
    ),
    words: load && ((language, part) => load(`${language}/${part}`) as Promise<Bundle>),
    loadMarket: load && ((id) => load(`markets/${id}`) as Promise<Market>),
    places,
  }
}
