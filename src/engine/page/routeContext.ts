import { createContext, useContext } from 'react'
import type { RouteModule } from './site'

interface CurrentRoute {
  readonly path: string
  readonly route: RouteModule
}

export const RouteContext = createContext<CurrentRoute | null>(null)

/** Gives the route that is shown, with the forms and sources that it brought. Throws outside of one. */
export function useRoute(): CurrentRoute {
  const current = useContext(RouteContext)
  if (!current) throw new Error('useRoute() found no RouteContext. Blocks and actions stand inside a page.')
  return current
}
