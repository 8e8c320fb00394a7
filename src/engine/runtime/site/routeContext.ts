import { createContext, useContext } from 'react'
import type { RouteModule } from './site'

interface CurrentRoute {
  readonly path: string
  readonly route: RouteModule
}

export const RouteContext = createContext<CurrentRoute | null>(null)

/** Returns the current route with its forms and sources. Throws outside a page. */
export function useRoute(): CurrentRoute {
  const current = useContext(RouteContext)
  if (!current) throw new Error('useRoute() found no RouteContext. Blocks and actions stand inside a page.')
  return current
}

export const LoadRouteContext = createContext<((path: string) => Promise<RouteModule>) | null>(null)

/** Returns the loader of pages. Throws outside a running site. */
export function useLoadRoute(): (path: string) => Promise<RouteModule> {
  const load = useContext(LoadRouteContext)
  if (!load) throw new Error('useLoadRoute() found no LoadRouteContext. Only what start() renders can use it.')
  return load
}
