// Refusals of servers without envelopes: a status from 400 to 499, and perhaps texts about members of the request.
import { readPath } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'
import { ApiError } from './apiError'
import { serverTextOf } from './envelope'

/**
 * Returns the refusal of a write as an error of kind `business`, whose code is the status. Texts by member are at the path
 * `problems` of the answer. Returns any other error unchanged.
 */
export function toRefusal(error: unknown, endpoint: string, problems: string | undefined): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'status') return error
  const { status = 0, body, serverText } = error
  if (status < 400 || status > 499) return error
  const text = problems === undefined ? undefined : serverTextOf(problemsText(readPath(body, problems)))
  const shown = text ?? serverText
  return new ApiError('business', endpoint, `the server refused (status ${status})`, {
    status,
    code: String(status),
    body,
    cause: error,
    ...(shown !== undefined && { serverText: shown }),
  })
}

/** Returns one sentence for each member: `email has already been taken`. */
function problemsText(problems: unknown): string | undefined {
  if (!isObject(problems)) return typeof problems === 'string' ? problems : undefined
  return Object.entries(problems)
    .flatMap(([member, texts]) =>
      [texts].flat().flatMap((text: unknown) => (typeof text === 'string' ? [`${member} ${text}`] : [])),
    )
    .join(', ')
}
