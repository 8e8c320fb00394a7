import { ApiError } from '../api/answer/apiError'
import { envelopeCode } from '../api/answer/envelope'
import type { OutcomeRule } from './outcomeRule'

/**
 * Returns the server's refusal if it proves that no money moved, otherwise undefined. Only an envelope of the API
 * proves that, with a code that the endpoint declares or one that ends the session. Any other 4xx may come from a proxy
 * in front of a server that did move the money.
 */
export function definiteRefusal(error: unknown, { refusals = [] }: OutcomeRule): ApiError | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { kind, status = 200, endpoint, body, serverText } = error
  // The request never left the device.
  if (kind === 'protocol') return error
  if (status >= 500) return undefined
  if (kind === 'session') return error
  if (kind === 'business') return refusals.includes(error.code ?? '') ? error : undefined
  const code = kind === 'status' ? envelopeCode(body) : undefined
  if (code === undefined || !refusals.includes(code)) return undefined
  const facts = { status, code, body, ...(serverText !== undefined && { serverText }) }
  return new ApiError('business', endpoint, `the server refused (code ${code})`, facts)
}
