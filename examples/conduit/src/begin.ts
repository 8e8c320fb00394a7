// The entry of the product: asks for what the page needs while the engine is loading.
import { boot, type Bundle, localesFrom, prepareStart, startedPages } from '@pagewright/engine/boot'
import { developed, protocol } from 'virtual:pagewright/pages'

boot(
  () =>
    prepareStart({
      project: 'conduit',
      protocol,
      ...startedPages(developed, 'conduit'),
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'GET /api/user',
    }),
  () => import('./main'),
)
