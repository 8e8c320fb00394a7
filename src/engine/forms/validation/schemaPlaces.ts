// The schema at each path of the values, with references and conditions resolved for these values.
import {
  getDiscriminatorFieldFromSchema,
  getSchemaType,
  isObject,
  type RJSFSchema,
  type SchemaUtilsType,
} from '@rjsf/utils'
import { controlId, type FieldPath } from '../fields/path'
import { isConsent } from './messages'

/** The methods of RJSF's schema utilities that are needed here. */
export type SchemaResolver = Pick<
  SchemaUtilsType,
  'getClosestMatchingOption' | 'getRootSchema' | 'isSelect' | 'retrieveSchema'
>

/** A path of the values, with its schema and its value. */
export interface SchemaPlace {
  readonly path: FieldPath
  readonly schema: RJSFSchema
  readonly isRequired: boolean
  /** The value is the constant that tells a branch of a union from the others. Nobody enters it, so nothing is drawn. */
  readonly isFixed: boolean
  readonly value: unknown
  /** The chosen branch of a `oneOf` or an `anyOf`. */
  readonly branch?: RJSFSchema | undefined
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
    const branch = (schema.oneOf ?? schema.anyOf) && !utils.isSelect(schema) ? branchOf(schema, path, value) : undefined
    places.push({ path, schema, isRequired, isFixed, value, branch })
    // Stops at absent optional values. A schema that refers to itself would never end otherwise.
    if (value === undefined && !isRequired) return
    visitMembers(schema, path, value)
    if (branch) visitMembers(utils.retrieveSchema(branch, value), path, value, true)
  }

  function branchOf(schema: RJSFSchema, path: FieldPath, value: unknown): RJSFSchema | undefined {
    const options = (schema.oneOf ?? schema.anyOf ?? []).filter(isObject) as RJSFSchema[]
    const chosen = branches.get(selectorId(controlId(prefix, path), schema))
    // A union that nobody has seen yet has the branch that RJSF will choose.
    return options[chosen ?? closest(options, schema, value)]
  }

  function closest(options: RJSFSchema[], schema: RJSFSchema, value: unknown): number {
    const known = options.map((option) => utils.retrieveSchema(option, value))
    return utils.getClosestMatchingOption(value, known, 0, getDiscriminatorFieldFromSchema(schema))
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

export function isConstant(schema: RJSFSchema): boolean {
  return schema.const !== undefined && !isConsent(schema)
}

export function selectorId(id: string, schema: RJSFSchema): string {
  return `${id}${schema.oneOf ? '__oneof_select' : '__anyof_select'}`
}
