import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../app'
import { bind } from '../config/bind'
import type { ListBlock } from '../config/plainBlocks'
import { target } from '../page/target'
import { overlaysSettled } from '../ui/overlays'

/** Gives what goes from a row to the page that it leads to; nothing where this market has no such page. */
export function useOpens(opens: ListBlock['opens']): ((key: string, scope: object) => void) | undefined {
  const { site } = useApp()
  const navigate = useNavigate()
  const lead = useCallback(
    (_key: string, scope: object) => {
      if (opens) void overlaysSettled().then(() => navigate(target(opens.to, bind(opens.query, scope))))
    },
    [opens, navigate],
  )
  return opens && Object.hasOwn(site, opens.to) ? lead : undefined
}
