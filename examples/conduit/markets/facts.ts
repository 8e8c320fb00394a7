import type { Market } from '@pagewright/engine/language'

/** The values that pages may read of a market as `market.…`. */
export interface Facts {
  /** Whether some people get new things before the others. */
  readonly hasTrials: boolean
}

export type ProductMarket = Market & { readonly facts: Facts }
