// The entry of the bench's pages.
import { prepareStart, startedPages, boot, type Bundle, localesFrom } from '@pagewright/engine/boot'
import { developed, protocol } from 'virtual:pagewright/pages'

boot(
  () =>
    prepareStart({
      project: 'bench',
      protocol,
      ...startedPages(developed, 'bench'),
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'POST /bench/account',
    }),
  () => import('./main'),
)
