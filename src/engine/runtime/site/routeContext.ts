import { createContext } from 'react'
import { useProvided } from '../../lib/react'
import type { RouteModule } from './site'

interface CurrentRoute {
  readonly path: string
  readonly route: RouteModule
}

export const RouteContext = createContext<CurrentRoute | null>(null)

/** Returns the current route with its forms and sources. Throws outside a page. */
export function useRoute(): CurrentRoute {
  return useProvided(RouteContext, 'RouteContext')
}

export const LoadRouteContext = createContext<((path: string) => Promise<RouteModule>) | null>(null)

/** Returns the loader of pages. Throws outside a running site. */
export function useLoadRoute(): (path: string) => Promise<RouteModule> {
  return useProvided(LoadRouteContext, 'LoadRouteContext')
}
