// The criteria of WCAG 2.2 at levels A and AA, what this product does for each, and the tests that hold it.
import { operable } from './operable'
import { perceivable } from './perceivable'
import { understandable } from './understandable'

export interface Criterion {
  readonly number: string
  readonly level: 'A' | 'AA'
  /** Title of the criterion in WCAG. */
  readonly title: string
  /** `held` has a test that fails if it is not met; `partly` says what is missing. */
  readonly state: 'held' | 'partly'
  readonly how: string
  /** File and title, or the fixed part of a title that is put together. */
  readonly tests: readonly (readonly [file: string, title: string])[]
}

/** The 55 criteria in the order of the standard. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable]
  .map(([number, level, title, how, ...tests]) => ({ number, level, title, how, tests, state: 'held' as const }))
  .toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
