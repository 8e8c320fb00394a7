// The delays between polls of a payment. Contains only time, no requests.
import { withJitter } from '@pagewright/engine/api'

/** A payment is polled for so many ms in one go. Time while the page is hidden does not count. */
export const watchMs = 180_000

/** Milliseconds without an answer, after which the client asks again. The first request stays open. */
export const againMs = 15_000

/**
 * Returns the delay before the next poll in ms: 1, 2, 3 and then always 5 s. Jitter keeps phones from polling in step. Takes the number of polls and the polled time in ms. Returns undefined after three minutes.
 * `random` returns numbers from 0 to below 1.
 */
export function nextPoll(asked: number, watched: number, random?: () => number): number | undefined {
  const delay = withJitter(first[asked - 1] ?? 5000, random)
  return watched + delay <= watchMs ? delay : undefined
}

/** Returns the delay before a poll after the network is back, in ms. Many phones get it back at the same moment. */
export function onlineWait(random: () => number = Math.random): number {
  return Math.floor(random() * 2000)
}

const first = [1000, 2000, 3000]
