import { useMemo } from 'react'
import { useApp } from '../app'
import type { ListBlock } from '../config/plainBlocks'
import { useGo } from '../page/useGo'

/** Gives what goes from a row to the page that it leads to; nothing where this market has no such page. */
export function useOpens(opens: ListBlock['opens']): ((key: string, scope: object) => void) | undefined {
  const { site } = useApp()
  const go = useGo()
  return useMemo(
    () => (opens && Object.hasOwn(site, opens.to) ? (_key, scope) => void go(opens, scope) : undefined),
    [opens, site, go],
  )
}
