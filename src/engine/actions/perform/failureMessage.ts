import { ApiError } from '../../api/answer/apiError'
import { errorMessageKey } from '../../api/answer/errorMessageKey'
import type { CallAction, Message } from '../../language/types/plain'

/** The message of a failed call, the server's own text, or undefined for a failure that is not shown. */
export type Failure = { readonly message: Message } | { readonly text: string } | undefined

/**
 * Returns what to show for a failure. `reasons` of the action comes first, then its `failed`, then the server's text,
 * then the engine's message.
 */
export function failureMessage(action: CallAction, error: unknown): Failure {
  if (!(error instanceof ApiError)) return { message: action.failed ?? 'engine.error.failed' }
  if (error.kind === 'business') {
    const reason = reasonFor(action, error)
    if (reason) return { message: reason }
    if (action.failed) return { message: action.failed }
    return error.serverText ? { text: error.serverText } : { message: 'engine.error.failed' }
  }
  const key = errorMessageKey(error)
  return key ? { message: key } : undefined
}

/** Returns the message in `reasons` for the code of a refusal. */
export function reasonFor(action: CallAction, error: unknown): string | undefined {
  const code = error instanceof ApiError && error.kind === 'business' ? error.code : undefined
  return code === undefined ? undefined : action.reasons?.[code]
}
