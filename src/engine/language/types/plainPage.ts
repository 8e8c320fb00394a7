// Pages and named reads as JSON.
import type { Action, Body, ById, Conditions, NativeCall, Message } from './plain'
import type { Block } from './plainBlocks'

/** A named read of the product, loaded when a page looks at `data.<id>`. */
export interface Source {
  /** The endpoint that is read. */
  readonly call: string
  /** What it is asked with; while a path in it finds nothing, it is not asked. */
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
  /** What must hold. */
  readonly when: Conditions
  /** What is said where it does not. */
  readonly otherwise: Message
  /** What can be done about it. */
  readonly action?: Action
}

/** Where to go instead of showing the page, the first that holds. */
export interface Redirect {
  /** What leads away. */
  readonly when: Conditions
  /** Where to. */
  readonly to: string
  /** Members of the address there. */
  readonly query?: Body
}

/** One screen: who may see it, and its blocks one below another. */
export interface PageConfig {
  /** For the editor, in a page that is JSON: `../src/generated/editor/page.json`. */
  readonly $schema?: string
  /** Stands above the page and in the title of the document. */
  readonly title: string
  /** Who may see it; `account` unless said. */
  readonly access?: Access
  /** Where a guarded page sends someone without a session. */
  readonly login?: string
  /** All of them must hold; the first that does not is told. */
  readonly needs?: ById<Need>
  /** Ways to another page, looked at before this one is shown. */
  readonly redirects?: ById<Redirect>
  /** `welcome` draws the head of a first page; `plain` unless said. */
  readonly look?: 'plain' | 'welcome'
  /** What the page keeps while it is open, with the values it begins with. */
  readonly state?: ById<string | number>
  /** Calls of the app that are made when the page opens. */
  readonly opened?: ById<NativeCall & { readonly when?: Conditions }>
  /** What stands on the page. */
  readonly blocks: ById<Block>
  /** Ids of blocks in the order of the screen, where it is not the order of the keys. */
  readonly order?: readonly string[]
}
