// The schema at each path of the values, with references and conditions resolved for these values.
import { getSchemaType, isObject, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import { controlId, type FieldPath } from '../fields/path'
import { isConsent } from './messages'

/** The methods of RJSF's schema utilities that are needed here. */
export type SchemaResolver = Pick<SchemaUtilsType, 'getRootSchema' | 'isSelect' | 'retrieveSchema'>

/** A path of the values, with its schema and its value. */
export interface SchemaPlace {
  readonly path: FieldPath
  readonly schema: RJSFSchema
  readonly isRequired: boolean
  /** The value is the constant that tells a branch of a union from the others. Nobody enters it, so nothing is drawn. */
  readonly isFixed: boolean
  readonly value: unknown
}

/** Returns every path of the values with its schema, parents first. `branches` has the chosen branches of unions. */
export function schemaPlaces(
  utils: SchemaResolver,
  values: unknown,
  branches: ReadonlyMap<string, number>,
  prefix: string,
): readonly SchemaPlace[] {
  const places: SchemaPlace[] = []

  function visit(raw: RJSFSchema, path: FieldPath, value: unknown, isRequired: boolean, isOfBranch = false) {
    const schema = isPlain(raw) ? raw : utils.retrieveSchema(raw, value)
    const isFixed = isOfBranch && isConstant(schema)
    places.push({ path, schema, isRequired, isFixed, value })
    // Stops at absent optional values. A schema that refers to itself would never end otherwise.
    if (value === undefined && !isRequired) return
    visitMembers(schema, path, value)
    const branch = (schema.oneOf ?? schema.anyOf) && chosenBranch(schema, branches, controlId(prefix, path))
    if (branch && !utils.isSelect(schema)) visitMembers(utils.retrieveSchema(branch, value), path, value, true)
  }

  function visitMembers(schema: RJSFSchema, path: FieldPath, value: unknown, isBranch = false) {
    const required = new Set(schema.required)
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (isObject(member)) {
        const inner = isObject(value) ? value[name] : undefined
        visit(member, [...path, name], inner, required.has(name), isBranch)
      }
    }
    if (Array.isArray(value) && getSchemaType(schema) === 'array') {
      value.forEach((item: unknown, index) => {
        const itemSchema = Array.isArray(schema.items) ? (schema.items[index] ?? schema.additionalItems) : schema.items
        if (isObject(itemSchema)) visit(itemSchema, [...path, index], item, true)
      })
    }
  }

  visit(utils.getRootSchema(), [], values, true)
  return places
}

/** Returns true for a schema of a single value without references or conditions. Most fields have one. */
function isPlain(schema: RJSFSchema): boolean {
  return !Object.keys(schema).some((keyword) => !plainKeywords.has(keyword))
}

const plainKeywords: ReadonlySet<string> = new Set(
  (
    'type title description default const enum format pattern minLength maxLength ' +
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'
  ).split(' '),
)

/** Returns true for a schema with one possible value that is no consent. */
export function isConstant(schema: RJSFSchema): boolean {
  return schema.const !== undefined && !isConsent(schema)
}

/** Returns the chosen branch of a `oneOf` or `anyOf`, or undefined if the schema has neither. */
export function chosenBranch(
  schema: RJSFSchema,
  branches: ReadonlyMap<string, number>,
  id: string,
): RJSFSchema | undefined {
  const options = schema.oneOf ?? schema.anyOf
  const branch = options?.[branches.get(selectorId(id, schema)) ?? 0]
  return isObject(branch) ? branch : undefined
}

/** Returns the id of the control that selects the branch of a union. */
export function selectorId(id: string, schema: RJSFSchema): string {
  return `${id}${schema.oneOf ? '__oneof_select' : '__anyof_select'}`
}
