import { ApiError } from './apiError'
import { parseJson } from './parseJson'

/** A successful envelope. `res` and `extend` are as the server sent them. */
export interface Envelope {
  readonly res: unknown
  readonly extend: unknown
  readonly msg?: string
}

/**
 * Parses an envelope from text or JSON. Code 0 or "0" is success. Codes 10 and 11 throw an ApiError of kind
 * 'session', other codes one of kind 'business' with the body. Anything that is not an envelope throws kind
 * 'malformed'.
 */
export function parseEnvelope(answer: unknown, endpoint: string): Envelope {
  const body = typeof answer === 'string' ? parsed(answer, endpoint) : answer
  if (!isRecord(body)) throw new ApiError('malformed', endpoint, 'the answer is not an envelope', { body })
  const code = readCode(body)
  if (code === undefined) throw new ApiError('malformed', endpoint, 'the envelope has no code', { body })
  const serverText = readText(body)
  if (code !== '0') throw codeError(code, serverText, body, endpoint)
  return { res: own(body, 'res'), extend: own(body, 'extend'), ...(serverText !== undefined && { msg: serverText }) }
}

/** Parses an answer that has no envelope. An empty one is undefined. */
export function parseBare(text: string, endpoint: string): unknown {
  return text.trim() === '' ? undefined : parsed(text, endpoint)
}

/** Reads the body of a failed request: codes 10 and 11 override the status, and the server's message is kept. */
export function peekEnvelope(
  text: string,
  endpoint: string,
): { readonly body: unknown; readonly sessionError?: ApiError; readonly serverText?: string } {
  try {
    const { msg } = parseEnvelope(text, endpoint)
    return { body: undefined, ...(msg !== undefined && { serverText: msg }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'session') return { body: error.body, sessionError: error }
    return { body: error.body, ...(error.serverText !== undefined && { serverText: error.serverText }) }
  }
}

function parsed(text: string, endpoint: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new ApiError('malformed', endpoint, 'the answer is not JSON', { cause })
  }
}

/** Returns the code of an envelope, or undefined for anything else. */
export function envelopeCode(body: unknown): string | undefined {
  return isRecord(body) ? readCode(body) : undefined
}

function readCode(body: { readonly [name: string]: unknown }): string | undefined {
  const code = own(body, 'code')
  if (typeof code === 'number' && Number.isFinite(code)) return String(code)
  return typeof code === 'string' && code !== '' ? code.slice(0, 64) : undefined
}

function codeError(code: string, serverText: string | undefined, body: unknown, endpoint: string): ApiError {
  const facts = { code, body, ...(serverText !== undefined && { serverText }) }
  if (code === '10' || code === '11')
    return new ApiError('session', endpoint, `the session is over (code ${code})`, facts)
  return new ApiError('business', endpoint, `the server refused (code ${code})`, facts)
}

function readText(body: { readonly [name: string]: unknown }): string | undefined {
  return serverTextOf(own(body, 'msg'))
}

/** Returns a text of the server as it may be shown: at most 200 characters. */
export function serverTextOf(msg: unknown): string | undefined {
  // Truncates by characters, so that no surrogate pair is split.
  return typeof msg === 'string' && msg.trim() !== '' ? Array.from(msg.slice(0, 400)).slice(0, 200).join('') : undefined
}

function own(body: { readonly [name: string]: unknown }, name: string): unknown {
  return Object.hasOwn(body, name) ? body[name] : undefined
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
