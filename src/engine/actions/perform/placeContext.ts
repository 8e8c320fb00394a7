// What stands around an action: its place, the sheet that it may open, and the step before a call.
import { createContext, useContext } from 'react'
import { useProvided } from '../../lib/react'
import type { CallAction, FormAction, LanguageAction, Review, SheetAction } from '../../language/types/plain'

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

/** An action that opens a sheet, with the scope and the place where it was pressed. */
export interface SheetRequest {
  readonly action: FormAction | SheetAction | LanguageAction
  readonly scope: object
  readonly place: ActionPlace
}

export const SheetsContext = createContext<((opened: SheetRequest) => void) | null>(null)

/** Returns a function that opens the sheet of an action. Throws outside of a page. */
export function useSheets(): (opened: SheetRequest) => void {
  return useProvided(SheetsContext, 'SheetsContext')
}

/** A call that waits for the person's agreement, with the scope of its values. */
export interface ReviewRequest {
  readonly action: CallAction
  readonly review: Review
  readonly scope: object
}

/** Shows the step before a call. Resolves to true if the person goes on, and to false if the person goes back. */
type AskReview = (request: ReviewRequest) => Promise<boolean>

export const ReviewContext = createContext<AskReview | null>(null)

/** Returns the function that shows the step before a call. Throws outside of a page. */
export function useReview(): AskReview {
  return useProvided(ReviewContext, 'ReviewContext')
}
