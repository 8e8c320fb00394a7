// Defines a history and its report.
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import type { Sabotage } from './sabotage'

export interface HistoryOptions {
  readonly seed: number
  readonly shapes: { readonly [endpoint: string]: MoneyShape }
  readonly sabotage?: Sabotage | undefined
}

export interface Told {
  readonly wrongs: readonly string[]
  readonly steps: readonly string[]
  readonly commits: number
  /** Number of commits that a browser doubled by itself, on a server that ignores keys. */
  readonly doublesByBrowser: number
  /** Number of times that an intent was unclear, or a record unreadable. */
  readonly unclear: number
  readonly broken: number
  /** Number of times that each fault occurred. */
  readonly met: ReadonlyMap<string, number>
}

/** The codes of refusals. Those of a doubtful one can also be caused by the same payment. */
export interface Codes {
  readonly refusals?: readonly string[] | undefined
  readonly doubtful?: readonly string[] | undefined
}
