// TypeScript types of the contract: one umbrella schema whose keys become the closed sets that pages are checked against.
import { compile } from 'json-schema-to-typescript'
import { inline, type Contract, type JsonSchema, type SchemaSet } from './schemaSet'

/**
 * Gives the text of src/generated/types.ts. Members that only some market has are optional in it, so that one set of
 * types serves all markets. Throws when two definitions would share a name.
 */
export async function typesOf(contract: Contract, sets: readonly SchemaSet[]): Promise<string> {
  const all = unite(contract.set, sets)
  const definitions: { [name: string]: JsonSchema } = {}
  for (const [file, members] of Object.entries(all)) {
    for (const [name, schema] of Object.entries(members)) {
      const isForm = file === 'forms.json'
      const type = isForm ? formType(name) : name
      if (Object.hasOwn(definitions, type)) throw namedTwice(type)
      definitions[type] = localRefs(isForm ? inline(all, schema, file) : schema) as JsonSchema
    }
  }
  const ref = (name: string) => ({ $ref: `#/definitions/${name}` })
  const umbrella = object({
    api: object(
      Object.fromEntries(
        Object.entries(contract.calls).map(([endpoint, call]) => [
          endpoint,
          object({ request: localRefs({ $ref: call.request }), response: localRefs({ $ref: call.response }) }),
        ]),
      ),
    ),
    ...nativeTypes(contract),
    forms: object(Object.fromEntries(Object.keys(all['forms.json'] ?? {}).map((name) => [name, ref(formType(name))]))),
    session: ref('Session'),
  })
  const text = await compile({ ...umbrella, definitions, title: 'Contract' } as never, 'Contract', {
    additionalProperties: false, // otherwise every type gets an index signature and no typo is an error
    bannerComment: '// Written by `npm run generate` from schemas/. Do not edit.',
    ignoreMinAndMaxItems: true, // otherwise minItems: 1 becomes [T, ...T[]]
    unreachableDefinitions: false,
    format: false,
  })
  // The compiler numbers types whose names would be the same: "order_row" and "OrderRow".
  const known = new Set(Object.keys(definitions).map(compared))
  for (const [, type = '', name = ''] of text.matchAll(/^export (?:interface|type) ((\w+?)\d+)\b/gm))
    if (!known.has(compared(type))) throw namedTwice(name)
  return text
}

/** A name as names of types are told apart. */
function compared(name: string): string {
  return name.replaceAll(/[\W_]/g, '').toLowerCase()
}

function namedTwice(name: string): Error {
  return new Error(`Two schemas are named "${name}". Names in $defs must be unique across schemas/.`)
}

/** What goes over the bridge, by function: `null` where nothing is answered. */
function nativeTypes({ native }: Contract): { readonly [member: string]: JsonSchema } {
  if (!native) return {}
  const entries = Object.entries(native).map(([name, { args, sends = args, answer }]) => {
    const members = {
      args: { $ref: args },
      sends: { $ref: sends },
      answer: answer ? { $ref: answer } : { type: 'null' },
    }
    return [name, object(localRefs(members) as object)]
  })
  return { native: object(Object.fromEntries(entries) as object) as JsonSchema }
}

/** Members of forms that the shared schemas do not have, by form. */
export function marketOnly(contract: Contract, sets: readonly SchemaSet[]): { [form: string]: string[] } {
  const names = (set: SchemaSet, form: string): string[] => {
    const schema = set['forms.json']?.[form]
    return schema ? Object.keys(inline(set, schema, 'forms.json').properties ?? {}) : []
  }
  return Object.fromEntries(
    Object.keys(contract.set['forms.json'] ?? {}).flatMap((form) => {
      const shared = new Set(names(contract.set, form))
      const extra = [...new Set(sets.flatMap((set) => names(set, form)))].filter((name) => !shared.has(name))
      return extra.length > 0 ? [[form, extra]] : []
    }),
  )
}

/** The shared schemas with the members that markets add, none of them required. */
function unite(shared: SchemaSet, sets: readonly SchemaSet[]): SchemaSet {
  return Object.fromEntries(
    Object.entries(shared).map(([file, members]) => [
      file,
      Object.fromEntries(
        Object.entries(members).map(([name, schema]) => {
          if (!schema.properties) return [name, schema]
          // A member that the shared schema drops (`null`) is there where one market has it, whatever the others say.
          const all = sets.flatMap((set) => Object.entries(set[file]?.[name]?.properties ?? {}))
          const added = Object.fromEntries(all.filter(([, own]) => own !== null))
          const kept = Object.entries(schema.properties).filter(([member, own]) => own !== null || !(member in added))
          return [name, { ...schema, properties: { ...added, ...Object.fromEntries(kept) } }]
        }),
      ),
    ]),
  )
}

/** The type of a form: 'refusal' is RefusalForm. */
function formType(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Form`
}

function object(properties: object) {
  return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) }
}

/** Conditions and dependencies narrow at run time; as types they would only blur the members. */
const untyped = new Set(['if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies', 'allOf'])

function localRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localRefs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (untyped.has(name)) return []
      if (name === '$ref' && typeof member === 'string')
        return [[name, member.replace(/^.*#\/\$defs\//, '#/definitions/')]]
      return [[name, localRefs(member)]]
    }),
  )
}
