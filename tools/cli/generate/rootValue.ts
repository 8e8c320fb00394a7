// Lists and scalars at the root: as the values of a form, and as the body of a request. Pages see them as the member `value`.
import { isObject } from '@pagewright/engine/tools'
import { inline, type Call, type JsonSchema, type SchemaSet } from './schemaSet'

/** The member that stands for a list or a scalar. The rows of a list of plain values have a member of this name too. */
export const valueName = 'value'

/** Returns true for a schema whose values have no named members. `resolve` follows its references, if it has any. */
export function isRootValue(written: JsonSchema, resolve = (schema: JsonSchema): JsonSchema => schema): boolean {
  const schema = resolve(written)
  const isValue = (one: unknown): boolean => isObject(one) && isRootValue(one, resolve)
  if (schema.type !== undefined) return ![schema.type].flat().includes('object')
  if (ofObjects.some((keyword) => schema[keyword] !== undefined)) return false
  if (ofValues.some((keyword) => schema[keyword] !== undefined)) return true
  if (Array.isArray(schema.allOf) && schema.allOf.some(isValue)) return true
  return [schema.oneOf, schema.anyOf].some((union) => Array.isArray(union) && union.length > 0 && union.every(isValue))
}

const ofObjects = ['properties', 'required', 'additionalProperties', 'patternProperties', 'dependencies'] as const
const ofValues: readonly string[] =
  `enum const minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
   items additionalItems minItems maxItems uniqueItems contains`.split(/\s+/)

/** Returns a resolved schema with named members. A list or a scalar becomes the required member `value`. */
export function withMembers(schema: JsonSchema): JsonSchema {
  if (!isRootValue(schema)) return schema
  const { $defs, ...value } = schema
  return { ...asMember(value), ...($defs !== undefined && { $defs }) }
}

/** Returns the schema of an object whose required member `value` has a schema. */
export function asMember(value: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { [valueName]: value },
    required: [valueName],
    additionalProperties: false,
  }
}

/** Returns the request of a call as pages fill it, resolved. Throws if it refers to no definition. */
export function membersOfRequest(set: SchemaSet, call: Pick<Call, 'request'>): JsonSchema {
  return withMembers(inline(set, { $ref: call.request }, ''))
}

/** Returns the member of a request that is the whole body, or undefined if the body has named members. */
export function wholeBodyOf(set: SchemaSet, { request, body }: Pick<Call, 'request' | 'body'>): string | undefined {
  return body ?? (isRootValue(inline(set, { $ref: request }, '')) ? valueName : undefined)
}
