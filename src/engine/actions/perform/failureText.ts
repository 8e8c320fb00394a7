import { ApiError } from '../../api/answer/apiError'
import { errorMessageKey } from '../../api/answer/errorMessageKey'
import type { ById, CallAction, Message } from '../../language/types/plain'

/**
 * Returns what to show for a failure, or undefined for a failure that is not shown. The order is: `reasons` of the action,
 * the server's text, `failed` of the action. The engine's message comes last.
 */
export function failureText(
  action: Pick<CallAction, 'failed' | 'reasons'>,
  error: unknown,
  translate: (message: Message) => string,
): string | undefined {
  if (error instanceof ApiError && error.kind !== 'business') {
    const key = errorMessageKey(error)
    return key && translate(key)
  }
  const { serverText } = error instanceof ApiError ? error : {}
  const reason = reasonOf(action.reasons, error)
  return reason ? translate(reason) : serverText || translate(action.failed ?? 'engine.error.failed')
}

/** Returns the message that a page has for the code with which the server refused a call. */
export function reasonOf(reasons: ById<string> | undefined, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'business' || error.code === undefined) return undefined
  return reasons?.[error.code]
}

/** Tells whether the server refused the call. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business'
}
