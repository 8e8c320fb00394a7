import { ApiError } from '../../api/answer/apiError'
import { errorMessageKey } from '../../api/answer/errorMessageKey'
import type { CallAction, Message } from '../../language/types/plain'

/** The message of a failed call, the server's own text, or undefined for a failure that is not shown. */
export type Failure = { readonly message: Message } | { readonly text: string } | undefined

/**
 * Returns what to show for a failure. The order is: `reasons` of the action, the server's text, `failed` of the action.
 * The engine's message comes last.
 */
export function failureMessage(action: Pick<CallAction, 'failed' | 'reasons'>, error: unknown): Failure {
  if (!(error instanceof ApiError)) return { message: action.failed ?? 'engine.error.failed' }
  if (error.kind === 'business') {
    const reason = error.code === undefined ? undefined : action.reasons?.[error.code]
    if (reason) return { message: reason }
    if (error.serverText) return { text: error.serverText }
    return { message: action.failed ?? 'engine.error.failed' }
  }
  const key = errorMessageKey(error)
  return key ? { message: key } : undefined
}

/** Tells whether the server refused the call. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business'
}
