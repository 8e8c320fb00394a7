import { createContext, useContext } from 'react'
import type { FormAction, SheetAction, LanguageAction } from '../../language/types/plain'
import type { ActionPlace } from './placeContext'

/** An action that opens something before it does anything, with what it saw when it was pressed. */
export interface SheetRequest {
  readonly action: FormAction | SheetAction | LanguageAction
  readonly scope: object
  readonly place: ActionPlace
}

export const SheetsContext = createContext<((opened: SheetRequest) => void) | null>(null)

/** Gives the way to open an action's sheet. Throws outside of a page. */
export function useSheets(): (opened: SheetRequest) => void {
  const open = useContext(SheetsContext)
  if (!open) throw new Error('useSheets() found no SheetsContext. Actions stand inside a page.')
  return open
}
