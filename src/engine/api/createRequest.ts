import { ApiError } from './answer/apiError'
import { parseUrl } from '../lib/attempt'

export interface ApiRequest {
  readonly url: string
  readonly init: RequestInit
}

/**
 * Builds the request of an endpoint such as 'POST /web/user/{id}'. Members of the body fill the places of the path. GET and
 * DELETE carry the others in the query, all other methods as JSON or as a form.
 */
export function createRequest(
  root: string,
  endpoint: string,
  body: object,
  headers: { readonly [name: string]: string },
  encoding?: 'form',
): ApiRequest {
  const [, method, template] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(endpoint) ?? []
  if (method === undefined || template === undefined) {
    throw new Error(
      `"${endpoint}" is not an endpoint. Write a method and a path: GET, POST, PUT, PATCH or DELETE, as in "POST /web/user".`,
    )
  }
  const { path, rest } = fillPath(template, body, endpoint)
  const url = urlOf(root, path, endpoint)
  const isBare = method === 'GET' || method === 'DELETE'
  if (isBare) for (const [name, value] of queryEntries(rest)) url.searchParams.append(name, value)
  const form = encoding === 'form' && !isBare
  return {
    url: url.href,
    init: {
      method,
      headers: form ? { ...headers, 'content-type': 'application/x-www-form-urlencoded' } : headers,
      ...(!isBare && {
        body: form
          ? new URLSearchParams([...queryEntries(rest)].map((one) => [...one])).toString()
          : JSON.stringify(rest),
      }),
      // Calls go only to the configured root, so its cookies, with the anti-forgery one, may go along.
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}

/** Fills the places of a path, such as `{id}`, from the body. Throws ApiError for a value that would be another path. */
function fillPath(template: string, body: object, endpoint: string): { readonly path: string; readonly rest: object } {
  if (!template.includes('{')) return { path: template, rest: body }
  const rest: { [name: string]: unknown } = { ...body }
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(rest, name) ? rest[name] : undefined
    delete rest[name]
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (/^\.{0,2}$/.test(text)) throw new ApiError('protocol', endpoint, `"${name}" has no value for the path`)
    return encodeURIComponent(text)
  })
  return { path, rest }
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
