import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { bind } from '../config/bind'
import type { Body } from '../config/plain'
import { overlaysSettled } from '../ui/overlays'
import { target } from './target'

/** Where a config leads: a route, and what its address says. */
export interface Way {
  readonly to: string
  readonly query?: Body | undefined
  readonly replace?: boolean | undefined
}

/** Gives what goes the way that a config names. Sheets and questions close first: each of them holds a place in the history. */
export function useGo(): (way: Way, scope: object) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async ({ to, query, replace }, scope) => {
      await overlaysSettled()
      await navigate(target(to, bind(query, scope)), { replace: replace ?? false })
    },
    [navigate],
  )
}
