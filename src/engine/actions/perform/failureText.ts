import { ApiError } from '../../api/answer/apiError'
import { errorMessageKey } from '../../api/answer/errorMessageKey'
import type { CallAction, Message } from '../../language/types/plain'

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
  const { code, serverText } = error instanceof ApiError ? error : {}
  const reason = code === undefined ? undefined : action.reasons?.[code]
  return reason ? translate(reason) : serverText || translate(action.failed ?? 'engine.error.failed')
}

/** Tells whether the server refused the call. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business'
}
