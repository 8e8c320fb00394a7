import { createContext, useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useProvided } from '../../lib/react'
import type { ById, Field } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import type { CheckQuery } from './checkQuery'
import type { FormController } from './createForm'
import { itemLabel } from '../fields/label'
import { pathFromId, type FieldPath } from '../fields/path'

/** The state that all controls of one form share. */
export interface FormRuntime {
  readonly form: FormController
  readonly checkQuery: CheckQuery
  readonly fields: ById<Field>
  /** The runtime is a new object after each change of the language or a text. */
  readonly texts: Texts
  /** The prefix of every control's id. */
  readonly prefix: string
  /** Top-level fields that another field reads. Their text is committed at every key. */
  readonly watched: ReadonlySet<string>
}

export const FormRuntimeContext = createContext<FormRuntime | null>(null)

/** Returns the runtime of the surrounding form. Throws outside of a form. */
export function useFormRuntime(): FormRuntime {
  return useProvided(FormRuntimeContext, 'FormRuntimeContext')
}

/** Returns the path of the control with this id: the same list in each render. */
export function usePath(id: string): FieldPath {
  const { prefix } = useFormRuntime()
  return useMemo(() => pathFromId(prefix, id), [prefix, id])
}

/** Returns the label of a control: RJSF's, or a numbered one for an item of a list. */
export function useLabel({ id, label }: { readonly id: string; readonly label: string }): string {
  const { prefix, fields, texts } = useFormRuntime()
  return itemLabel(pathFromId(prefix, id), fields, texts) ?? label
}

/** Selects a primitive value of the form's scope. The component renders again only if this value changes. */
export function useInScope<T extends string | number | boolean | undefined>(select: (scope: object) => T): T {
  const { form } = useFormRuntime()
  return useSyncExternalStore(
    form.subscribe,
    useCallback(() => select(form.current()), [select, form]),
  )
}

/** Refuses every attempt to send the form while `isHeld`, and calls `onRefused`: a picture that is on its way must not be left out. */
export function useHeldSubmit(isHeld: boolean, onRefused: () => void): void {
  const { form } = useFormRuntime()
  const guard = useEffectEvent(() => {
    if (isHeld) onRefused()
    return !isHeld
  })
  useEffect(() => form.addGuard(() => guard()), [form])
}
