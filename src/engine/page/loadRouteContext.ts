import { createContext, useContext } from 'react'
import type { RouteModule } from './site'

export const LoadRouteContext = createContext<((path: string) => Promise<RouteModule>) | null>(null)

/** Gives the loader of pages. Throws outside of a running site. */
export function useLoadRoute(): (path: string) => Promise<RouteModule> {
  const load = useContext(LoadRouteContext)
  if (!load) throw new Error('useLoadRoute() found no LoadRouteContext. Only what start() renders can use it.')
  return load
}
