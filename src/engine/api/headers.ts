export interface HeaderInput {
  readonly deviceId: string
  readonly language: string
  readonly isAndroid: boolean
  readonly appVersion: string
  readonly phoneModel: string
  readonly systemVersion: string
  readonly uid?: string | undefined
  readonly token?: string | undefined
}

/** The header that holds the anti-forgery token (spec §7). */
export const xsrfHeader = 'X-XSRF-TOKEN'

/** Writes the headers of every call (spec §7); `now` is in milliseconds, the timestamp header in seconds. */
export function requestHeaders(facts: HeaderInput, now: number, xsrf: string | undefined): { [name: string]: string } {
  const headers: { [name: string]: string } = {
    'content-type': 'application/json',
    'device-id': facts.deviceId,
    language: facts.language,
    platform: facts.isAndroid ? '2' : '1',
    'app-version': facts.appVersion,
    'phone-model': facts.phoneModel,
    'system-version': facts.systemVersion,
    timestamp: String(Math.floor(now / 1000)),
  }
  if (facts.uid) headers.uid = facts.uid
  if (facts.token) headers.token = facts.token
  if (xsrf) headers[xsrfHeader] = xsrf
  for (const [name, value] of Object.entries(headers)) headers[name] = sendable(value)
  return headers
}

// A header holds ASCII only: a phone named in another script would make every call fail.
function sendable(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '?').replace(/[^\x20-\x7e]/gu, encodeURIComponent)
}
