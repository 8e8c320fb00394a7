import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ById, Field } from '../config/plain'
import type { CheckBook } from './checks'
import type { FormStore } from './store'

export interface FormMemory {
  readonly store: FormStore
  readonly checks: CheckBook
  readonly fields: ById<Field>
  /** Begins the id of every control. */
  readonly prefix: string
  /** Top-level fields whose value something else looks at: typed text is handed over at once. */
  readonly watched: ReadonlySet<string>
  /** True when the value at the path breaks no rule of the schema or its format. */
  isSound(path: readonly (string | number)[]): boolean
}

export const FormMemoryContext = createContext<FormMemory | null>(null)

/** Gives the memory of the form a control stands in; throws outside one. */
export function useFormMemory(): FormMemory {
  const memory = useContext(FormMemoryContext)
  if (!memory) throw new Error('A control of the form theme stands outside <Form>.')
  return memory
}

/** Follows one plain value of the form's scope, so that a control renders only when that value changes. */
export function useInScope<T extends string | number | boolean | undefined>(select: (scope: object) => T): T {
  const { store } = useFormMemory()
  const snapshot = useCallback(() => select(store.scope()), [select, store])
  return useSyncExternalStore(store.subscribe, snapshot)
}
