// The entry of the product. Requests what the page needs while the engine, the widgets and other code load.
import { prepareStart, startedPages, boot, type Bundle, localesFrom } from '@pagewright/engine/boot'
import { developed, protocol } from 'virtual:pagewright/pages'
import { appHost } from './widgets/bridge/appHost'

boot(
  () =>
    prepareStart({
      project: 'lumi',
      documentTitle: 'product',
      protocol,
      ...startedPages(developed, 'lumi'),
      // Each file is a language.
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'POST /web/MyAccountInfo',
      native: appHost,
    }),
  () => import('./main'),
)
