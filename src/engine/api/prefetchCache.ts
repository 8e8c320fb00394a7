import { type Answer, type ApiRequest, sendRequest } from './sendRequest'
import { headersFrom, type Protocol } from './protocol'
import type { ServerClock } from './serverClock'

/** Reads that were sent before the code that uses them has loaded. */
export interface PrefetchCache {
  prefetch(request: ApiRequest, endpoint: string): void
  /** Returns the answer to the same request, once and only while it is fresh. `signal` aborts the request. */
  take(request: ApiRequest, signal?: AbortSignal): Promise<Answer> | undefined
  /** Returns the same answer and keeps it. */
  peek(request: ApiRequest): Promise<Answer> | undefined
  /** Drops all answers: a write may have made them stale. Aborts the requests that still wait. */
  clear(): void
}

/** Creates the cache. An answer is fresh for 15 s. */
export function createPrefetchCache(
  clock: ServerClock,
  protocol: Protocol = {},
  fetch?: typeof globalThis.fetch,
): PrefetchCache {
  const entries = new Map<string, Entry>()
  // The anti-forgery token is missing before the very first answer.
  const volatile = [...headersFrom(protocol, 'seconds'), ...headersFrom(protocol, 'xsrf')]
  return {
    prefetch(request, endpoint) {
      if (entries.has(cacheKey(request))) return
      const controller = new AbortController()
      const answer = sendRequest(fetch ?? globalThis.fetch, request, endpoint, clock, controller.signal)
      const entry = { answer, controller, endedAt: Infinity }
      const ended = () => (entry.endedAt = Date.now())
      // The consumer handles the rejection.
      answer.then(ended, ended)
      entries.set(cacheKey(request), entry)
    },
    take(request, signal) {
      // Skips building the long key: most often the cache is empty. A read that was aborted leaves the answer for others.
      if (entries.size === 0 || signal?.aborted) return undefined
      const found = freshEntry(request)
      entries.delete(cacheKey(request))
      // A request without an answer would keep its connection, and a browser opens six to a host.
      signal?.addEventListener('abort', () => found?.controller.abort())
      return found?.answer
    },
    peek: (request) => freshEntry(request)?.answer,
    clear() {
      for (const { controller } of entries.values()) controller.abort()
      entries.clear()
    },
  }

  /** Returns the cache key of a request: everything in it except its time and the anti-forgery token. */
  function cacheKey({ url, init: { method, headers, body } }: ApiRequest): string {
    const stable = Object.entries(headers ?? {}).filter(([header]) => !volatile.includes(header))
    return JSON.stringify([url, method, body, stable])
  }

  function freshEntry(request: ApiRequest): Entry | undefined {
    const found = entries.get(cacheKey(request))
    return found && Date.now() - found.endedAt < freshMs ? found : undefined
  }
}

interface Entry {
  readonly answer: Promise<Answer>
  readonly controller: AbortController
  endedAt: number
}

const freshMs = 15_000
