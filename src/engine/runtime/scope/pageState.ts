// Holds `state.<name>` of an open page, which the action `set` changes.
import { createContext, useState } from 'react'
import { useProvided } from '../../lib/react'
import type { SetAction } from '../../language/types/plain'
import type { PageConfig } from '../../language/types/plainPage'

export interface PageState {
  readonly [name: string]: string | number
}

/** A page from its opening to its end. The object stays the same. */
export interface OpenPage {
  set(action: SetAction): void
}

export const OpenPageContext = createContext<OpenPage | null>(null)

/** Returns the page that is open. Throws outside a page. */
export function useOpenPage(): OpenPage {
  return useProvided(OpenPageContext, 'OpenPageContext')
}

/** Holds the state of a page, which begins with its declared values. Adding to anything but a number starts at 0. */
export function usePageState(page: PageConfig): readonly [PageState, OpenPage] {
  const [state, setState] = useState<PageState>(page.state ?? {})
  const [open] = useState<OpenPage>(() => ({
    set: ({ state: name, value, add }) =>
      setState((before) => ({ ...before, [name]: value ?? addTo(before[name], add) })),
  }))
  return [state, open]
}

function addTo(value: PageState[string] | undefined, add: number | undefined): number {
  return (typeof value === 'number' ? value : 0) + (add ?? 0)
}
