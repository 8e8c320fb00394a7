/** True if Vitest runs again after each change. What takes minutes is left out then. */
export const isWatched = process.env.VITEST_MODE === 'WATCH'
