// The defaults of a schema: what RJSF fills in, what it must not, and what we add for a new form.
import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  isObject,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { type LacksMember, recordOf } from '../fields/initialValues'
import { type FieldPath, omitPath, valueAt } from '../fields/path'
import type { Values } from '../fields/services'
import { unescapePointer } from '../../lib/text'
import type { AjvError } from './ajvProblems'

/** RJSF's options for defaults: fill in as little as possible. Optional objects stay absent, and lists start empty. */
export const defaultFormState: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'populateRequiredDefaults',
  // A required question must not start with an answer.
  requiredBooleanDefault: 'skip',
  constAsDefaults: 'skipOneOf',
  arrayMinItems: {
    populate: 'all',
    // Only lists of objects start with items. An empty text or picture would count as an item.
    computeSkipPopulate: (_validator, schema) =>
      !(
        typeof schema?.items === 'object' &&
        (Array.isArray(schema.items) || 'properties' in schema.items || '$ref' in schema.items)
      ),
  },
}

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

/**
 * Returns the values without each null that the schema refuses: servers write null for a member without a value. The items
 * of lists stay.
 */
export function withoutRefusedNulls(values: Values, schema: RJSFSchema, validator: ValidatorType): Values {
  const refused = refusedNulls(values, schema, validator)
  if (refused.length === 0) return values
  return withoutRefusedNulls(refused.reduce(omitPath, values), schema, validator)
}

export function refusedNulls(values: Values, schema: RJSFSchema, validator: ValidatorType): readonly FieldPath[] {
  if (!holdsNull(values)) return []
  const { errors = [] } = validator.rawValidation<AjvError>(schema, values)
  return errors
    .map(({ instancePath }) => pathOf(instancePath))
    .filter((path) => path.length > 0 && valueAt(values, path) === null && isObject(valueAt(values, path.slice(0, -1))))
}

function holdsNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(holdsNull))
}

function pathOf(pointer: string): FieldPath {
  return pointer.split('/').slice(1).map(unescapePointer)
}

function missingPaths(values: Values, schema: RJSFSchema, validator: ValidatorType): ReadonlySet<string> {
  const { errors = [] } = validator.rawValidation<AjvError>(schema, values)
  const paths = errors.flatMap(({ instancePath, params: { missingProperty } }) =>
    typeof missingProperty !== 'string' ? [] : [[...pathOf(instancePath), missingProperty].join('/')],
  )
  return new Set(paths)
}

type SchemaUtils = ReturnType<typeof createSchemaUtils>

/**
 * Returns the values of a new form with the defaults of its optional fields. With the options of `defaultFormState`, RJSF
 * adds only required defaults, because it would also create optional objects and lists. A field whose record has not
 * arrived stays empty. An optional object stays absent until the person fills it in.
 */
export function withOptionalDefaults(
  values: Values,
  schema: RJSFSchema,
  fields: ById<Field>,
  utils: SchemaUtils,
): Values {
  const { properties = {}, required = [] } = utils.retrieveSchema(schema, values)
  const added: { [name: string]: unknown } = {}
  for (const [name, { initial, fields: members }] of Object.entries(fields)) {
    if (Object.hasOwn(values, name) || recordOf(initial) !== undefined) continue
    // RJSF retrieves an empty schema for a member whose schema is absent or a boolean.
    const member = utils.retrieveSchema(properties[name] as RJSFSchema)
    if (!required.includes(name)) {
      if (member.default !== undefined) added[name] = member.default
    } else if (members) added[name] = withOptionalDefaults({}, member, members, utils)
  }
  return { ...values, ...added }
}
