import { createContext } from 'react'

/** The id of the block around a component, such as `/route list`; empty outside of blocks. */
export const BlockContext = createContext('')
