/**
 * Lengthens a wait by a random share of at most a half, so that pages which lost the same server do not ask it in step.
 * `random` gives numbers from 0 to below 1.
 */
export function jittered(ms: number, random: () => number = Math.random): number {
  return Math.round(ms * (1 + random() / 2))
}
