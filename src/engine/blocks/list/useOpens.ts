import { useMemo } from 'react'
import type { ListBlock } from '../../language/types/plainBlocks'
import { useApp } from '../../runtime/app/app'
import { linkHref, useNavigateTo } from '../../runtime/navigation/useNavigateTo'
import type { RowOpening } from './RowView'

/** Returns how the page of a row opens, or undefined if this market lacks the page. */
export function useOpens(opens: ListBlock['opens']): RowOpening | undefined {
  const app = useApp()
  const navigateTo = useNavigateTo()
  return useMemo(
    () =>
      opens && Object.hasOwn(app.site, opens.to)
        ? {
            open: (_key, scope) => void navigateTo(opens, scope),
            href: (scope) => linkHref(app, opens, scope),
          }
        : undefined,
    [opens, app, navigateTo],
  )
}
