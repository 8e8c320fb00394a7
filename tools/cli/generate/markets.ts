import type { Market } from '@pagewright/engine/tools'
import type { Product } from './loadProduct'

/** Returns the markets as JSON for the client. It omits overlays, which the generated pages already contain. */
export function marketsText(markets: Product['markets']): string {
  const shown = Object.entries(markets).map(([id, market]) => [id, shownOf(market)])
  return `${JSON.stringify(Object.fromEntries(shown), null, 1)}\n`
}

function shownOf({ pages: _pages, schemas: _schemas, ...shown }: Market): object {
  return shown
}
