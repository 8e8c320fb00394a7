// For what may fail: forbidden storage, an address that cannot be parsed, an insecure context, a lost server.

/** Returns the result of a call, or undefined if it throws: storage may be forbidden or full. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Parses a URL, relative to this page, or returns undefined. (Older browsers lack `URL.parse`.) */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url, globalThis.location?.href)
  } catch {
    return undefined
  }
}

/** Returns a unique id of 32 hexadecimal digits. (Insecure contexts lack `crypto.randomUUID`.) */
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
