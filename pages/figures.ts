// Conditions on figures of the server, which may be absent, nothing or negative.

/** Holds for a count. No count is below 0. */
export const isCount = { min: 0 } as const
/** Holds for a bound that binds: one of nothing or less binds nobody, and no sentence names it. */
export const isBound = { min: 0.01 } as const
/** Holds for a rate that gives something. */
export const isRate = { min: 1 } as const
