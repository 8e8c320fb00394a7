// Finds the call that a request is for, and reads its members from the path, the query and the body.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { type Contract, wholeBodyOf } from '@pagewright/cli/source'
import type { SandboxRow } from './handler'

export interface Route {
  readonly endpoint: string
  readonly pattern: RegExp
  readonly places: readonly string[]
  readonly headers: { readonly [name: string]: string }
  readonly constants: { readonly [name: string]: unknown }
  /** The member of the request that is the whole body. */
  readonly whole: string | undefined
}

/**
 * Returns the routes of a contract. One with fewer places goes first, because `/articles/feed` is no slug. At one address,
 * the call with more constants and headers goes first.
 */
export function routesOf({ calls, set }: Contract): readonly Route[] {
  return Object.entries(calls)
    .map(([endpoint, call]) => {
      const { headers = {}, constants = {} } = call
      return { ...patternOf(endpoint), headers, constants, whole: wholeBodyOf(set, call) }
    })
    .toSorted((a, b) => a.places.length - b.places.length || marksOf(b) - marksOf(a))
}

function marksOf({ headers, constants }: Route): number {
  return Object.keys(headers).length + Object.keys(constants).length
}

function patternOf(endpoint: string): Pick<Route, 'endpoint' | 'pattern' | 'places'> {
  const parts = endpoint.replace(/#.*$/, '').split(/\{([^{}]+)\}/)
  const source = parts.map((part, at) => (at % 2 === 1 ? '([^/]+)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return {
    endpoint,
    pattern: new RegExp(`^${source.join('')}$`),
    places: parts.filter((_, at) => at % 2 === 1),
  }
}

/** Returns the first route whose constants and headers a request has. A route that is alone needs none of them. */
export function routeFor(found: readonly Route[], body: SandboxRow, headers: IncomingHttpHeaders): Route | undefined {
  const [only, ...others] = found
  if (others.length === 0) return only
  return found.find(
    (route) =>
      Object.entries(route.constants).every(([name, value]) => isSame(body[name], value)) &&
      Object.entries(route.headers).every(([name, value]) => headers[name.toLowerCase()] === value),
  )
}

/** The query of an address has only texts. */
function isSame(sent: unknown, value: unknown): boolean {
  return sent === value || JSON.stringify(sent) === JSON.stringify(value) || sent === String(value)
}

export function placesOf({ pattern, places }: Route, asked: string): SandboxRow {
  const [, ...values] = pattern.exec(asked) ?? []
  return Object.fromEntries(places.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
}

/** Holds what a request carries: the members of its query and of its body, and its body as it is. */
export interface SentBody {
  readonly members: SandboxRow
  readonly query: SandboxRow
  readonly json: unknown
}

/** Reads what a request carries. Rejects if its body is not JSON. */
export async function bodyOf(request: IncomingMessage, url: URL): Promise<SentBody> {
  // A letter may begin in one part of the body and end in the next.
  const text = await readText(request)
  const query = fromQuery(url.searchParams)
  const isForm = request.headers['content-type']?.includes('x-www-form-urlencoded')
  const json: unknown = isForm ? fromQuery(new URLSearchParams(text)) : JSON.parse(text === '' ? '{}' : text)
  const isMembers = typeof json === 'object' && json !== null && !Array.isArray(json)
  return { query, json, members: { ...query, ...(isMembers && (json as SandboxRow)) } }
}

/** A name that occurs twice is a list. */
function fromQuery(params: URLSearchParams): SandboxRow {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )
}
