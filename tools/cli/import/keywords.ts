// Converts single keywords of a schema.
import { isObject } from '@pagewright/engine/tools'
import type { JsonSchema } from '../generate/schemaSet'
import type { OpenApiDocument } from './readDocument'

/** Returns `required`, unless it would be empty. */
export function namesIn(names: readonly string[]): { readonly required?: readonly string[] } {
  return names.length > 0 ? { required: [...new Set(names)] } : {}
}

/** Returns true for a text that no file of schemas/ may have: texts are plain. */
export function isMarkup(value: unknown): boolean {
  return typeof value === 'string' && value.includes('<')
}

/** Returns the first line of a description, without its tags. */
export function plainText(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('<', '')
    .trim()
    .split('\n', 1)
    .join('')
    .slice(0, 300)
}

/** Says what a keyword loses. */
type Lose = (what: string) => void

/** Returns the bounds of a value. Bounds that no schema of a product may have are left out, and told to `lose`. */
export function bounds(found: OpenApiDocument, least: string, most: string, lose: Lose): JsonSchema {
  const low = boundOf(found[least], least, lose)
  const high = boundOf(found[most], most, lose)
  // Nothing else than one value would be a constant.
  const isOne = low === high && (low === 0 || least === 'minimum')
  if (low !== undefined && high !== undefined && (low > high || isOne)) {
    lose(`"${least}" and "${most}": only ${low > high ? 'no' : 'one'} value would be possible`)
    return {}
  }
  // A least count of 0 demands nothing.
  const isIdle = low === 0 && least !== 'minimum'
  return { ...(low !== undefined && !isIdle && { [least]: low }), ...(high !== undefined && { [most]: high }) }
}

/** Returns the bounds of a figure and its step. In OpenAPI 3.0 a flag makes `minimum` or `maximum` exclusive. */
export function figureBounds(found: OpenApiDocument, lose: Lose): JsonSchema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = found
  const low = boundOf(above === true ? found.minimum : above, 'minimum', lose)
  const high = boundOf(below === true ? found.maximum : below, 'maximum', lose)
  const least = low ?? boundOf(found.minimum, 'minimum', () => undefined)
  const most = high ?? boundOf(found.maximum, 'maximum', () => undefined)
  const isEmpty = least !== undefined && most !== undefined && (low ?? high) !== undefined && least >= most
  if (isEmpty) lose('bounds that allow no value')
  return {
    ...bounds(
      { minimum: above === true ? undefined : found.minimum, maximum: below === true ? undefined : found.maximum },
      'minimum',
      'maximum',
      lose,
    ),
    ...(!isEmpty && low !== undefined && { exclusiveMinimum: low }),
    ...(!isEmpty && high !== undefined && { exclusiveMaximum: high }),
    ...(typeof step === 'number' && step > 0 && { multipleOf: step }),
  }
}

/** Returns a bound that a schema may have. A length and a count are whole numbers, and no number is larger than JavaScript counts. */
function boundOf(bound: unknown, name: string, lose: Lose): number | undefined {
  if (typeof bound !== 'number') return undefined
  const isFigure = name.startsWith('minimum') || name.startsWith('maximum')
  if (Math.abs(bound) > Number.MAX_SAFE_INTEGER) lose(`"${name}": ${bound} is more than a number can hold`)
  else if (!isFigure && !(Number.isInteger(bound) && bound >= 0)) lose(`"${name}": ${bound} is no count`)
  else if (name === 'minItems' && bound > mostFirstItems) lose(`"minItems": ${bound} items at once are too many`)
  else return bound
  return undefined
}

/** The check allows no list that begins with more items. */
const mostFirstItems = 20

export function unique({ uniqueItems }: OpenApiDocument): JsonSchema {
  return uniqueItems === true ? { uniqueItems } : {}
}

/** Returns the types of a value that is not null. */
export function typesOf({
  type,
  properties,
  required,
  items,
  additionalProperties,
}: OpenApiDocument): readonly string[] {
  const found = [type].flat().filter((one): one is string => typeof one === 'string' && one !== 'null')
  if (found.length > 0) return found
  if (isObject(properties) || additionalProperties !== undefined || Array.isArray(required)) return ['object']
  return items === undefined ? [] : ['array']
}

/** Returns true for a schema whose values may have this type. */
export function hasTypeOf(schema: JsonSchema | null | undefined, type: string): schema is JsonSchema {
  return [schema?.type].flat().includes(type)
}
