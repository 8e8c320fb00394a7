import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../runtime/app/app'
import { isPageVisible } from './preloadPage'
import { initialReads } from './initialReads'
import { routeAt } from '../runtime/site/routeAt'
import { pageScope } from '../runtime/scope/scope'
import { needsAccount, pageLoaderOf } from '../runtime/site/site'
import { lazyNow } from '../runtime/scope/useNow'

/**
 * Begins what the page of the address reads, and opens the journal where it moves money, before anything of it is drawn.
 * Rejects where page or account do not come.
 */
export async function prefetchQueries(app: App, cache: QueryClient): Promise<void> {
  const { site, marketId, market, session, client, clock, account, money, native } = app
  const { pathname, search } = window.location
  const route = site[routeAt(Object.keys(site), pathname) ?? '']
  const isSignedIn = session.current() !== undefined
  if (!isPageVisible(route, isSignedIn)) return
  // Open by the time the account is there, the page is drawn once. Who draws it is told of what failed.
  if (route.code?.includes('money')) money.open().catch(() => undefined)
  const needsUser = needsAccount(route, isSignedIn)
  if (needsUser) client.prefetch(account.call, {})
  const loaded = await pageLoaderOf(route, marketId)?.preload?.()
  if (!loaded) return
  // What does not depend on who it is need not wait for that to be known.
  if (needsUser) prefetchReads(undefined, /^(data|user)\./)
  prefetchReads(needsUser ? account.toUser(await client.prefetched(account.call, {})) : undefined)

  function prefetchReads(user: unknown, notYetKnown?: RegExp): void {
    if (!loaded) return
    const scope = pageScope(market, native.isHosted, {
      user,
      now: lazyNow(clock, market.timeZone).now,
      state: loaded.route.page.state ?? {},
      search: new URLSearchParams(search),
    })
    for (const { endpoint, body } of initialReads(loaded.route, scope, notYetKnown)) {
      // What is drawn meanwhile asks by itself.
      const asked = cache.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(endpoint) })
      if (asked.length === 0) client.prefetch(endpoint, body)
    }
  }
}
