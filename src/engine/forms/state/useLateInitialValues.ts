import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { resolveInitialValues } from '../fields/initialValues'
import { controlId, type FieldPath, valueAt } from '../fields/path'
import type { FormProps } from './formProps'
import type { FormRuntime } from './formRuntime'

interface FormOfFields
  extends Pick<FormProps, 'fields'>, Pick<FormRuntime, 'scope' | 'pending' | 'prefix' | 'setValue'> {
  readonly pageScope: object
  /** Ids of the controls that the person has used. */
  readonly touched: ReadonlySet<string>
  /** Receives the id of a control while its initial value is set. */
  readonly filling: Set<string>
}

/** Fills in initial values whose data arrives after the form is drawn. Fields that have a value or were touched stay. */
export function useLateInitialValues(form: FormOfFields): void {
  const { fields, pageScope, scope, pending, prefix, setValue, touched, filling } = form
  useEffect(() => {
    function fill(path: FieldPath, value: unknown) {
      const id = controlId(prefix, path)
      const isFree = () => valueAt(scope.values(), path) === undefined && !touched.has(id)
      if (!isFree()) return
      queueMicrotask(() => {
        // Committed text counts as touched.
        flushSync(pending.commitAll)
        if (!isFree()) return
        filling.add(id)
        flushSync(() => setValue(path, value))
        filling.delete(id)
      })
    }
    for (const { path, value } of resolveInitialValues(fields, pageScope)) fill(path, value)
  }, [fields, pageScope, scope, pending, touched, filling, setValue, prefix])
}
