// Addresses of other sites: the action `open`.
import type { Action } from '../../language/types/plain'
import type { Market } from '../../language/types/market'
import { readText } from '../../language/runtime/evaluateCondition'
import { safeLink } from '../../ui/format/safeUrl'

export type OpenAction = Extract<Action, { do: 'open' }>

/** Where an action leads outside of this site. */
interface Outside {
  /** False if the answer has no address. */
  readonly isThere: boolean
  /** The address, if it is https and the market lists its host in `linkHosts`. */
  readonly href: string | undefined
}

/** Returns the address of another site that an action opens. */
export function outsideOf(action: OpenAction, scope: object, { linkHosts }: Pick<Market, 'linkHosts'>): Outside {
  const address = action.value === undefined ? action.address : readText(scope, action.value)
  return { isThere: address !== '', href: safeLink(address, linkHosts) }
}

/** Opens another site in a new tab. A web view has no tabs, so the site replaces the page there. */
export function openOutside(href: string, isInApp: boolean): void {
  if (isInApp) window.location.assign(href)
  else window.open(href, '_blank', 'noopener,noreferrer')
}
