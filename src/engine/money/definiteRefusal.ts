import { ApiError } from '../api/answer/apiError'
import { envelopeCode } from '../api/answer/envelope'
import type { OutcomeRule } from './outcomeRule'

/**
 * Returns the server's refusal, after which it is certain that nothing happened; undefined for any other failure. Only
 * the API's own envelope proves that the API refused, and only by a code that the endpoint declares, or one that ends the
 * session: whatever else answers with a status 4xx, a page or nothing may stand between us and a server that did it.
 */
export function definiteRefusal(error: unknown, { refusals = [] }: OutcomeRule): ApiError | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { kind, status = 200, endpoint, body, serverText } = error
  // It never left.
  if (kind === 'protocol') return error
  if (status >= 500) return undefined
  if (kind === 'session') return error
  if (kind === 'business') return refusals.includes(error.code ?? '') ? error : undefined
  const code = kind === 'status' ? envelopeCode(body) : undefined
  if (code === undefined || !refusals.includes(code)) return undefined
  const facts = { status, code, body, ...(serverText !== undefined && { serverText }) }
  return new ApiError('business', endpoint, `the server refused (code ${code})`, facts)
}
