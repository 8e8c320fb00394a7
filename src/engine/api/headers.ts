export interface HeaderInput {
  readonly deviceId: string
  readonly language: string
  readonly isAndroid: boolean
  readonly appVersion: string
  readonly phoneModel: string
  readonly systemVersion: string
  readonly uid?: string | undefined
  readonly token?: string | undefined
  /** The scheme of the header `authorization`, which then has the token. Without it, uid and token are headers. */
  readonly scheme?: string | undefined
}

/** Name of the header with the anti-forgery token. */
export const xsrfHeader = 'X-XSRF-TOKEN'

/** Returns the headers of every call. `now` is in milliseconds, the header `timestamp` in seconds. */
export function requestHeaders(input: HeaderInput, now: number, xsrf: string | undefined): { [name: string]: string } {
  const headers: { [name: string]: string } = {
    'content-type': 'application/json',
    'device-id': input.deviceId,
    language: input.language,
    platform: input.isAndroid ? '2' : '1',
    'app-version': input.appVersion,
    'phone-model': input.phoneModel,
    'system-version': input.systemVersion,
    timestamp: String(Math.floor(now / 1000)),
  }
  if (input.scheme !== undefined) {
    if (input.token) headers.authorization = `${input.scheme} ${input.token}`
  } else {
    if (input.uid) headers.uid = input.uid
    if (input.token) headers.token = input.token
  }
  if (xsrf) headers[xsrfHeader] = xsrf
  for (const [name, value] of Object.entries(headers)) headers[name] = toAscii(value)
  return headers
}

// A header holds only ASCII: a phone model in another script would make every call fail.
function toAscii(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '?').replace(/[^\x20-\x7e]/gu, encodeURIComponent)
}
