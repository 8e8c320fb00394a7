/**
 * Options of every mutation. A write is sent at once and once: it is never retried, never waits for the device to call
 * itself online, and what was sent does not stay in the cache.
 */
export const writeOptions = { retry: 0, networkMode: 'always', gcTime: 0 } as const
