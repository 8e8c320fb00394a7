import { useEffectEvent, useLayoutEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../app'
import { attempt } from '../session/attempt'
import { beginUnasked } from './beginReads'
import { readsAhead } from './readsAhead'
import type { ScopeValues } from './scope'
import type { RouteModule } from './site'

/** Begins what a page and its blocks read, while the code that draws them is on its way. */
export function useReadsAhead(route: RouteModule, scope: ScopeValues, isReady: boolean): void {
  const { client } = useApp()
  const cache = useQueryClient()
  const begin = useEffectEvent(() => {
    if (isReady) return
    // A block that cannot say what it asks for says so in its place.
    beginUnasked(attempt(() => readsAhead(route, scope)) ?? [], client, cache)
  })
  // Not after what is drawn meanwhile: the way to the server is the longest.
  useLayoutEffect(() => begin(), [])
}
