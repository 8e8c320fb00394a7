import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ById, Field } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import type { CheckQuery } from './checkQuery'
import type { FormScope } from '../fields/formScope'
import { itemLabel } from '../fields/label'
import { pathFromId, type FieldPath } from '../fields/path'
import type { PendingInputs } from '../fields/pendingInputs'

/** What the controls of one form share. */
export interface FormRuntime {
  readonly scope: FormScope
  readonly pending: PendingInputs
  readonly checkQuery: CheckQuery
  readonly fields: ById<Field>
  /** The runtime is a new object whenever the language or a text changes. */
  readonly texts: Texts
  /** Begins the id of every control. */
  readonly prefix: string
  /** Top-level fields that something else depends on: their text is handed over at every key. */
  readonly watched: ReadonlySet<string>
  /** The chosen branch of each `oneOf` and `anyOf`, by the id of its selector. */
  readonly branches: Map<string, number>
  /** Sets a value of the form: a fill, a ready-made answer. */
  setValue(path: FieldPath, value: unknown): void
  /** Returns true when the value at the path breaks no rule. */
  isValidAt(path: FieldPath): boolean
}

export const FormRuntimeContext = createContext<FormRuntime | null>(null)

/** Returns the runtime of the form around; throws outside one. */
export function useFormRuntime(): FormRuntime {
  const runtime = useContext(FormRuntimeContext)
  if (!runtime) throw new Error('A control of the form theme stands outside <Form>.')
  return runtime
}

/** Returns the path of a control by its id. */
export function usePath(id: string): FieldPath {
  return pathFromId(useFormRuntime().prefix, id)
}

/** Returns the label of a control: the one that RJSF gives, or that of a list's member, which has a number. */
export function useLabel({ id, label }: { readonly id: string; readonly label: string }): string {
  const { prefix, fields, texts } = useFormRuntime()
  return itemLabel(pathFromId(prefix, id), fields, texts) ?? label
}

/** Follows one plain value of the form's scope, so that a control renders only when that value changes. */
export function useInScope<T extends string | number | boolean | undefined>(select: (scope: object) => T): T {
  const { scope } = useFormRuntime()
  return useSyncExternalStore(
    scope.subscribe,
    useCallback(() => select(scope.current()), [select, scope]),
  )
}
