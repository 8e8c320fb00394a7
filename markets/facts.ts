import type { Market } from '@pagewright/engine/language'
import type { IconName, Language, MessageKey, RoutePath } from '@pagewright/engine/register'

/** What pages may look at as `market.`. */
export interface Facts {
  /** Telephone number of the service; a market without one shows no text about it. */
  readonly contact?: string
  readonly currency: string
}

/** A market of this product: its overlays name routes that there are, its languages those of locales/. */
export type ProductMarket = Market<Facts, RoutePath, Language, MessageKey, IconName>
