// Pages and named reads as JSON.
import type { Block, Body, ById } from './plain'

/** A named read of the product, loaded when a page looks at `data.<id>`. */
export interface Source {
  readonly call: string
  readonly body?: Body
}

/** `open`: no account is asked for; `account`: the account is loaded first; `guarded`: a stored session is needed at once. */
export type Access = 'open' | 'account' | 'guarded'

export interface Page {
  readonly title: string
  readonly access?: Access
  /** Where a guarded page sends someone without a session. */
  readonly login?: string
  readonly look?: 'plain' | 'welcome'
  readonly blocks: ById<Block>
  readonly order?: readonly string[]
}
