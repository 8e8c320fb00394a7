import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeadersFor } from '@pagewright/cli/source'

/** The headers of every answer, by name. */
export type Headers = ReturnType<typeof securityHeadersFor>

/** Returns the headers of the product at `root`, for browsers or for the app's web view. Reads generated files. */
export function productHeaders(root: string, place: 'browser' | 'app' = 'browser'): Headers {
  return securityHeadersFor(place, JSON.parse(readFileSync(join(root, '.pagewright/markets.json'), 'utf8')) as Markets)
}

type Markets = Parameters<typeof securityHeadersFor>[1]
