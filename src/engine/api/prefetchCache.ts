import { xsrfHeader } from './headers'
import type { ApiRequest } from './createRequest'
import { sendRequest } from './sendRequest'
import type { ServerClock } from './serverClock'

/** Reads that went out before those who make them were there. */
export interface PrefetchCache {
  prefetch(request: ApiRequest, endpoint: string): void
  /** Gives what comes of the same request, to the first who makes it and while it is fresh. */
  take(request: ApiRequest): Promise<string> | undefined
  /** Gives the same and leaves it there. */
  peek(request: ApiRequest): Promise<string> | undefined
  /** Drops all that nobody took: a write may have made it untrue. */
  clear(): void
}

/** Makes the place where requests wait for who makes them. */
export function createPrefetchCache(clock: ServerClock, fetch?: typeof globalThis.fetch): PrefetchCache {
  const begun = new Map<string, { readonly text: Promise<string>; endedAt: number }>()
  return {
    prefetch(request, endpoint) {
      if (begun.has(nameOf(request))) return
      const one = { text: sendRequest(fetch ?? globalThis.fetch, request, endpoint, clock), endedAt: Infinity }
      const ended = () => (one.endedAt = Date.now())
      // Whoever takes it is told of a failure.
      one.text.then(ended, ended)
      begun.set(nameOf(request), one)
    },
    take(request) {
      // Most often nothing waits, and a name is long.
      if (begun.size === 0) return undefined
      const found = look(request)
      begun.delete(nameOf(request))
      return found
    },
    peek: look,
    clear: () => begun.clear(),
  }

  function look(request: ApiRequest): Promise<string> | undefined {
    const found = begun.get(nameOf(request))
    return found && Date.now() - found.endedAt < freshMs ? found.text : undefined
  }
}

const freshMs = 15_000

/** All that a request says, but for its moment. */
function nameOf({ url, init: { method, headers, body } }: ApiRequest): string {
  const said = Object.entries(headers ?? {}).filter(([header]) => !momentary.has(header))
  return JSON.stringify([url, method, body, said])
}

/** The first answer of all brings the anti-forgery token. */
const momentary: ReadonlySet<string> = new Set(['timestamp', xsrfHeader])
