import { ApiError } from '../api/answer/apiError'
import { envelopeCode } from '../api/answer/envelope'
import type { OutcomeRule } from './outcomeRule'

/** A refusal of a request that moves money. */
export interface Refusal {
  readonly error: ApiError
  /** False if the same request could cause the refusal when it arrives twice: then the outcome is read first. */
  readonly isProof: boolean
}

/**
 * Returns the server's refusal, or undefined if the error is none. Only an envelope of the API refuses, with a code that
 * the endpoint declares or one that ends the session. Any other 4xx may come from a proxy in front of a server that did
 * move the money.
 */
export function refusalIn(error: unknown, { refusals = [], doubtful = [] }: OutcomeRule): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { kind, status = 200, endpoint, body, serverText } = error
  // The request never left the device.
  if (kind === 'protocol') return { error, isProof: true }
  if (status >= 500) return undefined
  if (kind === 'session') return { error, isProof: true }
  const code = kind === 'business' ? error.code : kind === 'status' ? envelopeCode(body) : undefined
  if (code === undefined || ![...refusals, ...doubtful].includes(code)) return undefined
  const isProof = !doubtful.includes(code)
  if (kind === 'business') return { error, isProof }
  const facts = { status, code, body, ...(serverText !== undefined && { serverText }) }
  return { error: new ApiError('business', endpoint, `the server refused (code ${code})`, facts), isProof }
}
