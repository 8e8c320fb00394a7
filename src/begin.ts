// The entry of the product. Requests what the page needs while the engine, the widgets and other code load.
import { prepareStart, boot, type Bundle, localesFrom, createSite } from '@pagewright/engine/boot'
import markets from 'virtual:pagewright/markets'
import { navigation, protocol, site } from 'virtual:pagewright/site'
import { appHost } from './widgets/bridge/appHost'

boot(
  () =>
    prepareStart({
      project: 'lumi',
      documentTitle: 'product',
      navigation,
      protocol,
      ...createSite(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
      markets,
      // Each file is a language.
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'POST /web/MyAccountInfo',
      native: appHost,
    }),
  () => import('./main'),
)
