// What a page keeps while it is open: `state.<name>`, changed by the action `set`.
import { createContext, useCallback, useContext, useState } from 'react'
import type { SetAction } from '../../language/types/plain'
import type { PageConfig } from '../../language/types/plainPage'

export interface PageState {
  readonly [name: string]: string | number
}

export const PageStateContext = createContext<((action: SetAction) => void) | null>(null)

/** Gives what changes the state of the page. Throws outside of one. */
export function useSetState(): (action: SetAction) => void {
  const set = useContext(PageStateContext)
  if (!set) throw new Error('useSetState() found no PageStateContext. Actions stand inside a page.')
  return set
}

/** Keeps the state of a page, which begins with the values that the page declares; adding to what is no number starts at 0. */
export function usePageState(page: PageConfig): readonly [PageState, (action: SetAction) => void] {
  const [state, setState] = useState<PageState>(page.state ?? {})
  const set = useCallback((action: SetAction) => {
    setState((before) => ({ ...before, [action.state]: action.value ?? added(before[action.state], action.add) }))
  }, [])
  return [state, set]
}

function added(value: PageState[string] | undefined, add: number | undefined): number {
  return (typeof value === 'number' ? value : 0) + (add ?? 0)
}
