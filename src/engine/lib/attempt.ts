// Returns undefined where something may fail: forbidden storage, an address that cannot be parsed.

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
