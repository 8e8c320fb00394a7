// The entry of the product: asks for what the page needs while the engine is loading.
import { boot, type Bundle, createSite, localesFrom, prepareStart } from '@pagewright/engine/boot'
import markets from 'virtual:pagewright/markets'
import { navigation, protocol, site } from 'virtual:pagewright/site'

boot(
  () =>
    prepareStart({
      project: 'github',
      navigation,
      protocol,
      ...createSite(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
      markets,
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'GET /user',
    }),
  () => import('./main'),
)
