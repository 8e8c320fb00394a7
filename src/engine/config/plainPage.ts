// Pages and named reads as JSON.
import type { Action, Body, ById, Conditions, NativeCall, Words } from './plain'
import type { Block } from './plainBlocks'

/** A named read of the product, loaded when a page looks at `data.<id>`. */
export interface Source {
  readonly call: string
  readonly body?: Body
}

/**
 * `open`: no account is asked for; `account`: the account is loaded first; `guarded`: a stored session is needed at once;
 * `visitor`: the account of whoever is signed in, and nobody's otherwise.
 */
export type Access = (typeof accesses)[number]
export const accesses = ['open', 'account', 'guarded', 'visitor'] as const

/** What must hold for the page to be shown; where it does not, `otherwise` says why, and `action` what to do instead. */
export interface Need {
  readonly when: Conditions
  readonly otherwise: Words
  readonly action?: Action
}

/** Where to go instead of showing the page, the first that holds. */
export interface Redirect {
  readonly when: Conditions
  readonly to: string
  readonly query?: Body
}

export interface Page {
  readonly title: string
  readonly access?: Access
  /** Where a guarded page sends someone without a session. */
  readonly login?: string
  /** All of them must hold; the first that does not is told. */
  readonly needs?: ById<Need>
  readonly redirects?: ById<Redirect>
  readonly look?: 'plain' | 'welcome'
  /** What the page keeps while it is open, with the values it begins with. */
  readonly state?: ById<string | number>
  /** Calls of the app that are made when the page opens. */
  readonly opened?: ById<NativeCall & { readonly when?: Conditions }>
  readonly blocks: ById<Block>
  readonly order?: readonly string[]
}
