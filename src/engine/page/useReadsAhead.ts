import { useEffectEvent, useLayoutEffect } from 'react'
import { useApp } from '../app'
import type { Page } from '../config/plainPage'
import { attempt } from '../session/attempt'
import { readsAhead } from './readsAhead'
import type { ScopeValues } from './scope'

/** Begins what the blocks of a page read, while the code that draws them is still on its way. */
export function useReadsAhead(page: Page, scope: ScopeValues, isReady: boolean): void {
  const { client } = useApp()
  const begin = useEffectEvent(() => {
    if (isReady) return
    // A block that cannot say what it asks for says so in its place.
    for (const { endpoint, body } of attempt(() => readsAhead(page, scope)) ?? []) client.begin(endpoint, body)
  })
  // Not after what is drawn meanwhile: the way to the server is the longest.
  useLayoutEffect(() => begin(), [])
}
