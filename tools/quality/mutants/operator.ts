import type { Random } from '../../../sandbox/seed/random'
import type { Facts } from './facts'
import type { Edit } from './mutant'
import type { Site } from './site'

/** One way to get something wrong. */
export interface Operator {
  readonly id: string
  /** Where it can happen; overlays of markets count as pages and as schemas. */
  readonly area: Area
  /** What notices it, where the checker alone need not. */
  readonly left?: 'compile' | 'tests'
  /** The mistake at a place, if it can be made there: never one that changes nothing that could be wrong. */
  readonly plant: (site: Site, ground: Ground) => Edit | undefined
}

export type Area = 'pages' | 'markets' | 'schemas' | 'calls' | 'texts' | 'all'

export interface Ground {
  readonly facts: Facts
  readonly random: Random
  /** The text of the site's file. */
  readonly source: string
}
