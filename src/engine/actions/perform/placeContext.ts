// Where an action stands: what 'reload' asks for again and what 'close' closes.
import { createContext, useContext } from 'react'

export interface ActionPlace {
  /** Tells rows apart: what is typed into the form of one does not come up in that of another. */
  readonly key?: string
  /** Asks again for what the action changed: the page of its row, or the list. */
  reload(): Promise<void>
  /** Closes the sheet around, if any. */
  close(): void
}

export const ActionPlaceContext = createContext<ActionPlace>({ reload: () => Promise.resolve(), close: () => {} })

/** Gives the place of the nearest list, detail or form sheet; outside of one there is nothing to reload or close. */
export function useActionPlace(): ActionPlace {
  return useContext(ActionPlaceContext)
}
