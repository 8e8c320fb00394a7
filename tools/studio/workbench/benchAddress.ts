// The addresses, headers and states that the workbench and its server share.
export const benchAddress = '/__bench/'
/** Names the slot of the sandbox that a call is for. */
export const benchHeader = 'x-bench'
/** The same header in an answer: the slot has no sandbox any more, because the contract has changed or another slot took it. */
export const sandboxGone = 'gone'

/** What the calls of a column meet. */
export const dataStates = ['normal', 'many', 'empty', 'slow', 'failing', 'over'] as const
export type DataState = (typeof dataStates)[number]

/** The request of a column that opens: a fresh sandbox, on a day and in a state. */
export interface Opening {
  /** A name that is unique among the columns of all workbenches. */
  readonly slot: string
  /** Milliseconds from now to the time that the sandbox simulates. */
  readonly shift: number
  readonly data: DataState
}
