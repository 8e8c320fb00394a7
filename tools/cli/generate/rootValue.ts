// Lists and scalars at the root: as the values of a form, and as the body of a request. Pages see them as the member `value`.
import { isObject } from '@pagewright/engine/tools'
import { inline, type Call, type JsonSchema, type SchemaSet } from './schemaSet'

/** The member that stands for a list or a scalar. The rows of a list of plain values have a member of this name too. */
const valueName = 'value'

/** Returns true for a resolved schema whose values have no named members. */
export function isRootValue(schema: JsonSchema): boolean {
  if (schema.type !== undefined) return ![schema.type].flat().includes('object')
  if (ofObjects.some((keyword) => schema[keyword] !== undefined)) return false
  if (ofValues.some((keyword) => schema[keyword] !== undefined)) return true
  return [schema.oneOf, schema.anyOf].some(
    (union) => Array.isArray(union) && union.length > 0 && union.every((one) => isObject(one) && isRootValue(one)),
  )
}

const ofObjects = ['properties', 'required', 'additionalProperties', 'patternProperties', 'dependencies'] as const
const ofValues = [
  'items',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
] as const

/** Returns a resolved schema with named members. A list or a scalar becomes the required member `value`. */
export function withMembers(schema: JsonSchema): JsonSchema {
  if (!isRootValue(schema)) return schema
  const { $defs, ...value } = schema
  return {
    type: 'object',
    properties: { [valueName]: value },
    required: [valueName],
    additionalProperties: false,
    ...($defs !== undefined && { $defs }),
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
