import { createContext } from 'react'
import { useProvided } from '../../lib/react'

export interface Question {
  readonly title: string
  readonly text?: string | undefined
  /** Label of the confirm button; the general one by default. */
  readonly ok?: string | undefined
  readonly cancel?: string | undefined
  readonly tone?: 'primary' | 'danger' | undefined
}
export type Confirm = (question: Question) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/** Returns a function that asks the user, and resolves to true only if the user confirms. */
export function useConfirm(): Confirm {
  return useProvided(ConfirmContext, 'ConfirmProvider')
}
