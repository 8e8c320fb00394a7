// Which fields do not stand on the screen, and so neither count nor are sent.
import type { ById, Field } from '../../language/types/plain'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { flattenFields } from './fieldTree'
import { type FieldPath, omitPath } from './path'

/** Lists the places of the fields whose `when` does not hold. */
export function hiddenPaths(fields: ById<Field>, values: unknown, scope: object): readonly FieldPath[] {
  return flattenFields(fields, values).flatMap(({ path, field }) =>
    field.when === undefined || evaluateCondition(field.when, scope) ? [] : [path],
  )
}

/** Gives the values without those of hidden fields. */
export function visibleValues<T>(values: T, hidden: readonly FieldPath[]): T {
  return hidden.reduce((rest, path) => omitPath(rest, path), values)
}
