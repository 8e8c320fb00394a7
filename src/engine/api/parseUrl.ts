/** Parses a URL, a relative one against this page; undefined where it is none. (Older shells lack `URL.parse`.) */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url, globalThis.location?.href)
  } catch {
    return undefined
  }
}
