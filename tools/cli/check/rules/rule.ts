// The input of a rule: pages that the grammar accepts.
import type { Market, PageConfig, Problem } from '@pagewright/engine/tools'
import type { Known } from '../grammar/known'
import type { Files } from '../../files'
import type { Product } from '../../generate/routes'
import type { Contract, SchemaSet } from '../../generate/schemaSet'

/** One market of a product. */
export interface MarketSite {
  readonly id: string
  readonly market: Market
  /** The pages of the market, without those that have mistakes. */
  readonly pages: { readonly [route: string]: PageConfig }
  readonly known: Known
  /** The named reads of the product. */
  readonly sources?: Product['sources'] | undefined
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
