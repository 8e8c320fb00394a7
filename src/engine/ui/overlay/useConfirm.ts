import { createContext, useContext } from 'react'

export interface Question {
  readonly title: string
  readonly text?: string | undefined
  /** The word of the button that goes on; without it the general one. */
  readonly ok?: string | undefined
  readonly cancel?: string | undefined
  readonly tone?: 'primary' | 'danger' | undefined
}
export type Confirm = (question: Question) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/** Gives a function that asks the user, and resolves to true only when the user agrees. */
export function useConfirm(): Confirm {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm is called outside <ConfirmProvider>: put the provider around the whole app.')
  return ask
}
