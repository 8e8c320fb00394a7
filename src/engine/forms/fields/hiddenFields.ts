// Finds hidden fields. Their values are neither validated nor sent.
import type { ById, Field } from '../../language/types/plain'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { flattenFields } from './fieldTree'
import { type FieldPath, omitPath } from './path'

/** Returns the paths of the fields whose `when` is false. */
export function hiddenPaths(fields: ById<Field>, values: unknown, scope: object): readonly FieldPath[] {
  return flattenFields(fields, values).flatMap(({ path, field }) =>
    field.when === undefined || evaluateCondition(field.when, scope) ? [] : [path],
  )
}

/** Returns the values without those at the hidden paths. */
export function visibleValues<T>(values: T, hidden: readonly FieldPath[]): T {
  return hidden.reduce((rest, path) => omitPath(rest, path), values)
}
