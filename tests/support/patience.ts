// Vitest waits one second for what a test waits for. A machine that is busy, or slow, needs longer.
import { vi } from 'vitest'

/** Milliseconds that a test waits for something, however it waits. */
export const patience = 15_000

const { waitFor, waitUntil } = vi
const longer = (options?: Parameters<typeof waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: patience, ...options }
vi.waitFor = (callback, options) => waitFor(callback, longer(options))
vi.waitUntil = (callback, options) => waitUntil(callback, longer(options))
