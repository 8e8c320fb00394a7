// Where the pages of the bench begin: the engine, what is generated of them, and nothing of the product.
import type { Market } from '../../../src/engine/config/market'
import { jsonAt } from '../../../src/engine/page/jsonAt'
import type { RouteModule } from '../../../src/engine/page/site'
import { siteFrom } from '../../../src/engine/page/siteFrom'
import { start } from '../../../src/engine/start'
import { localesFrom } from '../../../src/engine/text/localesFrom'
import type { Bundle } from '../../../src/engine/text/texts'
import { endpoints } from '../../../src/generated/endpoints'
import { icons } from '../../../src/generated/icons'
import markets from '../../../src/generated/markets.json'
import { site } from '../../../src/generated/site'

interface Loaded {
  readonly route: RouteModule
}

const data = import.meta.env.DATA_AT ? jsonAt(import.meta.env.DATA_AT) : undefined

const element = document.getElementById('app')
if (!element) throw new Error('index.html has no element with the id "app".')

await start(
  {
    project: 'bench',
    site: siteFrom(
      site,
      (file) => import(/* @vite-ignore */ import.meta.env.PAGES_AT.replace('*', file)) as Promise<Loaded>,
    ),
    markets,
    loadMarket: data && ((id) => data(`markets/${id}`) as Promise<Market>),
    locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
    words: data && ((language, part) => data(`${language}/${part}`) as Promise<Bundle>),
    account: { call: 'POST /bench/account', toUser: (answer) => answer as { readonly uid: string } },
    upload: { call: 'POST /bench/save' },
    endpoints,
    icons,
    widgets: {},
  },
  element,
)
