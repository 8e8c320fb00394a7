// Finds and sends the reads that a page will make, before the code that makes them has loaded.
import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../runtime/app/app'
import { isPageVisible } from './preloadPage'
import { needsAccount, pageLoaderOf, routeAt, type RouteModule } from '../runtime/site/site'
import { lazyNow, pageScope, readAddress, type ScopeValues } from '../runtime/scope/scope'
import { openTab, readBody } from '../blocks/request/readBody'
import { resolveBindings, isFullyResolved } from '../language/runtime/resolveBindings'
import type { Body, ById, Conditions } from '../language/types/plain'
import type { Block } from '../language/types/plainBlocks'
import type { PageConfig } from '../language/types/plainPage'
import { evaluateCondition, isRef } from '../language/runtime/evaluateCondition'
import { pathsIn, decidingSources } from '../runtime/scope/sources'

/**
 * Prefetches what the page of the address reads, and opens the money service if the page needs it, before anything is
 * drawn. Rejects if the page or the account fails to load.
 */
export async function prefetchQueries(app: App, cache: QueryClient, language: string): Promise<void> {
  const { site, marketId, environment, market, session, client, clock, account, money, native } = app
  const { call } = account
  const { pathname, search } = window.location
  const route = site[routeAt(Object.keys(site), pathname) ?? '']
  const isSignedIn = session.current() !== undefined
  if (!isPageVisible(route, isSignedIn)) return
  // If the service is open before the account has loaded, the page is drawn only once. The code that draws the page
  // handles a failure.
  if (route.code?.includes('money')) money.open().catch(() => undefined)
  const needsUser = call !== undefined && needsAccount(route, isSignedIn)
  if (needsUser) client.prefetch(call, {})
  const loaded = await pageLoaderOf(route, marketId)?.preload?.()
  const parameters = new URLSearchParams(search)
  if (!loaded || !readAddress(loaded.route.page, parameters)) return
  app.registerEndpoints(loaded.route.endpoints)
  // Reads that do not depend on the user need not wait for the account.
  if (needsUser) prefetchReads(undefined, /^(data|user)\./)
  prefetchReads(needsUser ? account.toUser(await client.prefetched(call, {})) : undefined)

  function prefetchReads(user: unknown, notYetKnown?: RegExp): void {
    if (!loaded) return
    const host = { isApp: native.isHosted, version: app.version(), language }
    const scope = pageScope({ id: marketId, environment, facts: market.facts }, host, {
      user,
      now: lazyNow(clock, market.timeZone).now,
      state: loaded.route.page.state ?? {},
      search: parameters,
      page: loaded.route.page,
    })
    for (const { endpoint, body } of initialReads(loaded.route, scope, notYetKnown)) {
      // Blocks that were drawn meanwhile read by themselves.
      const asked = cache.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(endpoint) })
      if (asked.length === 0) client.prefetch(endpoint, body)
    }
  }
}

interface EndpointRead {
  readonly endpoint: string
  readonly body: object
}

/**
 * Returns the sources of a page and the first reads of its blocks. Reads that depend on unknown values are left out;
 * `notYetKnown` matches their paths. Blocks count only if the page surely shows.
 */
export function initialReads(
  { page, sources }: Pick<RouteModule, 'page' | 'sources'>,
  scope: ScopeValues,
  notYetKnown = /^data\./,
): readonly EndpointRead[] {
  return [
    ...Object.values(needsHold(page) ? sources : decidingSources({ page, sources })).flatMap(
      ({ call, body }): readonly EndpointRead[] => {
        const bound = resolveBindings(body, scope)
        return isFixed(body) && isFullyResolved(body, bound) ? [{ endpoint: call, body: bound }] : []
      },
    ),
    ...(isShown(page) ? readsOf(page.blocks) : []),
  ]

  function isShown(page: PageConfig): boolean {
    return (
      needsHold(page) &&
      Object.values(page.redirects ?? {}).every(({ when }) => isKnown(when) && !evaluateCondition(when, scope))
    )
  }

  function needsHold({ needs }: PageConfig): boolean {
    return Object.values(needs ?? {}).every(({ when }) => surelyHolds(when))
  }

  /** A block reads the endpoint in its `rows` or `call` as soon as it is drawn (`Asks` in the grammar). */
  function readsOf(blocks: ById<Block>): readonly EndpointRead[] {
    return Object.values(blocks).flatMap((block): readonly EndpointRead[] => {
      if (!surelyHolds(block.when)) return []
      if ('rows' in block) return isFixed(block.body) ? [firstPageRead(block.rows, readBody(block, scope))] : []
      if ('call' in block && block.call !== undefined)
        return isFixed(block.body) ? [{ endpoint: block.call, body: readBody(block, scope) }] : []
      // The rows of choices may be many, and a form is drawn without them.
      if (block.block !== 'tabs' || !Object.values(block.tabs).every(({ when }) => isKnown(when))) return []
      return readsOf(openTab(block, scope)?.[1].blocks ?? {})
    })
  }

  function surelyHolds(when: Conditions | undefined): boolean {
    return isKnown(when) && evaluateCondition(when, scope)
  }

  function isKnown(when: Conditions | undefined): boolean {
    return !pathsIn(when).some((path) => notYetKnown.test(path))
  }

  /** Returns true if every value of a body is known. */
  function isFixed(body: Body | undefined): boolean {
    return Object.values(body ?? {}).every((value) => !isRef(value) || !notYetKnown.test(value.from))
  }
}

function firstPageRead(endpoint: string, body: object): EndpointRead {
  return { endpoint, body: { ...body, page: 1 } }
}
