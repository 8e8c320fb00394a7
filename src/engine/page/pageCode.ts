// Holds the code groups that pages are drawn with, so that they can load before the page.
import { blockCode } from '../blocks/blockCode'
import type { CodeGroup } from '../runtime/site/site'
import { lazyMoneyViews } from '../actions/money/lazyMoneyViews'

export const pageCode = { ...blockCode, money: lazyMoneyViews } satisfies { readonly [group in CodeGroup]: unknown }

/** Starts to load parts of the code. The code that draws with a part handles its failure. */
export function preloadCode(names: readonly CodeGroup[]): void {
  for (const name of names) pageCode[name].preload().catch(ignore)
}

function ignore(): void {}
