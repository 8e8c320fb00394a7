import { ApiError } from './answer/apiError'
import { parseUrl } from '../lib/attempt'

export interface ApiRequest {
  readonly url: string
  readonly init: RequestInit
}

/** Builds the request of 'METHOD /path': a GET carries its body in the query, the others as JSON (spec §7). */
export function createRequest(
  root: string,
  endpoint: string,
  body: object,
  headers: { readonly [name: string]: string },
): ApiRequest {
  const [, method, path] = /^(GET|POST|PUT) (\/\S*)$/.exec(endpoint) ?? []
  if (method === undefined || path === undefined) {
    throw new Error(
      `"${endpoint}" is no endpoint. Write a method and a path: GET, POST or PUT, as in "POST /web/user".`,
    )
  }
  const url = openUrl(root, path, endpoint)
  if (method === 'GET') for (const [name, value] of pairs(body)) url.searchParams.append(name, value)
  return {
    url: url.href,
    init: {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
      // Only the configured root is ever called, so its cookies, the anti-forgery pair among them, may go along.
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}

function openUrl(root: string, path: string, endpoint: string): URL {
  const base = parseUrl(root)
  const url = base && parseUrl(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`)
  if (!base || !url || !/^https?:$/.test(base.protocol)) {
    throw new ApiError('protocol', endpoint, 'unsupported protocol')
  }
  return url
}

function pairs(body: object): readonly (readonly [string, string])[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  )
}
