import type { Market } from '@pagewright/engine/language'

/** The values that pages may read of a market as `market.…`. */
export interface Facts {
  /** The organization whose repositories are shown. */
  readonly organization: string
}

export type ProductMarket = Market & { readonly facts: Facts }
