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

export interface ApiErrorDetails {
  /** The HTTP status, when the server answered. */
  readonly status?: number
  /** The envelope's code, or a word that narrows the kind: 'bad request', 'bad response', 'expired'. */
  readonly code?: string
  /** The server's own words, at most 200 characters, to be shown as text only. */
  readonly serverText?: string
  /** The parsed body of the answer. */
  readonly body?: unknown
  readonly cause?: unknown
}

/** A call that brought no good answer (spec §8). The message is for logs; people see the words of `errorKey`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly endpoint: string
  readonly status?: number
  readonly code?: string
  readonly serverText?: string
  readonly body?: unknown

  constructor(kind: ApiErrorKind, endpoint: string, message: string, facts: ApiErrorDetails = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.kind = kind
    this.endpoint = endpoint
    if (facts.status !== undefined) this.status = facts.status
    if (facts.code !== undefined) this.code = facts.code
    if (facts.serverText !== undefined) this.serverText = facts.serverText
    if (facts.body !== undefined) this.body = facts.body
  }
}
