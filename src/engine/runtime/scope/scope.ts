// Defines the scope: the values that configs read.
import { createContext, useContext } from 'react'
import type { Market } from '../../language/types/market'

export interface ScopeValues {
  readonly user?: unknown
  readonly query: { readonly [name: string]: string }
  readonly now: { readonly day: number; readonly month: number; readonly hour: number; readonly weekday: number }
  readonly market: unknown
  readonly host: { readonly isApp: boolean }
  readonly data: { readonly [source: string]: unknown }
  readonly state: { readonly [name: string]: string | number }
  readonly row?: unknown
  readonly form?: unknown
  readonly answer?: unknown
}

/** Returns the scope of a page before its sources have loaded. */
export function pageScope(
  market: Market,
  isApp: boolean,
  values: Pick<ScopeValues, 'user' | 'now' | 'state'> & { readonly search: URLSearchParams },
): ScopeValues {
  const { search, ...rest } = values
  return {
    ...rest,
    query: Object.fromEntries(search),
    market: market.facts,
    host: { isApp },
    data: {},
  }
}

export const ScopeContext = createContext<ScopeValues | null>(null)

/** Returns the scope of the page. Throws outside a page. */
export function useScope(): ScopeValues {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('useScope() found no ScopeContext. Blocks and actions stand inside a page.')
  return scope
}
