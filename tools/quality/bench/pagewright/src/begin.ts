// The entry of the bench's pages.
import { begin } from '../../../../../src/engine/boot/begin'
import { boot } from '../../../../../src/engine/boot/boot'
import { siteAt } from '../../../../../src/engine/runtime/site/siteAt'
import { localesFrom } from '../../../../../src/engine/i18n/wordsAhead'
import type { Bundle } from '../../../../../src/engine/i18n/texts'
import markets from '../../../../../src/generated/markets.json'
import { site } from '../../../../../src/generated/site'

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
