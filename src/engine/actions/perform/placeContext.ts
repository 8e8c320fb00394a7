// The place of an action decides what `then: 'reload'` fetches and what `then: 'close'` closes.
import { createContext, useContext } from 'react'

export interface ActionPlace {
  /** Key of the row. Each row has a draft of its own. */
  readonly key?: string
  /**
   * Fetches again what the action changed: the page of its row, or the list. Resolves to the row as it is now, to null
   * if it is gone, and to undefined outside of a row.
   */
  reload(): Promise<object | null | undefined>
  /** Closes the sheet around, if any. */
  close(): void
}

export const ActionPlaceContext = createContext<ActionPlace>({
  reload: () => Promise.resolve(undefined),
  close: () => {},
})

/** Returns the place of the nearest list, detail or form sheet. Outside of them, reload and close do nothing. */
export function useActionPlace(): ActionPlace {
  return useContext(ActionPlaceContext)
}
