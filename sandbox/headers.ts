/** Headers that every call carries, under the names this server knows, and what each must look like. */
export const requiredHeaders = {
  'device-id': /^\S{1,128}$/,
  language: /^[a-z]{2}$/,
  /** 2 on Android, else 1. */
  platform: /^[12]$/,
  'app-version': /^\S{1,32}$/,
  'phone-model': /^.{1,128}$/,
  'system-version': /^.{1,64}$/,
  /** Unix seconds by the device's clock, which may be wrong. */
  timestamp: /^\d{10}$/,
} as const

/** Headers of the signed-in person. */
export const sessionHeaders = { uid: 'uid', token: 'token' } as const
export const xsrf = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const

/** What is wrong with the headers of a call; empty when nothing is. */
export function headerProblems(headers: Headers, method: string): readonly string[] {
  const found: string[] = []
  for (const [name, pattern] of Object.entries(requiredHeaders)) {
    const value = headers.get(name)
    if (value === null) found.push(`The header ${name} is missing.`)
    else if (!pattern.test(value))
      found.push(`The header ${name} is "${value}", which does not match ${pattern.source}.`)
  }
  const type = headers.get('content-type') ?? ''
  if (method === 'POST' && !/^application\/json\b/.test(type)) found.push(`The content type is "${type}", not JSON.`)
  return found
}
