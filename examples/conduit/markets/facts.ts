import type { Market } from '@pagewright/engine/language'

/** What pages may read of a market as `market.…`. */
export interface Facts {
  readonly [name: string]: never
}

export type ProductMarket = Market & { readonly facts: Facts }
