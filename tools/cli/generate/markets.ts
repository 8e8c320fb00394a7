import type { Market } from '@pagewright/engine/tools'
import type { Product } from './routes'

/** Writes what a page knows of markets, as JSON: what they change of pages and schemas is in the pages already. */
export function marketsText(markets: Product['markets']): string {
  const shown = Object.entries(markets).map(([id, market]) => [id, shownOf(market)])
  return `${JSON.stringify(Object.fromEntries(shown), null, 1)}\n`
}

function shownOf({ pages: _pages, schemas: _schemas, ...shown }: Market): object {
  return shown
}
