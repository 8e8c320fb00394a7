// Calls the operations of the studio's server. Each has an address, such as `plan` or `apply`.
import type { IconShape } from '@pagewright/engine/boot'
import { apiAddress, tokenHeader } from '../../server/api/studioAddress'
import type { StudioReleases } from '../../server/api/studioReleases'
import type { StudioProduct } from '../../server/api/studioProduct'
import type { ProductChange } from '@pagewright/cli/browser'
import type { Places } from '../../workbench/places'

export interface StudioProblem {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly says: string
  /** Other places with the same cause, each as `file:line`. */
  readonly also?: readonly string[]
  /** True if the page, or everything that needs the value, cannot be shown. */
  readonly isStop?: true
  /** The value of a page that it is about. */
  readonly at?: { readonly page: string; readonly path: readonly string[] }
  /** A sentence about its correction, if it has exactly one. */
  readonly fix?: string
  /** All changes with the correction, if one of them contains the mistake. */
  readonly corrected?: readonly ProductChange[]
}

/** A change of a value that several places share. The person chooses whether it changes for all of them. */
export interface StudioSharedChoice {
  readonly change: ProductChange
  /** The name of the shared value. */
  readonly shared: string
  /** The paths of the other places. */
  readonly others: readonly (readonly string[])[]
}

/** The server's plan of a change set. */
export interface Plan {
  /** A sentence for each change. */
  readonly words: readonly string[]
  readonly pages: readonly string[]
  readonly markets: readonly string[]
  /** Files of tests that may be affected. */
  readonly tests: readonly string[]
  readonly permissions: readonly string[]
  readonly choices: readonly StudioSharedChoice[]
  /** A hash of the value at the place of each change. `apply` refuses a change if another value is there by then. */
  readonly seen: readonly string[]
  /** Problems that the changes cause. They cannot be saved. */
  readonly problems: readonly StudioProblem[]
  /** Problems that may stay for a while, such as a message that nothing uses yet. */
  readonly later: readonly StudioProblem[]
  readonly solved: readonly StudioProblem[]
  readonly files: readonly string[]
}

/** The text of a file before and after the changes. A text that is missing is empty. */
export interface ChangedFile {
  readonly file: string
  readonly before: string
  readonly after: string
}

export interface Saved {
  readonly id: string
  readonly words: readonly string[]
  readonly files: readonly string[]
  /** Says what could not be done after the change was written. */
  readonly failed?: string
  /** A sentence about a change that was interrupted earlier. */
  readonly recovered?: string
}

export interface StudioEntry {
  readonly id: string
  readonly when: string
  readonly who: string
  readonly note?: string
  readonly words: readonly string[]
  readonly undoes?: string
  readonly isUndone: boolean
}

/** The results of the tests that a change may affect. */
export interface StudioTestRun {
  readonly files: readonly string[]
  readonly passed: number
  readonly failed: readonly { readonly file: string; readonly test: string; readonly says: string }[]
  /** Browser tests, which did not run. */
  readonly inBrowser: readonly string[]
}

interface Answers {
  readonly product: StudioProduct
  /** The elements of each icon, as `Icon` of the engine draws them. */
  readonly icons: { readonly [name: string]: IconShape }
  readonly read: Places
  readonly plan: Plan
  readonly code: readonly ChangedFile[]
  readonly apply: Saved
  /** The files that hold earlier changes which are not committed yet. */
  readonly uncommitted: readonly string[]
  readonly undo: Saved
  readonly redo: Saved
  readonly history: readonly StudioEntry[]
  readonly problems: readonly StudioProblem[]
  readonly fix: Pick<Saved, 'words' | 'failed'>
  readonly test: StudioTestRun
  readonly draft: { readonly name: string }
  /** Null if no store is named. */
  readonly releases: StudioReleases | null
  readonly release: { readonly says: string }
  readonly newPage: { readonly changes: readonly ProductChange[] }
  /** `code` lists lines that name the member and that no change writes. */
  readonly rename: { readonly changes: readonly ProductChange[]; readonly code: readonly string[] }
}

/** Calls an operation of the server. Throws an error whose message is for the person. `signal` abandons the call. */
export type CallApi = <Name extends keyof Answers>(
  name: Name,
  args?: object,
  signal?: AbortSignal,
) => Promise<Answers[Name]>

/** Returns the function that calls operations with a token. */
export function createApiClient(token: string): CallApi {
  return async (name, args = {}, signal = new AbortController().signal) => {
    const answer = await fetch(`${apiAddress}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify(args),
      signal,
    }).catch(() => {
      throw new Error('The server does not answer. Your changes are kept; start it again with `npm start`.')
    })
    const json: unknown = await answer.json()
    if (!answer.ok) throw new Error((json as { readonly says: string }).says)
    return json as Answers[typeof name]
  }
}
