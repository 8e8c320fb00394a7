// Finds choices that belong to an earlier value of another field.
import { deepEquals } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { pathsInBody, flattenFields } from './fieldTree'
import { type FieldPath, valueAt } from './path'
import type { Values } from './services'

/** Returns the paths of fields whose rows depend on a value that has changed while their own choice has not. */
export function staleChoices(fields: ById<Field>, before: Values, after: Values): readonly FieldPath[] {
  return flattenFields(fields, after).flatMap(({ path, field }) => {
    if (!field.options?.body) return []
    const isStale = pathsInBody(field.options.body).some(
      (one) => !deepEquals(valueAt(before, one), valueAt(after, one)),
    )
    const choice = valueAt(after, path)
    return isStale && choice !== undefined && deepEquals(choice, valueAt(before, path)) ? [path] : []
  })
}
