// Writes TypeScript types of the contract: one schema whose keys become the closed sets that pages are checked against.
import { compile } from 'json-schema-to-typescript'
import { isObject } from '@pagewright/engine/tools'
import { withBranches } from './branches'
import { descriptions } from './formSchema'
import { pagedRequest, pagedResponse } from './listAdapter'
import { isRootValue, withMembers } from './rootValue'
import { inline, splitRef, type Call, type Contract, type JsonSchema, type SchemaSet } from './schemaSet'

/**
 * Returns the text of src/generated/types.ts. Members that only some markets have are optional, so that one set of
 * types fits all markets. Throws if two definitions have one name.
 */
export async function typesOf(contract: Contract, sets: readonly SchemaSet[]): Promise<string> {
  const all = unite(contract.set, sets)
  const definitions: { [name: string]: JsonSchema } = {}
  const known = new Set(['contract'])
  for (const [file, members] of Object.entries(all)) {
    for (const [name, schema] of Object.entries(members)) {
      const isForm = file === 'forms.json'
      const type = isForm ? formType(name) : name
      // The compiler adds a number to types with equal names, such as those of "order_row" and "OrderRow".
      if (known.has(compared(type))) throw namedTwice(type)
      known.add(compared(type))
      definitions[type] = localRefs(
        isForm
          ? withBranches(withMembers(inline(all, { $ref: `${file}#/$defs/${name}` }, '', typeRef)))
          : mergedParts(all, schema, file),
      ) as JsonSchema
    }
  }
  const ref = (name: string) => ({ $ref: `#/definitions/${name}` })
  const umbrella = object({
    api: object(
      Object.fromEntries(
        Object.entries(contract.calls).map(([endpoint, call]) => [
          endpoint,
          object(call.pages ? pagedTypes(all, call, call.pages) : typesOfCall(all, call)),
        ]),
      ),
    ),
    ...nativeTypes(contract),
    forms: object(Object.fromEntries(Object.keys(all['forms.json'] ?? {}).map((name) => [name, ref(formType(name))]))),
    session: ref('Session'),
  })
  return compile({ ...umbrella, definitions, title: 'Contract' } as never, 'Contract', {
    additionalProperties: false, // otherwise every type gets an index signature and no typo is an error
    bannerComment: '// Written by `npm run generate` from schemas/. Do not edit.',
    ignoreMinAndMaxItems: true, // otherwise minItems: 1 becomes [T, ...T[]]
    unreachableDefinitions: false,
    format: false,
  })
}

/** Returns a name as the compiler compares names of types. */
function compared(name: string): string {
  return name.replaceAll(/[\W_]/g, '').toLowerCase()
}

function namedTwice(name: string): Error {
  return new Error(`Two schemas are named "${name}". Names in $defs must be unique across schemas/.`)
}

/** Returns the values that cross the bridge, by function. `null` means no answer. */
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

/** Returns the members of forms that the shared schemas do not have, by form. */
export function marketOnly(contract: Contract, sets: readonly SchemaSet[]): { [form: string]: string[] } {
  const names = (set: SchemaSet, form: string): string[] => {
    const schema = set['forms.json']?.[form]
    return schema ? Object.keys(withBranches(withMembers(inline(set, schema, 'forms.json'))).properties ?? {}) : []
  }
  return Object.fromEntries(
    Object.keys(contract.set['forms.json'] ?? {}).flatMap((form) => {
      const shared = new Set(names(contract.set, form))
      const extra = [...new Set(sets.flatMap((set) => names(set, form)))].filter((name) => !shared.has(name))
      return extra.length > 0 ? [[form, extra]] : []
    }),
  )
}

/** Returns the shared schemas with the members that markets add. The added members are optional. */
function unite(shared: SchemaSet, sets: readonly SchemaSet[]): SchemaSet {
  return Object.fromEntries(
    Object.entries(shared).map(([file, members]) => [
      file,
      Object.fromEntries(
        Object.entries(members).map(([name, schema]) => {
          if (!schema.properties) return [name, schema]
          // A member that the shared schema removes (`null`) stays if one market has it.
          const all = sets.flatMap((set) => Object.entries(set[file]?.[name]?.properties ?? {}))
          const added = Object.fromEntries(all.filter(([, own]) => own !== null))
          const kept = Object.entries(schema.properties).filter(([member, own]) => own !== null || !(member in added))
          return [name, { ...schema, properties: { ...added, ...Object.fromEntries(kept) } }]
        }),
      ),
    ]),
  )
}

function typesOfCall(set: SchemaSet, { request, response, answer }: Call): object {
  const isValue = isRootValue(inline(set, { $ref: request }, ''))
  const asked = isValue ? withMembers(inline(set, { $ref: request }, '', typeRef)) : typeRef(splitRef(request, ''))
  const file = answer === 'file' ? { answer: { const: answer } } : {}
  return { request: localRefs(asked), response: localRefs({ $ref: response }), ...file }
}

/** Returns the types of a list whose server pages in its own way. */
function pagedTypes(set: SchemaSet, { request, response }: Call, pages: NonNullable<Call['pages']>): object {
  return {
    request: localRefs(pagedRequest(inline(set, { $ref: request }, '', typeRef), pages)),
    response: localRefs(pagedResponse(inline(set, { $ref: response }, '', typeRef), pages)),
  }
}

/** Returns a reference to the type of a definition that contains itself. */
function typeRef({ file, name }: { readonly file: string; readonly name: string }): JsonSchema {
  return { $ref: `#/$defs/${file === 'forms.json' ? formType(name) : name}` }
}

/** Returns the name of the type of a form: RefusalForm for 'refusal'. */
function formType(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Form`
}

function object(properties: object) {
  return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) }
}

/**
 * Merges what `allOf` combines, and what is beside a reference. Everything else keeps its references, which are names of
 * types. A description beside one would make another type of it.
 */
function mergedParts(set: SchemaSet, value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((one) => mergedParts(set, one, file))
  if (!isObject(value)) return value
  const { $ref } = value
  const isReference = typeof $ref === 'string'
  if (isReference && Object.keys(value).every((name) => name === '$ref' || descriptions.has(name))) return { $ref }
  const whole = isReference || Array.isArray(value.allOf) ? inline(set, value, file, typeRef) : value
  return Object.fromEntries(Object.entries(whole).map(([name, one]) => [name, mergedParts(set, one, file)]))
}

/** Conditions and dependencies narrow a value at run time. As types, they would only hide the members. */
const untyped = new Set(['if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies'])

function localRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localRefs)
  if (!isObject(value)) return value
  const { prefixItems } = value
  // The compiler knows draft 7.
  if (Array.isArray(prefixItems)) {
    const { prefixItems: _prefix, items: additionalItems = true, ...rest } = value
    return localRefs({ ...rest, items: prefixItems, additionalItems })
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (untyped.has(name)) return []
      if (name === 'allOf' && Array.isArray(member)) {
        // Conditions are left alone in a part, and a part that says nothing else would allow anything.
        const parts = member.map(localRefs).filter((part) => isObject(part) && Object.keys(part).length > 0)
        return parts.length > 0 ? [[name, parts]] : []
      }
      // A title or an id would name the type of a part, perhaps as another type is named.
      if ((name === 'title' || name === '$id') && typeof member === 'string') return []
      if (name === '$ref' && typeof member === 'string')
        return [[name, member.replace(/^.*#\/\$defs\//, '#/definitions/')]]
      return [[name, localRefs(member)]]
    }),
  )
}
