/** Makes a name that nothing else has: 32 hexadecimal digits. Also where the page is not a secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Lengthens a wait by a random share of at most a half, so that pages which lost the same server do not ask it in step.
 * `random` gives numbers from 0 to below 1.
 */
export function withJitter(ms: number, random: () => number = Math.random): number {
  return Math.round(ms * (1 + random() / 2))
}
