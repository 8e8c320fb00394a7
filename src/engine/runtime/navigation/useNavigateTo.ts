import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { type App, useApp } from '../app/app'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body } from '../../language/types/plain'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'
import { homeOf } from './useHome'

/** The target of a link in a config: a route and its query. */
export interface NavigationTarget {
  readonly to: string
  readonly query?: Body | undefined
  readonly replace?: boolean | undefined
}

/**
 * Returns a function that navigates to a target of a config. Sheets and dialogs close first, because each has a history
 * entry.
 */
export function useNavigateTo(): (target: NavigationTarget, scope: object) => Promise<void> {
  const app = useApp()
  const navigate = useNavigate()
  return useCallback(
    async (target, scope) => {
      await whenOverlaysSettled()
      await navigate(linkHref(app, target, scope), { replace: target.replace ?? false })
    },
    [app, navigate],
  )
}

/** Returns the address that a link in a page leads to. `/` is the start page of whoever is here. */
export function linkHref(app: Pick<App, 'site' | 'session'>, { to, query }: NavigationTarget, scope: object): string {
  return hrefOf(to === '/' ? homeOf(app) : to, resolveBindings(query, scope))
}

/** Returns the address of a route with its query. */
export function hrefOf(to: string, query: { readonly [name: string]: unknown }): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${to}?${search}` : to
}
