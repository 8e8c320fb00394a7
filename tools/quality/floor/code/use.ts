import type { Feature } from '../compat'

/** A use of a feature in code. */
export interface Use {
  readonly feature: Feature
  /** Offset in the file. */
  readonly start: number
  /** Ids of all features with the same name, which a polyfill must provide together. Absent if there is only this one. */
  readonly ids?: readonly string[]
}
