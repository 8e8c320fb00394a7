/** Gives what a call gives, or undefined where it throws: storage may be forbidden, or full. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Parses a URL, a relative one against this page; undefined where it is none. (Older shells lack `URL.parse`.) */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url, globalThis.location?.href)
  } catch {
    return undefined
  }
}
