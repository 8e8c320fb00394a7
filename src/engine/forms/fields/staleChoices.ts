// Choices that were made for another value of the field they depend on.
import { deepEquals } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { namesInBody, flattenFields } from './fieldTree'
import { type FieldPath, valueAt } from './path'
import type { Values } from './services'

/** Lists the fields whose rows depend on a value that has just changed, while they still hold their old choice. */
export function staleChoices(fields: ById<Field>, before: Values, after: Values): readonly FieldPath[] {
  return flattenFields(fields, after).flatMap(({ path, field }) => {
    if (!field.options?.body) return []
    const isStale = namesInBody(field.options.body).some((name) => !deepEquals(before[name], after[name]))
    const kept = valueAt(after, path)
    return isStale && kept !== undefined && deepEquals(kept, valueAt(before, path)) ? [path] : []
  })
}
