// The only client of the server. It handles envelopes, errors and races, and knows no meaning of an endpoint.
import { ApiError } from './answer/apiError'
import { decode } from './answer/decode'
import { createPrefetchCache, type PrefetchCache } from './prefetchCache'
import { envelopeCode, parseBare, parseEnvelope, sessionError } from './answer/envelope'
import { toRefusal } from './answer/refusal'
import { endedByEmpty, type ListAdapter } from './answer/listPage'
import { type Answer, type ApiRequest, createRequest, openResponse, type RequestHow, sendRequest } from './sendRequest'
import type { ServerFile } from './download'
import { headersFrom, readXsrf, requestHeaders, type HeaderFacts, type Protocol } from './protocol'
import { createServerClock, type ServerClock } from './serverClock'
import { type Shape, ShapeError } from './answer/shape'
import { isObject } from '../language/runtime/merge'
import { blockReload } from '../lib/reloadBlockers'
import { abortReason, abortWith, throwIfAborted } from './abort'
import { tellFailure, tellSuccess } from './tellDeveloper'

export type EndpointKind = 'read' | 'write' | 'money'

/** An endpoint as the generator writes it. `response` is the shape of the envelope's `res`, or of the adapted page. */
export interface EndpointShape extends RequestHow {
  readonly kind: EndpointKind
  /** `bare`: the server answers without an envelope. Status 401 ends the session. `file`: the answer is a file. */
  readonly answer?: 'bare' | 'file'
  /** The path in a refusal to texts by member of the request. */
  readonly problems?: string
  readonly pages?: ListAdapter
  readonly request?: Shape
  readonly response: Shape
}

/** Calls the endpoints of the API. Every call rejects with an `ApiError` if it fails. */
export interface Client {
  /**
   * Reads an endpoint. A newer read of the same consumer and endpoint rejects the older one with 'request expired'
   * (R-02).
   */
  read(endpoint: string, body: object, options: ReadOptions): Promise<unknown>
  /** Sends a read in advance, as a read of it would be sent. The first later read takes its answer. */
  prefetch(endpoint: string, body: object): void
  /**
   * Resolves to the answer of a prefetched read and leaves it for that later read. Rejects if nothing was prefetched.
   */
  prefetched(endpoint: string, body: object): Promise<unknown>
  /** Drops the prefetched reads that nothing has used. Aborts those that still wait for an answer. */
  dropPrefetched(): void
  /**
   * Sends a write once. It never retries or expires. `key` becomes the header `idempotency-key`; with it, the browser
   * should not repeat the request either.
   */
  write(endpoint: string, body: object, options?: { readonly key: string }): Promise<unknown>
  /** Loads a file that the server makes, of at most 50 MB. */
  download(endpoint: string, body: object): Promise<ServerFile>
  /** Sends a file by PUT to a URL that the server named, without uid, token, XSRF header or cookies. */
  upload(
    url: string,
    file: Blob,
    options: { name: string; onProgress?(share: number): void; signal?: AbortSignal },
  ): Promise<void>
}

export interface ReadOptions {
  /** Names a reader whose newer read ends the one before. A query needs none: its signal ends what nothing shows. */
  readonly consumer?: string
  readonly signal?: AbortSignal
  /** The cursor that came with the page before. */
  readonly cursor?: unknown
}

export interface ClientOptions {
  /** Base URL of the API: http(s), or a path of this origin. */
  readonly root: string
  readonly protocol?: Protocol | undefined
  endpoints(name: string): Promise<EndpointShape> | EndpointShape
  headers(): HeaderFacts
  /** Returns the anti-forgery token; by default the cookie XSRF-TOKEN is read. */
  xsrfCookie?(): string | undefined
  /** Called when the server ends the session that is still current. */
  onSessionExpired(error: ApiError): void
  /** Called when a rule of the product refuses a call of the session that is still current. */
  onRefused?(error: ApiError): void
  /** Called when an answer does not fit what the endpoint is said to answer. */
  onMisfit?(endpoint: string): void
  /** Foreign hosts that may receive files; by default any https host. */
  readonly uploadHosts?: readonly string[]
  readonly fetch?: typeof fetch
  /** Reads that were sent before the client existed. The client adds its own. */
  readonly prefetchCache?: PrefetchCache
  now?(): number
  /** Clock of the server, shared with other modules. */
  readonly clock?: ServerClock
}

interface CallOptions {
  readonly isWrite: boolean
  readonly key?: string | undefined
  readonly signal?: AbortSignal
  readonly cursor?: unknown
}

interface PreparedCall {
  readonly shape: EndpointShape
  readonly facts: HeaderFacts
  /** Makes the request, with the time and the anti-forgery token of this moment. */
  request(): ApiRequest
  /** Returns what an answer says. Throws ApiError. */
  read(answer: Answer, isWrite: boolean): unknown
  /** Returns true for a failure that means that the list has ended. */
  isPastEnd(error: unknown): boolean
}

interface RequestOptions {
  readonly key?: string | undefined
  readonly shape?: EndpointShape
}

/** Creates the client of one API root. Calls reject with ApiError, or with Error if the endpoint does not exist. */
export function createClient(options: ClientOptions): Client {
  const { protocol = {} } = options
  const { envelope } = protocol
  const clock = options.clock ?? createServerClock(options.now ?? Date.now)
  const prefetchCache = options.prefetchCache ?? createPrefetchCache(clock, protocol, options.fetch)
  const lastWins = createLastWins()
  /** Ends when all reads in advance are on their way. A read that overtook its own would send it twice. */
  let departures: Promise<unknown> | undefined

  function requestOf(endpoint: string, body: object, facts: HeaderFacts, how: RequestOptions = {}): ApiRequest {
    const xsrf = options.xsrfCookie ? options.xsrfCookie() : readXsrf(globalThis.document?.cookie ?? '')
    const headers = requestHeaders(protocol, facts, clock.now(), xsrf)
    if (how.key !== undefined) headers['idempotency-key'] = how.key
    return createRequest(options.root, endpoint, body, headers, how.shape)
  }

  function sent(request: ApiRequest, endpoint: string, signal: AbortSignal | undefined): Promise<Answer> {
    return sendRequest(options.fetch ?? globalThis.fetch, request, endpoint, clock, signal)
  }

  /**
   * Sends a read, and retries once after a 403 that a late token explains. A request gets its cookies when it leaves,
   * but its headers earlier. So a request that leaves just after the very first answer has the new cookie and no token.
   */
  async function sendRead(make: () => ApiRequest, endpoint: string, signal?: AbortSignal): Promise<Answer> {
    const request = make()
    const prefetched = prefetchCache.take(request, signal)
    try {
      return await (prefetched ?? sent(request, endpoint, signal))
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
      const again = make()
      // A prefetched read had no token.
      const isNewer = (name: string) => {
        const token = headerOf(again, name)
        return token !== null && (prefetched !== undefined || token !== headerOf(request, name))
      }
      if (!headersFrom(protocol, 'xsrf').some(isNewer)) throw error
      return sent(again, endpoint, signal)
    }
  }

  async function prepare(
    endpoint: string,
    body: object,
    { key, cursor }: Pick<CallOptions, 'key' | 'cursor'> = {},
  ): Promise<PreparedCall> {
    const shape = await options.endpoints(endpoint)
    const facts = options.headers()
    const { pages, response, answer } = shape
    // Loads only with the first list that another server than ours pages.
    const adapter = pages && (await import('./listAdapter'))
    const asked = adapter ? adapter.askPage(pages, body, cursor) : body
    const isEndedByEmpty = (pages ?? protocol).emptyEnds === true
    return {
      shape,
      facts,
      request: () => requestOf(endpoint, asked, facts, { key, shape }),
      read({ text, link, isForeign }, isWrite) {
        const res = answer === 'bare' ? parseBare(text, endpoint) : parseEnvelope(text, endpoint, envelope).res
        const { page, ...more } = adapter
          ? wellFormed(endpoint, () => adapter.adaptPage(pages, res, { link, cursor, isForeign }))
          : { page: res }
        const decoded = withRows(response, decodeRes(response, page, endpoint, isWrite))
        const whole = adapter ? { ...(decoded as object), ...more } : decoded
        return isEndedByEmpty ? endedByEmpty(whole) : whole
      },
      isPastEnd: (error) => pages !== undefined && adapter?.isPastEnd(pages, body, error) === true,
    }
  }

  async function call(endpoint: string, body: object, options: CallOptions): Promise<unknown> {
    const { isWrite, key, signal } = options
    const { shape, facts, request, read, isPastEnd } = await prepare(endpoint, body, options)
    if (isWrite) prefetchCache.clear()
    else if (departures) await departures
    let text = ''
    try {
      const answer = isWrite
        ? sent(key === undefined ? request() : sentOnce(request()), endpoint, signal)
        : sendRead(request, endpoint, signal)
      const answered = await answer
      if (import.meta.env.DEV) text = answered.text
      const found = read(answered, isWrite)
      if (import.meta.env.DEV) tellSuccess(endpoint)
      return found
    } catch (cause) {
      if (isPastEnd(cause)) {
        if (import.meta.env.DEV)
          console.warn(`The list of "${endpoint}" ends: the server has no next page (status 404).`)
        return { list: [], has_more: false }
      }
      if (import.meta.env.DEV) tellFailure(meaningOf(cause, endpoint, shape), shape, text)
      throw reported(meaningOf(cause, endpoint, shape), facts)
    }
  }

  /**
   * Returns what an error of the server means. A code that ends the session counts more than the status. Without an
   * envelope, status 401 is the end of the session, and a status below 500 refuses a write, but not of money, which asks
   * for the outcome.
   */
  function meaningOf(error: unknown, endpoint: string, { kind, answer, problems }: EndpointShape): unknown {
    if (!(error instanceof ApiError) || error.kind !== 'status') return error
    const { status = 0, body, serverText } = error
    const code = envelopeCode(body)
    if (code !== undefined && envelope?.sessionEnd?.includes(code))
      return sessionError(endpoint, `code ${code}`, { status, code, body, ...(serverText && { serverText }) })
    if (answer === undefined) return error
    if (status === 401) return sessionError(endpoint, 'status 401', { status, cause: error })
    return kind === 'write' || answer === 'file' ? toRefusal(error, endpoint, problems) : error
  }

  /** Tells of misfits, of refusals and of the end of the session. A late answer to an earlier session must not end the current one. */
  function reported(error: unknown, { token }: HeaderFacts): unknown {
    if (!(error instanceof ApiError)) return error
    if (error.kind === 'malformed') options.onMisfit?.(error.endpoint)
    if (options.headers().token !== token) return error
    if (error.kind === 'session') options.onSessionExpired(error)
    if (error.kind === 'business') options.onRefused?.(error)
    return error
  }

  return {
    read: (endpoint, body, { consumer, signal, cursor }) =>
      lastWins(consumer === undefined ? undefined : `${consumer}\n${endpoint}`, endpoint, signal, (own) =>
        call(endpoint, body, { isWrite: false, signal: own, cursor }),
      ),
    prefetch(endpoint, body) {
      const leaves = prepare(endpoint, body).then(({ request }) => prefetchCache.prefetch(request(), endpoint))
      // The read itself meets the same failure.
      departures = Promise.all([departures, leaves.catch(ignore)])
    },
    async prefetched(endpoint, body) {
      const { request, read } = await prepare(endpoint, body)
      await departures
      return read((await prefetchCache.peek(request())) ?? { text: '', link: null }, false)
    },
    dropPrefetched: prefetchCache.clear,
    write: (endpoint, body, how) => call(endpoint, body, { isWrite: true, key: how?.key }),
    async download(endpoint, body) {
      const shape = await options.endpoints(endpoint)
      const facts = options.headers()
      // Loads only with the first file.
      const { readFile } = await import('./download').catch(notLoaded(endpoint, 'download'))
      try {
        const request = requestOf(endpoint, body, facts, { shape })
        const response = await openResponse(options.fetch ?? globalThis.fetch, request, endpoint, clock)
        return await readFile(response, endpoint, envelope)
      } catch (cause) {
        throw reported(meaningOf(cause, endpoint, shape), facts)
      }
    },
    async upload(url, file, what) {
      // Loads only with the first upload.
      const code = import('./upload').catch(notLoaded('PUT upload', 'upload'))
      return (await code).upload(url, file, {
        ...what,
        ...(options.uploadHosts && { hosts: options.uploadHosts }),
      })
    },
  }
}

function ignore(): void {}

function notLoaded(endpoint: string, module: string) {
  return (cause: unknown): never => {
    const message = `The ${module} module failed to load. Check the connection and try again.`
    throw new ApiError('network', endpoint, message, { cause })
  }
}

function headerOf({ init }: ApiRequest, name: string): string | null {
  return new Headers(init.headers).get(name)
}

function decodeRes(shape: Shape, res: unknown, endpoint: string, isWrite: boolean): unknown {
  // A write without required members may answer with its code alone.
  if (isWrite && (res === null || res === undefined) && (shape.required ?? []).length === 0) return {}
  return wellFormed(endpoint, () => decode(shape, res))
}

/** Returns a page with an empty list in place of null or of nothing, where its schema allows them. */
function withRows({ properties }: Shape, page: unknown): unknown {
  const isPage = properties?.list !== undefined && properties.has_more !== undefined && isObject(page)
  return isPage && (page.list === null || page.list === undefined) ? { ...page, list: [] } : page
}

/** Returns what an answer is read as. Throws ApiError if it does not fit. */
function wellFormed<T>(endpoint: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    throw new ApiError('malformed', endpoint, error.message, { cause: error })
  }
}

/** Adds a member that TypeScript does not know. Without it no browser takes a stream. */
interface StreamedInit extends RequestInit {
  readonly duplex: 'half'
}

/**
 * Returns the request in a form that the browser cannot send again by itself. Browsers repeat a request, also a POST, if a
 * kept connection ends before the answer begins. A stream can be read only once, so nothing is there to repeat. Chromium
 * takes one over HTTP/2 and newer. Elsewhere the request stays as it is: docs/money.md has what was measured.
 */
function sentOnce(request: ApiRequest): ApiRequest {
  const { url, init } = request
  if (typeof init.body !== 'string' || !takesStreams() || !/^h[23]/.test(protocolOf(url))) return request
  const streamed: StreamedInit = { ...init, body: new Blob([init.body]).stream(), duplex: 'half' }
  return { url, init: streamed }
}

/** Returns true if the browser sends a stream as a body. Others make it a text, and say so by a content type. */
function takesStreams(): boolean {
  let isAsked = false
  const asking: StreamedInit = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex(): 'half' {
      isAsked = true
      return 'half'
    },
  }
  const { headers } = new Request('https://stream.invalid', asking)
  return isAsked && !headers.has('content-type')
}

/** Returns the protocol of the last answer from the same origin, or an empty text if none is known. */
function protocolOf(url: string): string {
  const answers = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const { origin } = new URL(url)
  const known = answers.filter(({ name, nextHopProtocol }) => nextHopProtocol !== '' && name.startsWith(`${origin}/`))
  return known.at(-1)?.nextHopProtocol ?? ''
}

interface EndpointRegistry {
  add(endpoints: { readonly [endpoint: string]: EndpointShape }): void
  /** Returns an endpoint. Throws if no loaded page or widget declares it. */
  get(endpoint: string): EndpointShape
}

/** Creates the registry of the endpoints that loaded pages and widgets declare. */
export function createEndpointRegistry(): EndpointRegistry {
  const known = new Map<string, EndpointShape>()
  return {
    add(endpoints) {
      for (const [name, shape] of Object.entries(endpoints)) known.set(name, shape)
    },
    get(endpoint) {
      const shape = known.get(endpoint)
      if (!shape)
        throw new Error(
          `The endpoint "${endpoint}" is not loaded. Let its page, or the widget that calls it, declare it.`,
        )
      return shape
    },
  }
}

/** Returns a client whose writes and uploads block an automatic reload of the document until they end. */
export function reloadBlockingClient(client: Client): Client {
  return {
    ...client,
    write: (...call) => blockReloadDuring(client.write(...call)),
    upload: (...call) => blockReloadDuring(client.upload(...call)),
  }
}

function blockReloadDuring<T>(call: Promise<T>): Promise<T> {
  return call.finally(blockReload('write'))
}

type LastWins = <T>(
  key: string | undefined,
  endpoint: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/** Creates a runner in which a new run of a key aborts the run before it with 'request expired'. */
export function createLastWins(): LastWins {
  const running = new Map<string, AbortController>()

  return async (key, endpoint, outer, run) => {
    const before = key === undefined ? undefined : running.get(key)
    if (before) abortWith(before, new ApiError('expired', endpoint, 'request expired', { code: 'expired' }))
    const own = new AbortController()
    if (key !== undefined) running.set(key, own)
    const cancel = () => abortWith(own, canceled(endpoint, outer && abortReason(outer)))
    outer?.addEventListener('abort', cancel)
    if (outer?.aborted === true) cancel()
    try {
      throwIfAborted(own.signal)
      return await Promise.race([run(own.signal), whenAborted(own.signal)])
    } finally {
      outer?.removeEventListener('abort', cancel)
      if (key !== undefined && running.get(key) === own) running.delete(key)
    }
  }
}

function canceled(endpoint: string, reason: unknown): ApiError {
  const isTimeout = reason instanceof Error && reason.name === 'TimeoutError'
  return isTimeout
    ? new ApiError('timeout', endpoint, 'timeout exceeded')
    : new ApiError('canceled', endpoint, 'canceled')
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(abortReason(signal)), { once: true })
  })
}
