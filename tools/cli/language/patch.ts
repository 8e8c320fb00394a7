// Turns the schema of a value into the schema of its JSON Merge Patch (RFC 7396).
import { ref, type SchemaDefinitions, type Schema } from './toSchema'

/**
 * Adds definitions for patches of a type and of the types that it uses. Each member of an object is optional or `null`;
 * a list is replaced as a whole.
 */
export function patchesOf(definitions: SchemaDefinitions, root: string): SchemaDefinitions {
  const made: { [name: string]: Schema } = { ...definitions }

  const patch = (schema: Schema): Schema => {
    const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/definitions/', '') : undefined
    if (name !== undefined) return { ...schema, ...ref(patchedName(name)) }
    if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: (schema.anyOf as readonly Schema[]).map(patch) }
    if (schema.type !== 'object') return schema
    const { required: _needed, if: _uses, else: whole, ...rest } = schema
    const { properties } = (whole ?? {}) as Schema
    const all = { ...schema, properties: { ...(schema.properties as Schema), ...(properties as Schema) } }
    return {
      ...rest,
      ...named(all, 'properties'),
      ...named(schema, 'patternProperties'),
      ...(typeof schema.additionalProperties === 'object' && {
        additionalProperties: orNull(schema.additionalProperties as Schema),
      }),
    }
  }
  const named = (schema: Schema, keyword: string): Schema => {
    const members = schema[keyword] as { readonly [name: string]: Schema } | undefined
    if (!members) return {}
    return { [keyword]: Object.fromEntries(Object.entries(members).map(([name, one]) => [name, orNull(one)])) }
  }
  const orNull = ({ description, ...schema }: Schema): Schema => ({
    ...(description !== undefined && { description }),
    anyOf: [patch(schema), { type: 'null' }],
  })
  const patchedName = (name: string): string => {
    if (name.startsWith('names-')) return name
    const own = `${name}-patch`
    if (!Object.hasOwn(made, own)) {
      made[own] = {}
      made[own] = patch(definitions[name] ?? {})
    }
    return own
  }
  patchedName(root)
  return made
}
