// The values of a form before the first input.
import type { ById, Field } from '../../language/types/plain'
import { isObject } from '../../language/runtime/merge'
import { isRef, readPath } from '../../language/runtime/evaluateCondition'
import { flattenFields } from './fieldTree'
import type { FieldPath } from './path'
import type { Values } from './services'

export interface InitialValue {
  readonly path: FieldPath
  readonly value: unknown
}

/**
 * Returns the initial values that the scope knows. A value whose data has not arrived is left out, and so is `null` unless
 * the member allows it.
 */
export function resolveInitialValues(
  fields: ById<Field>,
  scope: object,
  allowsNull: (path: FieldPath) => boolean = () => false,
): readonly InitialValue[] {
  return flattenFields(fields).flatMap(({ path, field: { initial } }) => {
    const value: unknown = isRef(initial) ? readPath(scope, initial.from) : initial
    return value === undefined || (value === null && !allowsNull(path)) ? [] : [{ path, value }]
  })
}

/** Builds the values of a form from a list. Copies objects instead of changing them. */
export function toValues(list: readonly InitialValue[]): Values {
  const values: { [name: string]: unknown } = {}
  for (const { path, value } of list) {
    let holder = values
    for (const key of path.slice(0, -1)) {
      // The value of a group may belong to a cached answer, which must not change.
      const inner = Object.hasOwn(holder, key) ? holder[key] : undefined
      const copy: { [name: string]: unknown } = isObject(inner) ? { ...inner } : {}
      holder[key] = copy
      holder = copy
    }
    holder[String(path.at(-1))] = value
  }
  return values
}
