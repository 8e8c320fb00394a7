/** A call as the server saw it. */
export interface LoggedCall {
  readonly method: string
  readonly path: string
  readonly endpoint: string
  /** Names only: the values of some are secrets. */
  readonly headers: readonly string[]
  readonly body: unknown
  readonly status: number
  /** Code of the envelope, where there was one. */
  readonly code?: number
  /** The idempotency key came before: the answer is the first one, and nothing was done. */
  readonly isRepeated?: true
  readonly fault?: string
}
/** A broken promise: of the client (request, header) or of this server (answer). */
export interface Problem {
  readonly endpoint: string
  readonly side: 'header' | 'request' | 'answer'
  readonly messages: readonly string[]
}

export interface CallLog {
  readonly calls: readonly LoggedCall[]
  readonly problems: readonly Problem[]
  /** Every endpoint asked for since this server began; `clear` leaves it. */
  readonly endpoints: ReadonlySet<string>
  note(call: LoggedCall): void
  /** Notes the problem and says it on the console. */
  complain(problem: Problem): void
  clear(): void
}

const kept = 2000

export function createCallLog(): CallLog {
  const calls: LoggedCall[] = []
  const problems: Problem[] = []
  const endpoints = new Set<string>()
  return {
    calls,
    problems,
    endpoints,
    note(call) {
      endpoints.add(call.endpoint)
      calls.push(call)
      if (calls.length > kept) calls.shift()
    },
    complain(problem) {
      problems.push(problem)
      console.error(
        `[sandbox] ${problem.endpoint} breaks the contract (${problem.side}):\n  ${problem.messages.join('\n  ')}`,
      )
    },
    clear() {
      calls.length = 0
      problems.length = 0
    },
  }
}
