// Makes a definition fit into a file of schemas/, which may have 64 KB.
import type { JsonSchema } from '../generate/schemaSet'

/** Larger definitions lose parts that no shape needs. */
const mostBytes = 24 * 1024
const mostValues = 20

/** Returns the bytes of a definition as a file has it. */
export function sizeOf(schema: JsonSchema): number {
  return Buffer.byteLength(JSON.stringify({ $defs: { schema } }, undefined, 2))
}

/** Returns a definition that is small enough. Calls `lose` with what it leaves out. */
export function smaller(schema: JsonSchema, lose: (what: string) => void): JsonSchema {
  if (sizeOf(schema) <= mostBytes) return schema
  lose('all descriptions, because the definition is large')
  const bare = changed(schema, ({ description: _, ...rest }) => rest)
  if (sizeOf(bare) <= mostBytes) return bare
  lose(`sets of more than ${mostValues} values, because the definition is large`)
  return changed(bare, (one) =>
    Array.isArray(one.enum) && one.enum.length > mostValues ? { type: typeof one.enum[0] } : one,
  )
}

const unions = ['oneOf', 'anyOf', 'allOf'] as const

function changed(schema: JsonSchema, change: (one: JsonSchema) => JsonSchema): JsonSchema {
  const one = change(schema)
  const members = Object.entries(one.properties ?? {})
  return {
    ...one,
    ...(one.properties && {
      properties: Object.fromEntries(members.map(([name, member]) => [name, member && changed(member, change)])),
    }),
    ...(one.items && { items: changed(one.items, change) }),
    ...Object.fromEntries(
      unions.flatMap((keyword) => {
        const all = one[keyword]
        return Array.isArray(all)
          ? [[keyword, (all as readonly JsonSchema[]).map((shape) => changed(shape, change))]]
          : []
      }),
    ),
  }
}
