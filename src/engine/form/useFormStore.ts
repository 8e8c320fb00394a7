import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ById, Field } from '../config/plain'
import type { Texts } from '../text/texts'
import type { Said } from './messagesOf'
import type { CheckBook } from './checks'
import type { FormStore } from './store'

export interface FormMemory {
  readonly store: FormStore
  readonly checks: CheckBook
  readonly fields: ById<Field>
  /** The memory is another one where something else is said. */
  readonly texts: Texts
  /** The last message of each control, by its id. */
  readonly said: Map<string, Said>
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

/**
 * Follows one plain value of the form's scope, so that a control renders only when that value changes. What says that it is
 * constant is not asked again.
 */
export function useInScope<T extends string | number | boolean | undefined>(
  select: (scope: object) => T,
  changes = true,
): T {
  const { store } = useFormMemory()
  const snapshot = useCallback(() => select(store.scope()), [select, store])
  return useSyncExternalStore(changes ? store.subscribe : never, snapshot)
}

function never() {
  return ignore
}

function ignore() {
  // Nothing was subscribed to.
}
