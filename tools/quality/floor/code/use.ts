import type { Feature } from '../compat'

/** A use of a feature in code. */
export interface Use {
  readonly feature: Feature
  /** Offset in the file. */
  readonly start: number
  /** All places of the data that a polyfill must fill in; the feature alone if there is nothing else by its name. */
  readonly ids?: readonly string[]
}
