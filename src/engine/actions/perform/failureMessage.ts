import { ApiError } from '../../api/answer/apiError'
import { errorMessageKey } from '../../api/answer/errorMessageKey'
import type { CallAction, Message } from '../../language/types/plain'

/** What is said of a failed call: a message of the config or the engine, the server's own text, or nothing at all. */
export type Failure = { readonly message: Message } | { readonly text: string } | undefined

/**
 * Chooses the words of a failure: the config's for the server's reason, the config's for any refusal, the server's own
 * text, the general ones.
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

/** The words that a config has for the code of a refusal. */
export function reasonFor(action: CallAction, error: unknown): string | undefined {
  const code = error instanceof ApiError && error.kind === 'business' ? error.code : undefined
  return code === undefined ? undefined : action.reasons?.[code]
}
