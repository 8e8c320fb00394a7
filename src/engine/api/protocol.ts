// What all calls of a server have in common: `protocol` in `schemas/api.json`.
import type { EnvelopeCodes } from './answer/envelope'

export interface Protocol {
  /** Absent if no answer has an envelope. */
  readonly envelope?: EnvelopeCodes
  /** Headers of every call by name. A text never changes. */
  readonly headers?: { readonly [name: string]: string | HeaderSource }
  /** True if an empty page ends a list whose call has no `pages`. */
  readonly emptyEnds?: boolean
}

/** Says where the value of a header comes from. A header without a value is not sent. */
export interface HeaderSource {
  readonly from: keyof HeaderFacts | 'seconds' | 'xsrf'
  /** The word before the value, such as `Bearer`. */
  readonly scheme?: string
  /** What is sent in place of some values. */
  readonly words?: { readonly [value: string]: string }
}

/** What the client knows of device, app and session. */
export interface HeaderFacts {
  readonly deviceId: string
  readonly language: string
  readonly platform: 'android' | 'other'
  readonly appVersion: string
  readonly phoneModel: string
  readonly systemVersion: string
  readonly uid?: string | undefined
  readonly token?: string | undefined
}

/** Returns the headers of every call. `now` is in milliseconds, `xsrf` the anti-forgery token. */
export function requestHeaders(
  { headers: rules = {} }: Protocol,
  facts: HeaderFacts,
  now: number,
  xsrf: string | undefined,
): { [name: string]: string } {
  const values = { ...facts, seconds: String(Math.floor(now / 1000)), xsrf }
  const headers: { [name: string]: string } = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = typeof rule === 'string' ? rule : wordFor(rule, values[rule.from])
    if (value) headers[name] = toAscii(value)
  }
  return headers
}

function wordFor({ scheme, words = {} }: HeaderSource, value: string | undefined): string | undefined {
  const word = value !== undefined && Object.hasOwn(words, value) ? words[value] : value
  return word && scheme !== undefined ? `${scheme} ${word}` : word
}

// A header holds only ASCII: a phone model in another script would make every call fail.
function toAscii(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '?').replace(/[^\x20-\x7e]/gu, encodeURIComponent)
}

export function headersFrom({ headers = {} }: Protocol, from: HeaderSource['from']): readonly string[] {
  return Object.entries(headers).flatMap(([name, rule]) => (typeof rule !== 'string' && rule.from === from ? name : []))
}

/** Returns the anti-forgery token of a cookie string: the value of XSRF-TOKEN. */
export function readXsrf(cookies: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, ...rest] = cookie.split('=')
    if (name?.trim() !== 'XSRF-TOKEN') continue
    const value = rest.join('=').trim()
    if (value !== '') return decoded(value)
  }
  return undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
