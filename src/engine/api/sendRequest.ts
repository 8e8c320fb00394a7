import { throwIfAborted } from './abort'
import { ApiError } from './answer/apiError'
import { peekEnvelope, serverTextOf } from './answer/envelope'
import { isObject } from '../language/runtime/merge'
import type { ApiRequest } from './createRequest'
import type { ServerClock } from './serverClock'

/** A 2xx answer. */
export interface Answer {
  readonly text: string
  /** The header of that name, which leads to the next page of some lists. */
  readonly link: string | null
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
  return { text, link: response.headers.get('link') }
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

/** Returns the error of an answer whose body could not be read. */
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
