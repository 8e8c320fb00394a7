// The entry of the product: asks for what the page needs while the engine, the widgets and the rest are loading.
import { prepareStart, boot, type Bundle, localesFrom, createSite } from '@pagewright/engine/boot'
import markets from 'virtual:pagewright/markets'
import { site } from 'virtual:pagewright/site'
import { appHost } from './widgets/bridge/appHost'

boot(
  () =>
    prepareStart({
      project: 'lumi',
      ...createSite(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
      markets,
      // A language more is a file more.
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'POST /web/MyAccountInfo',
      native: appHost,
    }),
  () => import('./main'),
)
