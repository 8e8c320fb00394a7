// What a rule looks at: pages that the grammar of the language finds nothing wrong with.
import type { Known, Market, PageConfig, Problem } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import type { Product } from '../../generate/routes'
import type { Contract, SchemaSet } from '../../generate/schemaSet'

/** One market of a product. */
export interface MarketSite {
  readonly id: string
  readonly market: Market
  /** As the market has them, those with mistakes left out. */
  readonly pages: { readonly [route: string]: PageConfig }
  readonly known: Known
  readonly set: SchemaSet
}

/** The whole product. */
export interface WholeSite {
  readonly files: Files
  readonly product: Product
  readonly contract: Contract
  readonly markets: readonly MarketSite[]
}

export type MarketRule = (site: MarketSite) => readonly Problem[]
