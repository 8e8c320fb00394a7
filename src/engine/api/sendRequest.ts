// One request: how it is made, and what its answer or its failure says.
import { throwIfAborted } from './abort'
import { ApiError } from './answer/apiError'
import { peekEnvelope, serverTextOf } from './answer/envelope'
import { isObject } from '../language/runtime/merge'
import type { ServerClock } from './serverClock'
import { parseUrl } from '../lib/attempt'

/** A 2xx answer. */
export interface Answer {
  readonly text: string
  /** The header of that name, which leads to the next page of some lists. */
  readonly link: string | null
  /** True in development if another origin answered: then only exposed headers can be read. */
  readonly isForeign?: boolean
}

/** Sends a request without a timeout. Resolves to a 2xx answer, and rejects with ApiError otherwise. */
export async function sendRequest(
  fetch: typeof globalThis.fetch,
  request: ApiRequest,
  endpoint: string,
  clock: ServerClock,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await openResponse(fetch, request, endpoint, clock, signal)
  const text = await response.text().catch((error: unknown) => {
    throw bodyError(error, endpoint)
  })
  const link = response.headers.get('link')
  return import.meta.env.DEV ? { text, link, isForeign: response.type === 'cors' } : { text, link }
}

/** Resolves to a 2xx answer whose body is not read yet. Rejects with ApiError otherwise. */
export async function openResponse(
  fetch: typeof globalThis.fetch,
  request: ApiRequest,
  endpoint: string,
  clock: ServerClock,
  signal?: AbortSignal,
): Promise<Response> {
  throwIfAborted(signal)
  const response = await connect(fetch, request, endpoint, signal)
  clock.learn(response.headers.get('date'))
  if (!response.ok) throw await statusError(response, endpoint)
  return response
}

async function connect(
  fetch: typeof globalThis.fetch,
  { url, init }: ApiRequest,
  endpoint: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: signal ?? null })
  } catch (error) {
    throw connectionError(error, endpoint)
  }
}

function connectionError(error: unknown, endpoint: string): ApiError {
  if (error instanceof ApiError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return new ApiError('aborted', endpoint, 'request aborted', { cause: error })
  if (name === 'TimeoutError') return new ApiError('timeout', endpoint, 'timeout exceeded', { cause: error })
  return new ApiError('network', endpoint, 'network error', { cause: error })
}

export function bodyError(error: unknown, endpoint: string): ApiError {
  const lost = connectionError(error, endpoint)
  if (lost.kind !== 'network') return lost
  return new ApiError('malformed', endpoint, 'the answer was cut off or cannot be read', { cause: error })
}

async function statusError(response: Response, endpoint: string): Promise<ApiError> {
  const { status } = response
  const { body, serverText } = peekEnvelope(await response.text().catch(() => ''))
  const text = serverText ?? problemText(response, body)
  return new ApiError('status', endpoint, `request failed with status code ${status}`, {
    status,
    code: status >= 500 ? 'bad response' : 'bad request',
    body,
    ...(text !== undefined && { serverText: text }),
  })
}

/** Returns the text of a problem as RFC 9457 has it. */
function problemText({ headers }: Response, body: unknown): string | undefined {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return undefined
  return isObject(body) ? (serverTextOf(body.detail) ?? serverTextOf(body.title)) : undefined
}

export interface ApiRequest {
  readonly url: string
  readonly init: RequestInit
}

/** Says how a server takes the members of a request. `schemas/api.json` says it for each call. */
export interface RequestHow {
  readonly encoding?: 'form'
  /** Members that the address carries, also for methods with a body. */
  readonly query?: readonly string[]
  /** The member of the request that is the whole body. */
  readonly body?: string
  /** Members that are always sent, with their values. */
  readonly constants?: object
  /** Headers that are always sent, unless every request has them. */
  readonly headers?: { readonly [name: string]: string }
}

/**
 * Builds the request of an endpoint such as 'POST /web/user/{id}'. Its members fill the places of the path. GET and
 * DELETE carry the others in the query, all other methods as JSON or as a form. A name such as `#List` at the end
 * tells endpoints of one address apart, and is never sent.
 */
export function createRequest(
  root: string,
  endpoint: string,
  members: object,
  common: { readonly [name: string]: string },
  { encoding, query = [], body, constants, headers: own }: RequestHow = {},
): ApiRequest {
  const [, method, template] = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s#]*)(?:#\S+)?$/.exec(endpoint) ?? []
  if (method === undefined || template === undefined) {
    throw new Error(
      `"${endpoint}" is not an endpoint. Write a method and a path: GET, POST, PUT, PATCH or DELETE, as in "POST /web/user".`,
    )
  }
  const { path, rest } = fillPath(template, { ...members, ...constants }, endpoint)
  const url = urlOf(root, path, endpoint)
  const isBare = method === 'GET' || method === 'DELETE'
  const asked = isBare ? rest : taken(rest, query)
  for (const [name, value] of queryEntries(asked)) url.searchParams.append(name, value)
  const form = encoding === 'form' && !isBare
  return {
    url: url.href,
    init: {
      method,
      headers: {
        ...own,
        ...common,
        ...(!isBare && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      ...(!isBare && {
        body: form
          ? new URLSearchParams([...queryEntries(rest)].map((one) => [...one])).toString()
          : JSON.stringify(body === undefined ? rest : rest[body]),
      }),
      // Calls go only to the configured root, so its cookies, with the anti-forgery one, may go along.
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}

interface Members {
  [name: string]: unknown
}

/** Removes members from a body, and returns them. */
function taken(rest: Members, names: readonly string[]): Members {
  const found: Members = {}
  for (const name of names) {
    if (Object.hasOwn(rest, name)) found[name] = rest[name]
    delete rest[name]
  }
  return found
}

/** Fills the places of a path, such as `{id}`, from the body. Throws ApiError for a value that would be another path. */
function fillPath(template: string, body: object, endpoint: string): { readonly path: string; readonly rest: Members } {
  const rest: Members = { ...body }
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(rest, name) ? rest[name] : undefined
    delete rest[name]
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (/^\.{0,2}$/.test(text)) throw new ApiError('protocol', endpoint, `"${name}" has no value for the path`)
    return encodeURIComponent(text)
  })
  return { path, rest }
}

function urlOf(root: string, path: string, endpoint: string): URL {
  const base = parseUrl(root)
  const url = base && parseUrl(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`)
  if (!base || !url || !/^https?:$/.test(base.protocol)) {
    throw new ApiError('protocol', endpoint, 'unsupported protocol')
  }
  return url
}

function queryEntries(body: object): readonly (readonly [string, string])[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  )
}
