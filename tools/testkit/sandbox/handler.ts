// Defines handlers of the sandbox, and the calls that they see.

/** One row of a collection. */
export interface SandboxRow {
  [member: string]: unknown
}

/** One call of the contract. */
export interface SandboxCall {
  readonly endpoint: string
  /** The members of the request, those of the path among them. */
  readonly body: SandboxRow
  /** The token of the session, without its scheme. */
  readonly token: string | undefined
  /** Returns the rows of a file of examples. The call may change them. */
  rows(collection: string): SandboxRow[]
  /** Returns what the sandbox answers without a handler, for this body or for another one. */
  answer(body?: SandboxRow): unknown
}

/** The answer of a call whose answer is a file. */
export interface SandboxFile {
  readonly text: string
  /** The media type, such as `text/csv`. */
  readonly type: string
  /** The name in the header `Content-Disposition`. Without it, there is no such header. */
  readonly name?: string
}

/**
 * Answers a call that schema and examples cannot describe. Throws `SandboxRefusal` to refuse it. A call whose answer is a
 * file returns a `SandboxFile`, or a text.
 */
export type SandboxHandler = (call: SandboxCall) => unknown

/** A refusal: the status of the answer and its body. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`The sandbox refuses the call with status ${status}.`)
    this.status = status
    this.body = body
  }
}
