// Finds the pages that use each native function.
import { checkData, isObject } from '@pagewright/engine/tools'
import { effectivePages, type Product } from '@pagewright/cli'

/** Returns the routes that use each function, in the order of the pages. Routes of only some markets name them. */
export function nativeUses(product: Product): ReadonlyMap<string, readonly string[]> {
  const markets = Object.keys(product.markets)
  const users = new Map<string, Map<string, string[]>>()
  for (const market of markets) {
    for (const [route, page] of Object.entries(effectivePages(product, market))) {
      // Invalid data might be cyclic. The checker reports it.
      const calls = checkData(page, []).length === 0 ? nativeCallsOf(page) : []
      for (const call of new Set(calls)) {
        const routes = users.get(call) ?? new Map<string, string[]>()
        routes.set(route, [...(routes.get(route) ?? []), market])
        users.set(call, routes)
      }
    }
  }
  const all = markets.reduce((count, market) => count + Object.keys(effectivePages(product, market)).length, 0)
  return new Map(
    [...users].map(([call, routes]) => {
      const isEvery = all > 1 && [...routes.values()].flat().length === all
      return [call, isEvery ? ['every page'] : [...routes].map(([route, of]) => user(route, of, markets))]
    }),
  )
}

function user(route: string, of: readonly string[], markets: readonly string[]): string {
  return of.length === markets.length ? `\`${route}\`` : `\`${route}\` (${of.join(', ')})`
}

/** Finds everything with the form of a call, so that it also works for pages with mistakes. */
function nativeCallsOf(found: unknown): readonly string[] {
  if (Array.isArray(found)) return found.flatMap(nativeCallsOf)
  if (!isObject(found)) return []
  const here = found.do === 'native' ? [found] : found.do === 'share' ? [found.by] : []
  const opened = isObject(found.opened) ? Object.values(found.opened) : []
  return [...[...here, ...opened].flatMap(nameOf), ...Object.values(found).flatMap(nativeCallsOf)]
}

function nameOf(call: unknown): readonly string[] {
  return isObject(call) && typeof call.call === 'string' ? [call.call] : []
}
