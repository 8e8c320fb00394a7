// What a history is made of, and what is told of it.
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
  /** How often somebody was told that it is unclear, and that a record cannot be read. */
  readonly unclear: number
  readonly broken: number
  /** How often each fault was met. */
  readonly met: ReadonlyMap<string, number>
}
