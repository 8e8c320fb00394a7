// Conditions on figures of the server, which may be absent, nothing or negative.

/** Holds for a count. No count is below 0. */
import type { Parts } from '@pagewright/engine/language'

export const figures = {
  isCount: { value: { min: 0 } },
  /** Holds for a bound that binds: one of nothing or less binds nobody, and no sentence names it. */
  isBound: { value: { min: 0.01 } },
  /** Holds for a rate that gives something. */
  isRate: { value: { min: 1 } },
} as const satisfies Parts
