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

const partly: readonly (readonly [number: string, level: Criterion['level'], title: string, how: string])[] = [
  [
    '1.4.1',
    'A',
    'Use of Color',
    'Badges and errors have words, and chosen chips have a state for readers. Only the ground tells eyes which chip is chosen.',
  ],
  [
    '2.4.5',
    'AA',
    'Multiple Ways',
    'The home page leads to every page, and each page has an address. There is no search and no site map.',
  ],
  [
    '3.2.6',
    'A',
    'Consistent Help',
    'No page offers help by a person. The questions about recharging are reached from one page only.',
  ],
]

/** The 55 criteria in the order of the standard. */
export const criteria: readonly Criterion[] = [
  ...[...perceivable, ...operable, ...understandable].map(([number, level, title, how, ...tests]) => ({
    number,
    level,
    title,
    how,
    tests,
    state: 'held' as const,
  })),
  ...partly.map(([number, level, title, how]) => ({ number, level, title, how, tests: [], state: 'partly' as const })),
].toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
