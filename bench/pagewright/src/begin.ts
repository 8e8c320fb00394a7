// The entry of the bench's pages.
import { begin } from '../../../src/engine/begin'
import { boot } from '../../../src/engine/boot/boot'
import { siteAt } from '../../../src/engine/page/siteAt'
import { localesFrom } from '../../../src/engine/text/localesFrom'
import type { Bundle } from '../../../src/engine/text/texts'
import markets from '../../../src/generated/markets.json'
import { site } from '../../../src/generated/site'

boot(
  () =>
    begin({
      project: 'bench',
      ...siteAt(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
      markets,
      locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
      account: 'POST /bench/account',
    }),
  () => import('./main'),
)
