import { ApiError } from '../api/apiError'
import { errorKey } from '../api/errorKey'
import type { CallAction, Words } from '../config/plain'

/** What is said of a failed call: a message of the config or the engine, the server's own text, or nothing at all. */
export type Failure = { readonly words: Words } | { readonly text: string } | undefined

/**
 * Chooses the words of a failure: the config's for the server's reason, the config's for any refusal, the server's own
 * text, the general ones. A call that moves money and got no answer is not said to have failed: it may have gone through.
 */
export function failureWords(action: CallAction, error: unknown, isMoney: boolean): Failure {
  if (!(error instanceof ApiError)) return { words: action.failed ?? 'engine.error.failed' }
  if (error.kind === 'business') {
    const reason = reasonFor(action, error)
    if (reason) return { words: reason }
    if (action.failed) return { words: action.failed }
    return error.serverText ? { text: error.serverText } : { words: 'engine.error.failed' }
  }
  if (isMoney && error.kind !== 'session' && isUncertain(error)) return { words: 'engine.error.uncertain' }
  const key = errorKey(error)
  return key ? { words: key } : undefined
}

/** The words that a config has for the code of a refusal. */
export function reasonFor(action: CallAction, error: unknown): string | undefined {
  const code = error instanceof ApiError && error.kind === 'business' ? error.code : undefined
  return code === undefined ? undefined : action.reasons?.[code]
}

/** No answer, or none that can be read: the server may have done it. What was never sent, or refused by a status 4xx, is certain. */
function isUncertain(error: ApiError): boolean {
  if (error.kind === 'protocol') return false
  return error.kind !== 'status' || error.status === undefined || error.status >= 500
}
