import { ApiError } from '../../api/answer/apiError'
import { errorKey } from '../../api/answer/errorKey'
import type { CallAction, Words } from '../../language/types/plain'

/** What is said of a failed call: a message of the config or the engine, the server's own text, or nothing at all. */
export type Failure = { readonly words: Words } | { readonly text: string } | undefined

/**
 * Chooses the words of a failure: the config's for the server's reason, the config's for any refusal, the server's own
 * text, the general ones.
 */
export function failureWords(action: CallAction, error: unknown): Failure {
  if (!(error instanceof ApiError)) return { words: action.failed ?? 'engine.error.failed' }
  if (error.kind === 'business') {
    const reason = reasonFor(action, error)
    if (reason) return { words: reason }
    if (action.failed) return { words: action.failed }
    return error.serverText ? { text: error.serverText } : { words: 'engine.error.failed' }
  }
  const key = errorKey(error)
  return key ? { words: key } : undefined
}

/** The words that a config has for the code of a refusal. */
export function reasonFor(action: CallAction, error: unknown): string | undefined {
  const code = error instanceof ApiError && error.kind === 'business' ? error.code : undefined
  return code === undefined ? undefined : action.reasons?.[code]
}
