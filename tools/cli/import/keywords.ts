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

/** Returns the bounds of a value. Bounds that nothing can keep are left out. */
export function bounds(found: OpenApiDocument, least: string, most: string): JsonSchema {
  const low = boundOf(found[least], least)
  const high = boundOf(found[most], most)
  if (low !== undefined && high !== undefined && low > high) return {}
  return { ...(low !== undefined && { [least]: low }), ...(high !== undefined && { [most]: high }) }
}

/** Returns the bounds of a figure and its step. In OpenAPI 3.0 a flag makes `minimum` or `maximum` exclusive. */
export function figureBounds(found: OpenApiDocument): JsonSchema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = found
  const low = boundOf(above === true ? found.minimum : above, 'minimum')
  const high = boundOf(below === true ? found.maximum : below, 'maximum')
  const least = low ?? boundOf(found.minimum, 'minimum')
  const most = high ?? boundOf(found.maximum, 'maximum')
  const isEmpty = least !== undefined && most !== undefined && least >= most
  return {
    ...bounds(
      { minimum: above === true ? undefined : found.minimum, maximum: below === true ? undefined : found.maximum },
      'minimum',
      'maximum',
    ),
    ...(!isEmpty && low !== undefined && { exclusiveMinimum: low }),
    ...(!isEmpty && high !== undefined && { exclusiveMaximum: high }),
    ...(typeof step === 'number' && step > 0 && { multipleOf: step }),
  }
}

/** A length and a count are whole numbers. */
function boundOf(bound: unknown, name: string): number | undefined {
  if (typeof bound !== 'number' || !Number.isFinite(bound)) return undefined
  return name.startsWith('minimum') || name.startsWith('maximum') || (Number.isInteger(bound) && bound >= 0)
    ? bound
    : undefined
}

export function unique({ uniqueItems }: OpenApiDocument): JsonSchema {
  return uniqueItems === true ? { uniqueItems } : {}
}

/** Returns the type of a value that is not null. */
export function typeOf({ type, properties, items, additionalProperties }: OpenApiDocument): string | undefined {
  const found = [type].flat().find((one) => typeof one === 'string' && one !== 'null')
  if (typeof found === 'string') return found
  if (isObject(properties) || additionalProperties !== undefined) return 'object'
  return items === undefined ? undefined : 'array'
}

/** Returns one definition with all that its parts say. */
export function joined(parts: readonly (JsonSchema | undefined)[]): JsonSchema | undefined {
  const all = parts.filter((part) => part !== undefined)
  if (all.length === 0) return undefined
  const members = all.map(({ properties }) => properties ?? {})
  const isObjectShape = members.some((one) => Object.keys(one).length > 0)
  return {
    ...Object.assign({}, ...all),
    ...(isObjectShape && { type: 'object', properties: Object.assign({}, ...members) }),
    ...namesIn(all.flatMap((part) => part.required ?? [])),
  }
}
