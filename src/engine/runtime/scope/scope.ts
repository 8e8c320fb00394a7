// Defines the scope: the values that configs read.
import { createContext } from 'react'
import { useProvided } from '../../lib/react'
import type { Environment } from '../../language/grammar/environments'
import { isObject } from '../../language/runtime/merge'
import type { Market } from '../../language/types/market'
import { withAssumed } from './assumed'

/** Holds the time in the market's zone. `time` is such as `2026-01-31T09:30`. */
export interface Now {
  readonly day: number
  readonly month: number
  readonly hour: number
  readonly weekday: number
  readonly time: string
}
/** Tells whether the app or a browser shows the page, the app's version, and the language of the texts. */
export interface HostScope {
  readonly isApp: boolean
  readonly version: string
  readonly language: string
}

export interface ScopeValues {
  readonly user?: unknown
  readonly query: { readonly [name: string]: string }
  readonly now: Now
  readonly market: unknown
  readonly host: HostScope
  readonly data: { readonly [source: string]: unknown }
  readonly state: { readonly [name: string]: string | number }
  readonly row?: unknown
  readonly form?: unknown
  readonly answer?: unknown
}

/** Returns the scope of a page before its sources have loaded. */
export function pageScope(
  { id, environment, facts }: Pick<Market, 'facts'> & { readonly id: string; readonly environment: Environment },
  host: HostScope,
  values: Pick<ScopeValues, 'user' | 'now' | 'state'> & { readonly search: URLSearchParams },
): ScopeValues {
  const { search, user, ...rest } = values
  return withAssumed({
    ...rest,
    user: isObject(user) ? { ...user, bucket: bucketOf(String(user.uid)) } : user,
    query: Object.fromEntries(search),
    market: { ...facts, id, environment },
    host,
    data: {},
  })
}

/** Returns a number from 0 to 99 that is always the same for one person. FNV-1a spreads similar ids. */
export function bucketOf(uid: string): number {
  let hash = 0x811c9dc5
  for (const letter of uid) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % 100
}

export const ScopeContext = createContext<ScopeValues | null>(null)

/** Returns the scope of the page. Throws outside a page. */
export function useScope(): ScopeValues {
  return useProvided(ScopeContext, 'ScopeContext')
}
