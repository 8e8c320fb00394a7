// Reads envelopes, and the JSON in which ids keep all their digits.
import { isObject } from '../../language/runtime/merge'
import { ApiError, type ApiErrorDetails } from './apiError'

/** A successful envelope. `res` and `extend` are as the server sent them. */
export interface Envelope {
  readonly res: unknown
  readonly extend: unknown
  readonly msg?: string
}

/** Says what codes of an envelope mean: `protocol` in `schemas/api.json`. A number counts as its text. */
export interface EnvelopeCodes {
  readonly success: readonly string[]
  readonly sessionEnd?: readonly string[]
}

/**
 * Parses an envelope from text or JSON. A code that ends the session throws an ApiError of kind 'session', and a
 * code that is no success one of kind 'business' with the body. Anything that is not an envelope throws kind 'malformed'.
 */
export function parseEnvelope(answer: unknown, endpoint: string, codes: EnvelopeCodes = noCodes): Envelope {
  const body = typeof answer === 'string' ? parsed(answer, endpoint) : answer
  if (!isObject(body)) throw new ApiError('malformed', endpoint, 'the answer is not an envelope', { body })
  const code = readCode(body)
  if (code === undefined) throw new ApiError('malformed', endpoint, 'the envelope has no code', { body })
  const serverText = readText(body)
  if (!codes.success.includes(code)) {
    const facts = { code, body, ...(serverText !== undefined && { serverText }) }
    if (codes.sessionEnd?.includes(code)) throw sessionError(endpoint, `code ${code}`, facts)
    throw new ApiError('business', endpoint, `the server refused (code ${code})`, facts)
  }
  return { res: own(body, 'res'), extend: own(body, 'extend'), ...(serverText !== undefined && { msg: serverText }) }
}

const noCodes: EnvelopeCodes = { success: [] }

export function sessionError(endpoint: string, why: string, facts: ApiErrorDetails): ApiError {
  return new ApiError('session', endpoint, `the session is over (${why})`, facts)
}

/** Parses an answer that has no envelope. An empty one is undefined. */
export function parseBare(text: string, endpoint: string): unknown {
  return text.trim() === '' ? undefined : parsed(text, endpoint)
}

/** Reads the body of a failed request, which may be anything, with the message if it is an envelope. */
export function peekEnvelope(text: string): { readonly body: unknown; readonly serverText?: string | undefined } {
  try {
    const body: unknown = parseJson(text)
    return { body, serverText: envelopeCode(body) === undefined ? undefined : readText(body) }
  } catch {
    return { body: undefined }
  }
}

function parsed(text: string, endpoint: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new ApiError('malformed', endpoint, 'the answer is not JSON', { cause })
  }
}

export function envelopeCode(body: unknown): string | undefined {
  return isObject(body) ? readCode(body) : undefined
}

function readCode(body: { readonly [name: string]: unknown }): string | undefined {
  const code = own(body, 'code')
  if (typeof code === 'number' && Number.isFinite(code)) return String(code)
  return typeof code === 'string' && code !== '' ? code.slice(0, 64) : undefined
}

function readText(body: unknown): string | undefined {
  return isObject(body) ? serverTextOf(own(body, 'msg')) : undefined
}

/** Returns a text of the server as it may be shown: at most 200 characters. */
export function serverTextOf(msg: unknown): string | undefined {
  // Truncates by characters, so that no surrogate pair is split.
  return typeof msg === 'string' && msg.trim() !== '' ? Array.from(msg.slice(0, 400)).slice(0, 200).join('') : undefined
}

function own(body: { readonly [name: string]: unknown }, name: string): unknown {
  return Object.hasOwn(body, name) ? body[name] : undefined
}

/** Parses JSON, and keeps integers beyond 2^53 - 1 as strings, so that ids survive. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  return JSON.parse(/\d{16}/.test(plain) ? quoteUnsafeIntegers(plain) : plain)
}

const number = /-?\d+(\.\d+)?([eE][+-]?\d+)?/y
const integer = /^-?[1-9]\d*$/

function quoteUnsafeIntegers(text: string): string {
  let out = ''
  let copied = 0
  let at = 0
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (unit === quote) {
      at = endOfString(text, at)
    } else if (unit === minus || isDigit(unit)) {
      number.lastIndex = at
      const found = number.exec(text)?.[0] ?? '-'
      const end = at + found.length
      if (isUnsafe(found) && !isKey(text, end)) {
        out += `${text.slice(copied, at)}"${found}"`
        copied = end
      }
      at = end
    } else {
      at += 1
    }
  }
  return out + text.slice(copied)
}

const quote = 0x22
const backslash = 0x5c
const minus = 0x2d

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at + 1
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function isUnsafe(found: string): boolean {
  return integer.test(found) && !Number.isSafeInteger(Number(found))
}

// Quoting a number before a colon would turn invalid JSON into valid JSON.
function isKey(text: string, end: number): boolean {
  let at = end
  while (at < text.length && ' \n\r\t'.includes(text.charAt(at))) at += 1
  return text.charAt(at) === ':'
}
