import { ApiError } from './answer/apiError'
import { parseUrl } from '../lib/attempt'

export interface ApiRequest {
  readonly url: string
  readonly init: RequestInit
}

/**
 * Builds the request of an endpoint such as 'POST /web/user': a GET carries its body in the query, all others as JSON
 * (R-05).
 */
export function createRequest(
  root: string,
  endpoint: string,
  body: object,
  headers: { readonly [name: string]: string },
): ApiRequest {
  const [, method, path] = /^(GET|POST|PUT) (\/\S*)$/.exec(endpoint) ?? []
  if (method === undefined || path === undefined) {
    throw new Error(
      `"${endpoint}" is not an endpoint. Write a method and a path: GET, POST or PUT, as in "POST /web/user".`,
    )
  }
  const url = urlOf(root, path, endpoint)
  if (method === 'GET') for (const [name, value] of queryEntries(body)) url.searchParams.append(name, value)
  return {
    url: url.href,
    init: {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
      // Calls go only to the configured root, so its cookies, with the anti-forgery one, may go along.
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}

function urlOf(root: string, path: string, endpoint: string): URL {
  const base = parseUrl(root)
  const url = base && parseUrl(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`)
  if (!base || !url || !/^https?:$/.test(base.protocol)) {
    throw new ApiError('protocol', endpoint, 'unsupported protocol')
  }
  return url
}

function queryEntries(body: object): readonly (readonly [string, string])[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  )
}
