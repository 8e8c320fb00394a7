// Describes the arguments or the answer of a native function, one line for each member.
import { inline, type JsonSchema, type SchemaSet } from '@pagewright/cli/source'

/** Returns the members of a shape with types and descriptions, or only the type if there are no members. */
export function shapeLines(set: SchemaSet, reference: string): readonly string[] {
  return linesOf('', true, inline(set, { $ref: reference }, ''), true)
}

function linesOf(path: string, isRequired: boolean, schema: JsonSchema, isWhole = false): readonly string[] {
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    member ? linesOf(path ? `${path}.${name}` : name, isOneOf(schema.required, name), member) : [],
  )
  // An object with members needs no line of its own.
  const own = schema.type === 'object' && (isWhole || members.length > 0) ? [] : [line(path, isRequired, schema)]
  const items = schema.items?.properties ? linesOf(`${path}[]`, true, schema.items) : []
  return [...own, ...members, ...items]
}

function line(path: string, isRequired: boolean, schema: JsonSchema): string {
  const name = path ? `\`${path}${isRequired ? '' : '?'}\` ` : ''
  const about = typeof schema.description === 'string' ? `: ${schema.description}` : ''
  return `${name}${typeWord(schema)}${about}`
}

/** Returns a type in a few words: `integer`, `1, 2 or 3`, `list of string or { path?, data? }`. */
function typeWord(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return either(schema.enum.map((value) => JSON.stringify(value)))
  if (Array.isArray(schema.anyOf)) return either((schema.anyOf as readonly JsonSchema[]).map(typeWord))
  if (schema.type === 'array') return `list of ${schema.items ? typeWord(schema.items) : 'anything'}`
  if (schema.type !== 'object') return String(schema.type ?? 'anything')
  const names = Object.keys(schema.properties ?? {})
  return `{ ${names.map((name) => `${name}${isOneOf(schema.required, name) ? '' : '?'}`).join(', ')} }`
}

function isOneOf(required: readonly string[] | undefined, name: string): boolean {
  return required?.includes(name) ?? false
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
