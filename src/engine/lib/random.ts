/** Returns a unique id of 32 hexadecimal digits, also in insecure contexts. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Lengthens a delay by a random share of up to a half. So pages that lost the same server retry at different moments.
 * The parameter `random` returns numbers from 0 to below 1.
 */
export function withJitter(ms: number, random: () => number = Math.random): number {
  return Math.round(ms * (1 + random() / 2))
}
