// The only place where engine, pages, markets, widgets and texts meet.
import type { sources } from '../pages/sources'
import { toUser } from './account'
import type { Market } from './engine/config/market'
import type { Sources } from './engine/config/types'
import { jsonAt } from './engine/page/jsonAt'
import type { RouteModule } from './engine/page/site'
import { siteFrom } from './engine/page/siteFrom'
import { start } from './engine/start'
import { startFailed } from './engine/startFailed'
import { createStore } from './engine/session/storage'
import { localesFrom } from './engine/text/localesFrom'
import type { Bundle } from './engine/text/texts'
import { endpoints } from './generated/endpoints'
import { icons } from './generated/icons'
import markets from './generated/markets.json'
import { site } from './generated/site'
import type { Account } from './generated/types'
import { appHost } from './widgets/bridge/appHost'
import { widgets } from './widgets/widgets'

/** The sources are part of the register, so it is here that they are held to the language. */
type Checked<S extends Sources> = S
export type NamedReads = Checked<typeof sources>

interface Loaded {
  readonly route: RouteModule
}

/** In a build, what is data lies beside the pages, and is loaded by whoever needs it; while developing all of it is here. */
const data = import.meta.env.DATA_AT ? jsonAt(import.meta.env.DATA_AT) : undefined

const project = 'lumi'
const sides = createStore(() => window.sessionStorage, project)
const element = document.getElementById('app')
if (!element) throw new Error('index.html has no element with the id "app".')

await start(
  {
    project,
    // One folder holds all pages of a build under their own names: a page more is its path, not a line of code.
    site: siteFrom(
      site,
      (file) => import(/* @vite-ignore */ import.meta.env.PAGES_AT.replace('*', file)) as Promise<Loaded>,
    ),
    markets,
    loadMarket: data && ((id) => data(`markets/${id}`) as Promise<Market>),
    // A language more is a file more.
    locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
    words: data && ((language, part) => data(`${language}/${part}`) as Promise<Bundle>),
    account: {
      call: 'POST /web/MyAccountInfo',
      toUser: (answer) => toUser(answer as Account, sides),
    },
    upload: { call: 'POST /web/upload' },
    endpoints,
    icons,
    widgets,
    native: appHost,
  },
  element,
).catch(async (error: unknown) => {
  await startFailed(element)
  throw error
})
