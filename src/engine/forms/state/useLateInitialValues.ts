import { createSchemaUtils, deepEquals } from '@rjsf/utils'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { resolveInitialValues } from '../fields/initialValues'
import { controlId, type FieldPath, valueAt, withValueAt } from '../fields/path'
import type { Values } from '../fields/services'
import { withAbsentMembers } from '../validation/absentMembers'
import { defaultFormState } from '../validation/defaultFormState'
import type { FormProps } from './formProps'
import type { FormRuntime } from './formRuntime'

interface FormOfFields
  extends
    Pick<FormProps, 'fields' | 'schema' | 'validator'>,
    Pick<FormRuntime, 'scope' | 'pending' | 'prefix' | 'setValue'> {
  readonly pageScope: object
  /** The values with which the form was drawn. */
  readonly initialValues: Values
  /** Ids of the controls that the person has used. */
  readonly touched: ReadonlySet<string>
  /** Receives the id of a control while its initial value is set. */
  readonly filling: Set<string>
}

/**
 * Fills in initial values whose data arrives after the form is drawn. They replace defaults of the schema. Other values
 * stay, and so do fields that were touched.
 */
export function useLateInitialValues(form: FormOfFields): void {
  const { schema, validator, fields, initialValues, pageScope } = form
  const { scope, pending, prefix, setValue, touched, filling } = form
  useEffect(() => {
    let defaults: unknown
    /** Returns true for a value that RJSF filled in. */
    function isDefault(path: FieldPath, value: unknown): boolean {
      if (valueAt(initialValues, path) !== undefined) return false
      const utils = createSchemaUtils(validator, schema, defaultFormState)
      defaults ??= utils.getDefaultFormState(utils.getRootSchema(), initialValues)
      return deepEquals(value, valueAt(defaults, path))
    }
    function fill(path: FieldPath, late: unknown) {
      const id = controlId(prefix, path)
      const isFree = () => {
        const value = valueAt(scope.values(), path)
        if (touched.has(id) || deepEquals(value, late)) return false
        return value === undefined || isDefault(path, value)
      }
      if (!isFree()) return
      queueMicrotask(() => {
        // Committed text counts as touched.
        flushSync(pending.commitAll)
        if (!isFree()) return
        const values = withValueAt(scope.values(), path, late)
        filling.add(id)
        flushSync(() => setValue(path, valueAt(withAbsentMembers(values, undefined, schema, validator), path)))
        filling.delete(id)
      })
    }
    for (const { path, value } of resolveInitialValues(fields, pageScope)) fill(path, value)
  }, [schema, validator, fields, initialValues, pageScope, scope, pending, touched, filling, setValue, prefix])
}
