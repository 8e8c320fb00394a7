// The one client of the server. It knows envelopes, errors and races; it does not know what any endpoint means.
import { ApiError } from './answer/apiError'
import { decode } from './answer/decode'
import { createPrefetchCache, type PrefetchCache } from './prefetchCache'
import { parseEnvelope } from './answer/envelope'
import { requestHeaders, xsrfHeader, type HeaderInput } from './headers'
import { createLastWins } from './lastWins'
import { createRequest, type ApiRequest } from './createRequest'
import { sendRequest } from './sendRequest'
import { createServerClock, type ServerClock } from './serverClock'
import { type Shape, ShapeError } from './answer/shape'
import { readXsrf } from './xsrf'

export type EndpointKind = 'read' | 'write' | 'money'

/** What is known of an endpoint; `response` is the shape of the envelope's `res`. */
export interface EndpointShape {
  readonly kind: EndpointKind
  readonly request?: Shape
  readonly response: Shape
}

export interface Client {
  /** Reads: the last request of the same consumer and endpoint wins; the loser rejects with 'request expired' (spec §4). */
  read(endpoint: string, body: object, options: { consumer: string; signal?: AbortSignal }): Promise<unknown>
  /** Sends a read before those who make it are there: the first who makes the same is given its answer. */
  prefetch(endpoint: string, body: object): void
  /** What a read that was begun gives, left for who makes it. Rejects where nothing was begun. */
  prefetched(endpoint: string, body: object): Promise<unknown>
  /** Writes are sent once, never retried, never expired; `key` is the header `idempotency-key`. */
  write(endpoint: string, body: object, options?: { readonly key: string }): Promise<unknown>
  /** PUT multipart to a URL returned by the server: no uid, token, XSRF or cookies. */
  upload(
    url: string,
    file: Blob,
    options: { name: string; onProgress?(share: number): void; signal?: AbortSignal },
  ): Promise<void>
}

export interface ClientOptions {
  /** The API's base: an http(s) URL, or a path of this origin. */
  readonly root: string
  endpoints(name: string): Promise<EndpointShape> | EndpointShape
  headers(): HeaderInput
  /** Gives the anti-forgery token; without it the XSRF-TOKEN cookie is read. */
  xsrfCookie?(): string | undefined
  /** Told of each answer with code 10 or 11 to the session that is still current. */
  onSessionExpired(error: ApiError): void
  /** Foreign hosts that files may be sent to; without it any https host. */
  readonly uploadHosts?: readonly string[]
  readonly fetch?: typeof fetch
  /** What went out before there was a client; what the client begins itself is kept there too. */
  readonly prefetchCache?: PrefetchCache
  now?(): number
  /** Shared with those who need the server's time. */
  readonly clock?: ServerClock
}

interface CallOptions {
  readonly isWrite: boolean
  readonly key?: string | undefined
  readonly signal?: AbortSignal
}

/** Makes the client of one API root. Calls reject with ApiError alone, save for endpoints that do not exist. */
export function createClient(options: ClientOptions): Client {
  const clock = options.clock ?? createServerClock(options.now ?? Date.now)
  const early = options.prefetchCache ?? createPrefetchCache(clock, options.fetch)
  const lastWins = createLastWins()

  function requestOf(endpoint: string, body: object, facts: HeaderInput, key?: string): ApiRequest {
    const xsrf = options.xsrfCookie ? options.xsrfCookie() : readXsrf(globalThis.document?.cookie ?? '')
    const headers = requestHeaders(facts, clock.now(), xsrf)
    if (key !== undefined) headers['idempotency-key'] = key
    return createRequest(options.root, endpoint, body, headers)
  }

  function sent(request: ApiRequest, endpoint: string, signal: AbortSignal | undefined): Promise<string> {
    return sendRequest(options.fetch ?? globalThis.fetch, request, endpoint, clock, signal)
  }

  /**
   * Cookies go along when a request leaves, its headers are written before: one that leaves after the first answer of all
   * has the cookie of that and no token, and is refused. It is made once more, with the token that has come since.
   */
  async function readText(make: () => ApiRequest, endpoint: string, signal?: AbortSignal): Promise<string> {
    const request = make()
    const begun = early.take(request)
    try {
      return await (begun ?? sent(request, endpoint, signal))
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
      const again = make()
      // What was begun early knew no more than there was then.
      const isOvertaken = xsrfOf(again) !== null && (begun !== undefined || xsrfOf(again) !== xsrfOf(request))
      if (!isOvertaken) throw error
      return sent(again, endpoint, signal)
    }
  }

  async function call(endpoint: string, body: object, { isWrite, key, signal }: CallOptions): Promise<unknown> {
    const { response } = await options.endpoints(endpoint)
    const facts = options.headers()
    const request = () => requestOf(endpoint, body, facts, key)
    if (isWrite) early.clear()
    try {
      const text = await (isWrite ? sent(request(), endpoint, signal) : readText(request, endpoint, signal))
      const { res } = parseEnvelope(text, endpoint)
      return decodeRes(response, res, endpoint, isWrite)
    } catch (error) {
      // A late answer to an earlier session must not end the one that has begun since.
      if (error instanceof ApiError && error.kind === 'session' && options.headers().token === facts.token) {
        options.onSessionExpired(error)
      }
      throw error
    }
  }

  return {
    read: (endpoint, body, { consumer, signal }) =>
      lastWins(`${consumer}\n${endpoint}`, endpoint, signal, (own) =>
        call(endpoint, body, { isWrite: false, signal: own }),
      ),
    prefetch: (endpoint, body) => early.prefetch(requestOf(endpoint, body, options.headers()), endpoint),
    async prefetched(endpoint, body) {
      const text = await early.peek(requestOf(endpoint, body, options.headers()))
      const { response } = await options.endpoints(endpoint)
      return decodeRes(response, parseEnvelope(text ?? '', endpoint).res, endpoint, false)
    },
    write: (endpoint, body, how) => call(endpoint, body, { isWrite: true, key: how?.key }),
    async upload(url, file, what) {
      // Only where somebody sends a file.
      const code = import('./upload').catch((cause: unknown) => {
        throw new ApiError('network', 'PUT upload', 'its code did not load', { cause })
      })
      return (await code).upload(url, file, {
        ...what,
        ...(options.uploadHosts && { hosts: options.uploadHosts }),
      })
    },
  }
}

function xsrfOf({ init }: ApiRequest): string | null {
  return new Headers(init.headers).get(xsrfHeader)
}

function decodeRes(shape: Shape, res: unknown, endpoint: string, isWrite: boolean): unknown {
  // Code 0 without a word more is a full answer to a write that promises nothing else.
  if (isWrite && (res === null || res === undefined) && (shape.required ?? []).length === 0) return {}
  try {
    return decode(shape, res)
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    throw new ApiError('malformed', endpoint, error.message, { cause: error })
  }
}
