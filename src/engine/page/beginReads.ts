import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import type { App } from '../app'
import { isShown } from './beginPage'
import { readsAhead, type Asked } from './readsAhead'
import { routeAt } from './routeAt'
import { pageScope } from './scope'
import { asksAccount, pageOf } from './site'
import { momentOf } from './useNow'

/** Begins what the page of the address reads, before anything of it is drawn. Rejects where page or account do not come. */
export async function beginReads(app: App, cache: QueryClient): Promise<void> {
  const { site, marketId, market, session, client, clock, account } = app
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
  const scope = pageScope(app, {
    user: answer === undefined ? undefined : account.toUser(answer),
    now: momentOf(clock, market.timeZone).now,
    state: loaded.route.page.state ?? {},
    search: new URLSearchParams(search),
  })
  beginUnasked(readsAhead(loaded.route, scope), client, cache)
}

/** Begins those reads that nobody has asked for yet: what is drawn meanwhile asks by itself. */
export function beginUnasked(reads: readonly Asked[], client: Client, cache: QueryClient): void {
  for (const { endpoint, body } of reads) {
    const isAsked = cache.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(endpoint) })
    if (isAsked.length === 0) client.begin(endpoint, body)
  }
}
