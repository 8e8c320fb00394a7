import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../app'
import { isShown } from './beginPage'
import { readsAhead } from './readsAhead'
import { routeAt } from './routeAt'
import { pageScope } from './scope'
import { asksAccount, pageOf } from './site'
import { momentOf } from './useNow'

/** Begins what the page of the address reads, before anything of it is drawn. Rejects where page or account do not come. */
export async function beginReads(app: App, cache: QueryClient): Promise<void> {
  const { site, marketId, market, session, client, clock, account, native } = app
  const { pathname, search } = window.location
  const route = site[routeAt(Object.keys(site), pathname) ?? '']
  const isSignedIn = session.current() !== undefined
  if (!isShown(route, isSignedIn)) return
  const isAsked = asksAccount(route, isSignedIn)
  if (isAsked) client.begin(account.call, {})
  const [loaded, answer] = await Promise.all([
    pageOf(route, marketId)?.begin?.(),
    isAsked ? client.begun(account.call, {}) : undefined,
  ])
  if (!loaded) return
  const scope = pageScope(market, native.isHosted, {
    user: answer === undefined ? undefined : account.toUser(answer),
    now: momentOf(clock, market.timeZone).now,
    state: loaded.route.page.state ?? {},
    search: new URLSearchParams(search),
  })
  for (const { endpoint, body } of readsAhead(loaded.route, scope)) {
    // What is drawn meanwhile asks by itself.
    const asked = cache.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(endpoint) })
    if (asked.length === 0) client.begin(endpoint, body)
  }
}
