// Which schemas mean something else for other values.
import { findSchemaDefinition, isConstant, isObject, type RJSFSchema } from '@rjsf/utils'

/** True when what a schema says of its own place depends on the value there; its members speak for themselves. */
export function asksData(schema: RJSFSchema, root: RJSFSchema, seen: readonly string[] = []): boolean {
  if (askingKeywords.some((keyword) => keyword in schema) || isOpen(schema)) return true
  const { $ref, allOf = [] } = schema
  if ($ref !== undefined && !seen.includes($ref)) {
    return asksData(findSchemaDefinition($ref, root), root, [...seen, $ref])
  }
  return allOf.some((part) => isObject(part) && asksData(part, root, seen))
}

/** True when no part of a whole schema depends on values. A property that has the name of a keyword makes it false, which is slow but not wrong. */
export function isStill(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  if (!Array.isArray(part)) {
    const schema = part as RJSFSchema
    if (askingKeywords.some((keyword) => keyword in schema) || isOpen(schema)) return false
    if (!isChoice(schema.oneOf) || !isChoice(schema.anyOf)) return false
  }
  return Object.values(part).every(isStill)
}

const askingKeywords = ['if', 'dependencies', 'dependentSchemas', 'patternProperties']

function isOpen({ additionalProperties }: RJSFSchema): boolean {
  return additionalProperties !== undefined && additionalProperties !== false
}

function isChoice(options: unknown): boolean {
  return (
    options === undefined ||
    (Array.isArray(options) && options.every((one) => isObject(one) && isConstant(one as RJSFSchema)))
  )
}
