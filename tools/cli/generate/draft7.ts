// Converts JSON Schemas of other drafts to draft 7, which RJSF and ajv read, and refuses what draft 7 cannot say.
import { isObject, namedKeywords, nestedKeywords } from '@pagewright/engine/tools'
import { refused } from '../check/grammar/otherDrafts'
import type { JsonSchema } from './schemaSet'

/** A keyword that draft 7 cannot say, and the path to it. */
export class NotDraft7 extends Error {
  readonly path: readonly string[]

  constructor(message: string, path: readonly string[]) {
    super(message)
    this.path = path
  }
}

/** Keywords that contain schemas by name. */
export const byName: ReadonlySet<string> = new Set([
  ...Object.keys(namedKeywords),
  'dependencies',
  '$defs',
  'definitions',
])
/** Keywords that contain values, not schemas. */
export const values: ReadonlySet<string> = new Set([
  'enum',
  'const',
  'default',
  'examples',
  'required',
  'dependentRequired',
  'type',
])
/** Keywords that contain a schema or a list of schemas. */
const nested: ReadonlySet<string> = new Set([...Object.keys(nestedKeywords), 'prefixItems'])

/**
 * Returns a schema of draft 4, 6, 7, 2019-09 or 2020-12 in the words of draft 7. Throws `NotDraft7` for the first keyword
 * that draft 7 has no words for. Anchors and ids stay: `oneDocument` resolves them.
 */
export function draft7(schema: JsonSchema): JsonSchema {
  return converted(schema, { path: [], draft: undefined, isSchema: true }) as JsonSchema
}

interface At {
  readonly path: readonly string[]
  /** The draft that the nearest `$schema` names. */
  readonly draft: string | undefined
  /** False within a keyword that no draft has, where anything may stand. */
  readonly isSchema: boolean
}

function converted(found: unknown, at: At): unknown {
  if (Array.isArray(found)) return found.map((one, index) => converted(one, below(at, String(index))))
  if (!isObject(found)) return found
  const here = { ...at, draft: at.isSchema ? (draftOf(found, at) ?? at.draft) : at.draft }
  const entries = Object.entries(found).map(([keyword, value]): readonly [string, unknown] => {
    const inner = below(here, keyword)
    if (values.has(keyword)) return [keyword, value]
    if (keyword === '$ref' && typeof value === 'string') return [keyword, toRenamed(value)]
    if (!byName.has(keyword) || !isObject(value))
      return [keyword, converted(value, { ...inner, isSchema: here.isSchema && nested.has(keyword) })]
    const members = Object.entries(value).map(
      ([name, member]) => [name, converted(member, below(inner, name))] as const,
    )
    return [keyword, Object.fromEntries(members)]
  })
  const schema = Object.fromEntries(entries)
  return here.isSchema && Object.keys(found).some((keyword) => foreign.has(keyword)) ? renamed(schema, here) : schema
}

function below(at: At, name: string): At {
  return { ...at, path: [...at.path, name] }
}

/** Returns the draft that a schema names, or undefined for a vocabulary of somebody's own. */
function draftOf({ $schema }: JsonSchema, { path }: At): string | undefined {
  if (typeof $schema !== 'string') return undefined
  const [, named] = /json-schema\.org\/(?:draft-0*|draft\/)?(\d{4}-\d\d|\d+|schema)/.exec($schema) ?? []
  if (named !== undefined && /^[1-3]$/.test(named))
    throw new NotDraft7(`draft ${named} cannot be read: convert the schema to draft 7.`, [...path, '$schema'])
  return named
}

/** References lead to where the conversion moves their targets. */
function toRenamed(ref: string): string {
  return ref.replaceAll('/prefixItems/', '/items/').replaceAll('/dependentSchemas/', '/dependencies/')
}

/** Keywords that other drafts have, or in another way. */
const foreign: ReadonlySet<string> = new Set([
  ...Object.keys(refused),
  '$schema',
  '$id',
  'id',
  'exclusiveMinimum',
  'exclusiveMaximum',
  '$recursiveAnchor',
  'dependentRequired',
  'dependentSchemas',
  'prefixItems',
])

function renamed(schema: JsonSchema, at: At): JsonSchema {
  const { $schema: _schema, $recursiveAnchor: _anchor, id, ...rest } = withoutIdle(schema)
  for (const [keyword, [drafts, instead]] of Object.entries(refused)) {
    if (rest[keyword] === undefined) continue
    const draft = at.draft !== undefined && at.draft >= drafts && at.draft.length > 2 ? at.draft : drafts
    const what = `"${keyword}" is of draft ${draft}, and draft 7 has no words for it: ${instead}.`
    throw new NotDraft7(what, [...at.path, keyword])
  }
  const { dependentRequired, dependentSchemas, prefixItems, dependencies, ...plain } = rest
  const needed = merged([dependencies, dependentRequired, dependentSchemas])
  // Up to draft 7, an id beside a reference says nothing.
  const { $ref, allOf = [], ...others } = plain
  const isBeside = plain.$id !== undefined && $ref !== undefined && at.draft?.startsWith('20') === true
  return withBounds({
    ...(isBeside ? { ...others, allOf: [...(allOf as readonly unknown[]), { $ref }] } : plain),
    // Later drafts do not know it.
    ...(typeof id === 'string' && (at.draft ?? '4') === '4' && plain.$id === undefined && { $id: id }),
    ...(prefixItems !== undefined && {
      items: prefixItems as JsonSchema,
      ...(plain.items !== undefined && { additionalItems: plain.items }),
    }),
    ...(Object.keys(needed).length > 0 && { dependencies: needed }),
  })
}

/** Returns a schema without the keywords of later drafts that say nothing where they stand, or what draft 7 says too. */
function withoutIdle(schema: JsonSchema): JsonSchema {
  const { unevaluatedProperties: members, unevaluatedItems: items, minContains, maxContains, ...plain } = schema
  const { contains, ...rest } = plain
  const isAlone = !applicators.some((keyword) => rest[keyword] !== undefined)
  const further = Array.isArray(rest.prefixItems) || Array.isArray(rest.items) ? 'additionalItems' : 'items'
  const saysMembers = members !== undefined && members !== true && rest.additionalProperties === undefined
  // A later draft calls the further items `items`.
  const saysItems = items !== undefined && items !== true && rest[further] === undefined && !isWhole(rest)
  const isOptional = minContains === 0 && maxContains === undefined
  const isCounted = contains !== undefined && !isOptional && ((minContains ?? 1) !== 1 || maxContains !== undefined)
  return {
    ...(isOptional ? rest : plain),
    ...(saysMembers && { [isAlone ? 'additionalProperties' : 'unevaluatedProperties']: members }),
    ...(saysItems && { [isAlone && contains === undefined ? further : 'unevaluatedItems']: items }),
    ...(isCounted && { minContains, maxContains }),
  }
}

/** Returns true for the schema of a list whose further items have a schema in the words of draft 2020-12. */
function isWhole({ prefixItems, items }: JsonSchema): boolean {
  return prefixItems !== undefined && items !== undefined
}

/** Keywords whose schemas evaluate members and items of the same value. */
const applicators = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas']

/** Returns what each member needs: names, a schema, or a schema with both. */
function merged(all: readonly unknown[]): { readonly [name: string]: unknown } {
  const needed: { [name: string]: unknown } = {}
  for (const [name, need] of all.flatMap((one) => (isObject(one) ? Object.entries(one) : []))) {
    const known = Object.hasOwn(needed, name) ? needed[name] : undefined
    needed[name] = known === undefined ? need : { allOf: [known, need].map(asSchema) }
  }
  return needed
}

function asSchema(need: unknown): unknown {
  return Array.isArray(need) ? { required: need } : need
}

/** Returns a schema whose exclusive bounds are numbers. In draft 4, they say whether a bound beside them is exclusive. */
function withBounds(schema: JsonSchema): JsonSchema {
  let bounded = schema
  for (const [plain, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const { [plain]: bound, [exclusive]: isExclusive, ...rest } = bounded
    if (typeof isExclusive !== 'boolean') continue
    bounded = bound === undefined ? rest : { ...rest, [isExclusive ? exclusive : plain]: bound }
  }
  return bounded
}
