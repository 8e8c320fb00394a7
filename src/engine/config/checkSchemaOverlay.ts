// Members that a change of a schema may have: the keywords of JSON Schema, wherever a schema stands.
import { isObject } from './merge'
import { notAmong, type Problem } from './problem'

/** Gives the members of a patch of a schema that are no keyword, by place below `where`; names of properties are free. */
export function checkKeywords(patch: unknown, where: readonly string[]): Problem[] {
  if (!isObject(patch)) return []
  return Object.entries(patch).flatMap(([name, member]): Problem[] => {
    const at = [...where, name]
    if (named.has(name)) {
      if (!isObject(member)) return []
      return Object.entries(member).flatMap(([id, schema]) => checkKeywords(schema, [...at, id]))
    }
    if (nested.has(name)) return [member].flat().flatMap((schema) => checkKeywords(schema, at))
    if (plain.has(name)) return []
    const what = `JSON Schema has no keyword "${name}".`
    return [notAmong({ name: 'unknown-key', where, what }, name, keywords)]
  })
}

/** Hold schemas by name. */
const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Hold a schema, or a list of them. */
const nested: ReadonlySet<string> = new Set([
  'items',
  'additionalProperties',
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'contains',
])
const plain: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'required',
  'dependentRequired',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'title',
  'description',
  '$ref',
])
const keywords: readonly string[] = [...plain, ...named, ...nested]
