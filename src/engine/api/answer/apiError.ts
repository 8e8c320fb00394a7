// Why a call failed: for code, for logs, and for people.

/** Says why a call failed, so that code can tell the cases apart. */
export type ApiErrorKind =
  | 'business'
  | 'network'
  | 'aborted'
  | 'timeout'
  | 'status'
  | 'protocol'
  | 'canceled'
  | 'expired'
  | 'malformed'
  | 'session'

/** What a server says about one member of the request. */
export interface ServerProblem {
  /** The names and indexes that lead to the member. */
  readonly at: readonly string[]
  /** At most 200 characters. Show it only as text. */
  readonly text: string
}

/** Holds what is known of a failed call beside its kind. */
export interface ApiErrorDetails {
  /** HTTP status, if the server answered. */
  readonly status?: number
  /** Code of the envelope, or a word that narrows the kind: 'bad request', 'bad response', 'expired'. */
  readonly code?: string
  /** The server's message, at most 200 characters. Show it only as text. */
  readonly serverText?: string
  /** What a refusal says about members of the request. */
  readonly problems?: readonly ServerProblem[]
  /** Parsed body of the answer. */
  readonly body?: unknown
  readonly cause?: unknown
}

/** A failed call. `message` is for logs; people see the message of `errorMessageKey`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly endpoint: string
  readonly status?: number
  readonly code?: string
  readonly serverText?: string
  readonly problems?: readonly ServerProblem[]
  readonly body?: unknown

  constructor(kind: ApiErrorKind, endpoint: string, message: string, details: ApiErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = kind
    this.endpoint = endpoint
    if (details.status !== undefined) this.status = details.status
    if (details.code !== undefined) this.code = details.code
    if (details.serverText !== undefined) this.serverText = details.serverText
    if (details.problems !== undefined) this.problems = details.problems
    if (details.body !== undefined) this.body = details.body
  }
}

export function unsentError(endpoint: string): ApiError {
  return new ApiError('network', endpoint, 'nothing was sent', { code: unsent })
}

/** Narrows a failure of the network: it is certain that the request never left. */
export const unsent = 'unsent'

/** Narrows a status of 500 or more: a server without envelopes has answered a write so, and the action says what failed. */
export const broken = 'broken'

/**
 * Returns the message key of a failed call, or undefined for a superseded or cancelled one, which shows nothing.
 */
export function errorMessageKey(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return 'engine.error.failed'
  if (error.code === unsent) return 'engine.error.unsent'
  // An unknown address has a message of its own.
  return error.kind === 'status' && error.status === 404 ? 'engine.error.address' : keys[error.kind]
}

/** Returns the message key that says whose fault a failed read is, or undefined where that is unknown. */
export function failureCauseKey(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'network' || error.kind === 'timeout') return 'engine.failed.network'
  return ['status', 'malformed', 'protocol'].includes(error.kind) ? 'engine.failed.server' : undefined
}

const keys: { readonly [kind in ApiErrorKind]: string | undefined } = {
  business: 'engine.error.failed',
  network: 'engine.error.network',
  aborted: undefined,
  timeout: 'engine.error.network',
  status: 'engine.error.failed',
  protocol: 'engine.error.address',
  canceled: undefined,
  expired: undefined,
  malformed: 'engine.error.failed',
  session: 'engine.error.session',
}
