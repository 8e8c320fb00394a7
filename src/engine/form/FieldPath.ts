import { createContext, useContext } from 'react'
import type { Path } from './path'

/** The place of the field that a control stands in; its id alone cannot tell, for names hold underscores. */
export const FieldPathContext = createContext<Path>([])

/** Gives the place of the field around. */
export function usePath(): Path {
  return useContext(FieldPathContext)
}
