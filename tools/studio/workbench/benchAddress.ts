// Where the workbench and its part of the server meet.
import type { DataState } from './combination'

export const benchAddress = '/__bench/'
/** Says whose sandbox a call is for. */
export const benchHeader = 'x-bench'

/** What a column asks for when it opens: a sandbox as new, at a day and in a state. */
export interface Opening {
  /** Tells the columns of all workbenches apart. */
  readonly slot: string
  /** Milliseconds from now to the moment that it is to be there. */
  readonly shift: number
  readonly data: DataState
}

/** Whether a path of the site is a call to the server. */
export function isCall(path: string): boolean {
  return /^\/(web|withoutsign|__sandbox)\//.test(path)
}
