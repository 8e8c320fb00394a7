// Where the pages of the bench begin: the engine, what is generated of them, and nothing of the product.
import { siteAt } from '../../../src/engine/page/siteAt'
import { start } from '../../../src/engine/start'
import { localesFrom } from '../../../src/engine/text/localesFrom'
import type { Bundle } from '../../../src/engine/text/texts'
import { endpoints } from '../../../src/generated/endpoints'
import { icons } from '../../../src/generated/icons'
import markets from '../../../src/generated/markets.json'
import { site } from '../../../src/generated/site'

const element = document.getElementById('app')
if (!element) throw new Error('index.html has no element with the id "app".')

await start(
  {
    project: 'bench',
    ...siteAt(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
    markets,
    locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
    account: { call: 'POST /bench/account', toUser: (answer) => answer as { readonly uid: string } },
    upload: { call: 'POST /bench/save' },
    endpoints,
    icons,
    widgets: {},
  },
  element,
)
