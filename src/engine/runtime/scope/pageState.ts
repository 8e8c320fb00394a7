// Holds `state.<name>` of an open page, which the action `set` changes.
import { createContext, useCallback, useState } from 'react'
import { useProvided } from '../../lib/react'
import type { SetAction } from '../../language/types/plain'
import type { PageConfig } from '../../language/types/plainPage'

export interface PageState {
  readonly [name: string]: string | number
}

export const PageStateContext = createContext<((action: SetAction) => void) | null>(null)

/** Returns the function that changes the page's state. Throws outside a page. */
export function useSetState(): (action: SetAction) => void {
  return useProvided(PageStateContext, 'PageStateContext')
}

/** Holds the state of a page, which begins with its declared values. Adding to anything but a number starts at 0. */
export function usePageState(page: PageConfig): readonly [PageState, (action: SetAction) => void] {
  const [state, setState] = useState<PageState>(page.state ?? {})
  const set = useCallback((action: SetAction) => {
    setState((before) => ({ ...before, [action.state]: action.value ?? addTo(before[action.state], action.add) }))
  }, [])
  return [state, set]
}

function addTo(value: PageState[string] | undefined, add: number | undefined): number {
  return (typeof value === 'number' ? value : 0) + (add ?? 0)
}
