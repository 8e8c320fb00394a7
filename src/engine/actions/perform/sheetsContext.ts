import { createContext } from 'react'
import { useProvided } from '../../lib/react'
import type { FormAction, SheetAction, LanguageAction } from '../../language/types/plain'
import type { ActionPlace } from './placeContext'

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
