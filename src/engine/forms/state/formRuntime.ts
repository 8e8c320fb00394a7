import { createContext, useCallback, useSyncExternalStore } from 'react'
import { useProvided } from '../../lib/react'
import type { ById, Field } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import type { CheckQuery } from './checkQuery'
import type { FormScope } from '../fields/formScope'
import { itemLabel } from '../fields/label'
import { pathFromId, type FieldPath } from '../fields/path'
import type { PendingInputs } from '../fields/pendingInputs'

/** The state that all controls of one form share. */
export interface FormRuntime {
  readonly scope: FormScope
  readonly pending: PendingInputs
  readonly checkQuery: CheckQuery
  readonly fields: ById<Field>
  /** The runtime is a new object after each change of the language or a text. */
  readonly texts: Texts
  /** The prefix of every control's id. */
  readonly prefix: string
  /** Top-level fields that another field reads. Their text is committed at every key. */
  readonly watched: ReadonlySet<string>
  /** The index of the chosen branch of each `oneOf` and `anyOf`, by the id of its selector. */
  readonly branches: Map<string, number>
  /** Sets a value from outside its control, for example a value that comes with a choice. */
  setValue(path: FieldPath, value: unknown): void
  /** Sets a value that the form computes. It counts neither as touched nor as a change of the person. */
  fill(path: FieldPath, value: unknown): void
  /** Returns true if the value at the path breaks no rule. */
  isValidAt(path: FieldPath): boolean
}

export const FormRuntimeContext = createContext<FormRuntime | null>(null)

/** Returns the runtime of the surrounding form. Throws outside of a form. */
export function useFormRuntime(): FormRuntime {
  return useProvided(FormRuntimeContext, 'FormRuntimeContext')
}

/** Returns the path of the control with this id. */
export function usePath(id: string): FieldPath {
  return pathFromId(useFormRuntime().prefix, id)
}

/** Returns the label of a control: RJSF's, or a numbered one for an item of a list. */
export function useLabel({ id, label }: { readonly id: string; readonly label: string }): string {
  const { prefix, fields, texts } = useFormRuntime()
  return itemLabel(pathFromId(prefix, id), fields, texts) ?? label
}

/** Selects a primitive value of the form's scope. The component renders again only if this value changes. */
export function useInScope<T extends string | number | boolean | undefined>(select: (scope: object) => T): T {
  const { scope } = useFormRuntime()
  return useSyncExternalStore(
    scope.subscribe,
    useCallback(() => select(scope.current()), [select, scope]),
  )
}
