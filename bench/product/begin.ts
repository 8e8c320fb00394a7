// The entry of the bench's pages.
import { prepareStart, boot, type Bundle, localesFrom, createSite } from '@pagewright/engine/boot'
import markets from 'virtual:pagewright/markets'
import { protocol, site } from 'virtual:pagewright/site'

boot(
  () =>
    prepareStart({
      project: 'bench',
      protocol,
      ...createSite(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
      markets,
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'POST /bench/account',
    }),
  () => import('./main'),
)
