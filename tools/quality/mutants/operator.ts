import type { Random } from '../../../sandbox/seed/random'
import type { Facts } from './facts'
import type { Edit } from './mutant'
import type { Site } from './site'

/** One kind of mistake. */
export interface Operator {
  readonly id: string
  /** Where it can occur. Overlays of markets count as pages and as schemas. */
  readonly area: Area
  /** The second line of defence, if the checker need not notice the mistake. */
  readonly left?: 'compile' | 'tests'
  /** Returns the mistake at a place, if it is possible there. It never makes a change that could be correct. */
  readonly plant: (site: Site, ground: Ground) => Edit | undefined
}

export type Area = 'pages' | 'markets' | 'schemas' | 'calls' | 'texts' | 'all'

export interface Ground {
  readonly facts: Facts
  readonly random: Random
  /** The text of the site's file. */
  readonly source: string
}
