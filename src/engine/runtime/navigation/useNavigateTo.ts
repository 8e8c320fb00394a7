// The way on: the addresses of pages, links to them, and the query of the open page.
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type App, useApp } from '../app/app'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body } from '../../language/types/plain'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'
import { homeOf } from './Entries'

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

export function hrefOf(to: string, query: { readonly [name: string]: unknown }): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${to}?${search}` : to
}

/** Sets parameters of the address. One without a value is removed; all others stay. */
export type SetQuery = (changes: { readonly [param: string]: string | undefined }) => void

/**
 * Returns a function that sets query parameters without a new history entry. So choices survive a reload and can be
 * shared.
 */
export function useSetQuery(): SetQuery {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (changes) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [param, value] of Object.entries(changes)) {
            if (value === undefined) after.delete(param)
            else after.set(param, value)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch],
  )
}
