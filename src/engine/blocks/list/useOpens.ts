import { useMemo } from 'react'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { ListBlock } from '../../language/types/plainBlocks'
import { useApp } from '../../runtime/app/app'
import { hrefOf, useNavigateTo } from '../../runtime/navigation/useNavigateTo'
import type { RowOpening } from './RowView'

/** Returns how the page of a row opens, or undefined if this market lacks the page. */
export function useOpens(opens: ListBlock['opens']): RowOpening | undefined {
  const { site } = useApp()
  const navigateTo = useNavigateTo()
  return useMemo(
    () =>
      opens && Object.hasOwn(site, opens.to)
        ? {
            open: (_key, scope) => void navigateTo(opens, scope),
            href: (scope) => hrefOf(opens.to, resolveBindings(opens.query, scope)),
          }
        : undefined,
    [opens, site, navigateTo],
  )
}
