import type { Market } from '@pagewright/engine/language'

/** The values that pages may read of a market as `market.…`. */
export interface Facts {
  readonly [name: string]: never
}

export type ProductMarket = Market & { readonly facts: Facts }
