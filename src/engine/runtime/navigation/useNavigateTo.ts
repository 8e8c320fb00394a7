import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body } from '../../language/types/plain'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'

/** Where a config leads: a route, and what its address says. */
export interface NavigationTarget {
  readonly to: string
  readonly query?: Body | undefined
  readonly replace?: boolean | undefined
}

/** Gives what goes the way that a config names. Sheets and questions close first: each of them holds a place in the history. */
export function useNavigateTo(): (way: NavigationTarget, scope: object) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async ({ to, query, replace }, scope) => {
      await whenOverlaysSettled()
      await navigate(hrefOf(to, resolveBindings(query, scope)), { replace: replace ?? false })
    },
    [navigate],
  )
}

/** A route with its query. */
export function hrefOf(to: string, query: { readonly [name: string]: unknown }): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${to}?${search}` : to
}
