// When a payment is asked for again. Knows time only, nothing of requests.
import { withJitter } from '@pagewright/engine/api'

/** How long a payment is watched in one go, in ms. Time while the page is hidden does not count. */
export const watchMs = 180_000

/** How long one question may stay without an answer, in ms. */
export const answerMs = 15_000

/**
 * Takes how often was asked and how long was watched, in ms; gives the wait before the next question, in ms:
 * 1, 2, 3 and then always 5 s, each a little longer so that no two phones ask in step. Undefined when the next question
 * would come after three minutes. `random` gives numbers from 0 to below 1.
 */
export function nextPoll(asked: number, watched: number, random?: () => number): number | undefined {
  const delay = withJitter(first[asked - 1] ?? 5000, random)
  return watched + delay <= watchMs ? delay : undefined
}

/** Gives the wait before a question once there is a network again, in ms: many phones have it back at one moment. */
export function onlineWait(random: () => number = Math.random): number {
  return Math.floor(random() * 2000)
}

const first = [1000, 2000, 3000]
