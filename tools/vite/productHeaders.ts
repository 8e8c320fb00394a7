import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeadersFor } from '@pagewright/cli/source'

/** The headers of every answer, by name. */
export type Headers = ReturnType<typeof securityHeadersFor>

/** Returns the headers of the product at `root`, for browsers or for the app's web view. Reads generated files. */
export function productHeaders(root: string, place: 'browser' | 'app' = 'browser'): Headers {
  return securityHeadersFor(place, JSON.parse(readFileSync(join(root, '.pagewright/markets.json'), 'utf8')) as Markets)
}

/** Returns headers whose policy has other sources for some directives, such as `{ 'frame-ancestors': "'self'" }`. */
export function withPolicy(headers: Headers, changes: { readonly [directive: string]: string }): Headers {
  const name = 'content-security-policy'
  const directives = (headers[name] ?? '').split('; ').map((directive) => {
    const [word = ''] = directive.split(' ', 1)
    return changes[word] === undefined ? directive : `${word} ${changes[word]}`
  })
  return { ...headers, [name]: directives.join('; ') }
}

type Markets = Parameters<typeof securityHeadersFor>[1]
