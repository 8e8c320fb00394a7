// Keeps RJSF from filling defaults in objects that came without them, for example a record that the page loaded.
import { createSchemaUtils, isObject, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import type { LacksMember } from '../fields/initialValues'
import type { FieldPath } from '../fields/path'
import type { Values } from '../fields/services'
import { unescapePointer } from './ajvProblems'
import { defaultFormState } from './defaultFormState'

/**
 * Returns the values with an undefined member for each default that RJSF would add to an object that came. RJSF leaves
 * such a member empty, as it does after the person has cleared a field. A member that the schema requires gets its
 * default. At the root, `lacks` tells which members have come without a value.
 */
export function withAbsentMembers(
  values: Values,
  lacks: LacksMember | undefined,
  schema: RJSFSchema,
  validator: ValidatorType,
): Values {
  if (!lacks && !Object.values(values).some((one) => Array.isArray(one) || isObject(one))) return values
  const utils = createSchemaUtils(validator, schema, defaultFormState)
  // Most records lack no member that has a default. Then the values need not be validated.
  let required: ReadonlySet<string> | undefined
  const isRequired = (path: FieldPath) => (required ??= missingPaths(values, schema, validator)).has(path.join('/'))
  let kept = values
  for (let round = 0; round < mostRounds; round++) {
    const filled = utils.getDefaultFormState(utils.getRootSchema(), kept)
    const next = withAbsent(kept, filled, [], (path) => {
      return (path.length > 1 || lacks?.(String(path[0])) === true) && !isRequired(path)
    }) as Values
    if (next === kept) break
    kept = next
  }
  return kept
}

// A member without its default can make another condition of the schema true, which has defaults of its own.
const mostRounds = 5

/** Returns the very value that it got if nothing is absent. */
function withAbsent(value: unknown, filled: unknown, path: FieldPath, mayLack: (path: FieldPath) => boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => withAbsent(item, itemAt(filled, index), [...path, index], mayLack))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value) || !isObject(filled)) return value
  let next: { [name: string]: unknown } = value
  for (const name of Object.keys(filled)) {
    const inner = [...path, name]
    const isThere = Object.hasOwn(value, name)
    if (!isThere && (filled[name] === undefined || !mayLack(inner))) continue
    const kept = isThere ? withAbsent(value[name], filled[name], inner, mayLack) : undefined
    if (isThere && kept === value[name]) continue
    if (next === value) next = { ...value }
    next[name] = kept
  }
  return next
}

function itemAt(filled: unknown, index: number): unknown {
  return Array.isArray(filled) ? filled[index] : undefined
}

/** Returns the paths of the members that the schema requires and the values lack. */
function missingPaths(values: Values, schema: RJSFSchema, validator: ValidatorType): ReadonlySet<string> {
  const { errors = [] } = validator.rawValidation<AjvError>(schema, values)
  const paths = errors.flatMap(({ instancePath, params: { missingProperty } }) =>
    missingProperty === undefined
      ? []
      : [[...instancePath.split('/').slice(1).map(unescapePointer), missingProperty].join('/')],
  )
  return new Set(paths)
}

interface AjvError {
  readonly instancePath: string
  readonly params: { readonly missingProperty?: string }
}
