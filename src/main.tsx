// The only place where engine, pages, markets, widgets and texts meet.
import type { sources } from '../pages/sources'
import { toUser } from './account'
import type { Sources } from './engine/config/types'
import { siteAt } from './engine/page/siteAt'
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

const project = 'lumi'
const sides = createStore(() => window.sessionStorage, project)
const element = document.getElementById('app')
if (!element) throw new Error('index.html has no element with the id "app".')

await start(
  {
    project,
    ...siteAt(site, { pages: import.meta.env.PAGES_AT, data: import.meta.env.DATA_AT }),
    markets,
    // A language more is a file more.
    locales: localesFrom(import.meta.glob<Bundle>('../locales/*.json', { import: 'default' })),
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
