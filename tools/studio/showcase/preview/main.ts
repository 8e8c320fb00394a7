// The page in the frame of the showcase: a whole product with one page, which the showcase sends.
import { start } from '@pagewright/engine'
import { prepareStart } from '@pagewright/engine/boot'
import type { PageConfig } from '@pagewright/engine/tools'
import { icons } from 'virtual:showcase/icons'
import { texts } from 'virtual:showcase/texts'
import { sendToShowcase, type ShowPage } from '../messages'
import { Clock } from '../product/Clock'
import { market } from '../product/market'
import { messages } from '../product/messages'
import { addDraft, endpoints } from './drafts'
import { exampleHost } from './exampleHost'
import { exampleNavigation, exampleSite } from './exampleSite'

let isStarted = false

window.addEventListener('message', ({ data, origin }: MessageEvent<ShowPage>) => {
  if (origin === window.location.origin && data.type === 'show') show(data.page as PageConfig, data.hasBar)
})
sendToShowcase({ type: 'ready' })

function show(page: PageConfig, hasBar = false): void {
  const path = addDraft(page)
  if (path === undefined) return window.location.reload()
  window.history.replaceState(null, '', path)
  // The router follows the address when the browser says that it has changed.
  if (isStarted) window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  else begin(hasBar).catch(report)
  isStarted = true
}

async function begin(hasBar: boolean): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('preview/index.html has no element with the id "app".')
  const prepared = await prepareStart({
    project: 'showcase',
    site: exampleSite(),
    ...(hasBar && { navigation: exampleNavigation }),
    markets: { showcase: market },
    locales: { en: () => Promise.resolve({ ...texts, ...messages }) },
    protocol: { envelope: { success: ['0'] } },
    account: 'POST /account',
    native: exampleHost,
  })
  const toUser = (answer: unknown) => answer as { readonly uid: string }
  await start(
    { toUser, upload: { call: 'POST /save' }, endpoints, icons, widgets: { clock: Clock } },
    prepared,
    element,
  )
}

function report(error: unknown): void {
  document.body.textContent = error instanceof Error ? error.message : String(error)
}
