import type { Market } from '../../language/types/market'
import type { Bundle, LoadMessages } from '../../i18n/texts'
import { jsonLoader } from './loading'
import type { RouteModule, Site } from './site'
import { siteFromEntries, type SiteEntry } from './siteFromEntries'

/** URLs of the generated files, with a star in the place of a file's name. */
export interface BuildUrls {
  readonly pages: string
  /** Messages and markets, beside the pages of a build. Empty in development, where all are bundled. */
  readonly data: string
}

/** Creates the site, and the loaders of messages and markets that are separate files. */
export function createSite(
  entries: { readonly [route: string]: SiteEntry },
  buildUrls: BuildUrls,
): {
  readonly site: Site
  readonly loadMessages: LoadMessages | undefined
  readonly loadMarket: ((id: string) => Promise<Market>) | undefined
  readonly buildUrls: BuildUrls
} {
  const { pages, data } = buildUrls
  const load = data ? jsonLoader(data) : undefined
  return {
    // All pages of a build are in one folder under their own names, so a new page adds a path and no code.
    site: siteFromEntries(
      entries,
      (file) => import(/* @vite-ignore */ pages.replace('*', file)) as Promise<{ readonly route: RouteModule }>,
    ),
    loadMessages: load && ((language, part) => load(`${language}/${part}`) as Promise<Bundle>),
    loadMarket: load && ((id) => load(`markets/${id}`) as Promise<Market>),
    buildUrls,
  }
}
