import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../runtime/app/app'
import { isPageVisible } from './preloadPage'
import { initialReads } from './initialReads'
import { needsAccount, pageLoaderOf, routeAt } from '../runtime/site/site'
import { lazyNow, pageScope } from '../runtime/scope/scope'

/**
 * Prefetches what the page of the address reads, and opens the money service if the page needs it, before anything is
 * drawn. Rejects if the page or the account fails to load.
 */
export async function prefetchQueries(app: App, cache: QueryClient, language: string): Promise<void> {
  const { site, marketId, environment, market, session, client, clock, account, money, native } = app
  const { pathname, search } = window.location
  const route = site[routeAt(Object.keys(site), pathname) ?? '']
  const isSignedIn = session.current() !== undefined
  if (!isPageVisible(route, isSignedIn)) return
  // If the service is open before the account has loaded, the page is drawn only once. The code that draws the page
  // handles a failure.
  if (route.code?.includes('money')) money.open().catch(() => undefined)
  const needsUser = needsAccount(route, isSignedIn)
  if (needsUser) client.prefetch(account.call, {})
  const loaded = await pageLoaderOf(route, marketId)?.preload?.()
  if (!loaded) return
  app.registerEndpoints(loaded.route.endpoints)
  // Reads that do not depend on the user need not wait for the account.
  if (needsUser) prefetchReads(undefined, /^(data|user)\./)
  prefetchReads(needsUser ? account.toUser(await client.prefetched(account.call, {})) : undefined)

  function prefetchReads(user: unknown, notYetKnown?: RegExp): void {
    if (!loaded) return
    const host = { isApp: native.isHosted, version: app.version(), language }
    const scope = pageScope({ id: marketId, environment, facts: market.facts }, host, {
      user,
      now: lazyNow(clock, market.timeZone).now,
      state: loaded.route.page.state ?? {},
      search: new URLSearchParams(search),
    })
    for (const { endpoint, body } of initialReads(loaded.route, scope, notYetKnown)) {
      // Blocks that were drawn meanwhile read by themselves.
      const asked = cache.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(endpoint) })
      if (asked.length === 0) client.prefetch(endpoint, body)
    }
  }
}
