// Which schemas mean something else for other values.
import { findSchemaDefinition, isConstant, isObject, type RJSFSchema } from '@rjsf/utils'
import type { Path } from '../path'

/** True when what a schema says of its own place depends on the value there; its members speak for themselves. */
export function asksData(schema: RJSFSchema, root: RJSFSchema, seen: readonly string[] = []): boolean {
  if (askingKeywords.some((keyword) => keyword in schema) || isOpen(schema)) return true
  const { $ref, allOf = [] } = schema
  if ($ref !== undefined && !seen.includes($ref)) {
    return asksData(findSchemaDefinition($ref, root), root, [...seen, $ref])
  }
  return allOf.some((part) => isObject(part) && asksData(part, root, seen))
}

/** True when nothing in a schema is to be resolved, whatever the values are: it means what it says. In doubt something is. */
export function isSettled(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  if (Array.isArray(part)) return part.every(isSettled)
  if (resolvedKeywords.some((keyword) => keyword in part) || isOpen(part)) return false
  return Object.values(part).every(isSettled)
}

/**
 * Gives whether no part of a whole schema asks about the value at a path. In doubt one does: a property that has the name of a
 * keyword makes changes slower, and never wrong.
 */
export function stillness(root: RJSFSchema): (path: Path) => boolean {
  const asked = new Set<string>()
  const isKnown = noteAsked(root, asked)
  return (path) => isKnown && !path.some((key) => asked.has(String(key)))
}

const askingKeywords = ['if', 'dependencies', 'dependentSchemas', 'patternProperties']
const resolvedKeywords = [...askingKeywords, '$ref', 'allOf']

/** What asks about more than the values it names. */
const wholeKeywords = ['$ref', 'minProperties', 'maxProperties', 'propertyNames', 'additionalProperties', 'contains']

function isOpen({ additionalProperties }: RJSFSchema): boolean {
  return additionalProperties !== undefined && additionalProperties !== false
}

// False where something cannot be told by the names of what it asks about.
function noteAsked(part: unknown, asked: Set<string>): boolean {
  if (typeof part !== 'object' || part === null) return true
  if (Array.isArray(part)) return part.every((one) => noteAsked(one, asked))
  const schema = part as RJSFSchema
  if ('patternProperties' in schema || 'dependentSchemas' in schema || isOpen(schema)) return false
  if (!isChoice(schema.oneOf) || !isChoice(schema.anyOf)) return false
  for (const name of Object.keys(schema.dependencies ?? {})) asked.add(name)
  const { if: condition } = schema
  if (isObject(condition) && ('const' in condition || 'enum' in condition || !noteNames(condition, asked))) return false
  return Object.values(schema).every((one) => noteAsked(one, asked))
}

function noteNames(part: unknown, asked: Set<string>): boolean {
  if (typeof part === 'string') asked.add(part)
  if (typeof part !== 'object' || part === null) return true
  if (wholeKeywords.some((keyword) => keyword in part)) return false
  if (!Array.isArray(part)) for (const name of Object.keys(part)) asked.add(name)
  return Object.values(part).every((one) => noteNames(one, asked))
}

function isChoice(options: unknown): boolean {
  return (
    options === undefined ||
    (Array.isArray(options) && options.every((one) => isObject(one) && isConstant(one as RJSFSchema)))
  )
}
