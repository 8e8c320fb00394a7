// What a definition says against itself: bounds that nothing lies between, keywords of another type, and conditions on
// what can never be.
import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import type { JsonSchema } from './schemaSet'

const bounds = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
] as const

const keywordsOf: { readonly [type: string]: readonly string[] } = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: ['properties', 'required', 'additionalProperties', 'dependentRequired', 'dependentSchemas'],
}

/** All that a schema says against itself alone. */
export function contradictions(schema: JsonSchema, where: readonly string[]): Problem[] {
  return [...crossedBounds(schema, where), ...foreignKeywords(schema, where)]
}

/** Keywords that speak of another type than the schema has: they would never be asked. */
function foreignKeywords(schema: JsonSchema, where: readonly string[]): Problem[] {
  if (schema.type === undefined) return []
  const types = [schema.type].flat().map((type) => (type === 'integer' ? 'number' : type))
  return Object.entries(keywordsOf)
    .filter(([type]) => !types.includes(type))
    .flatMap(([type, keywords]) =>
      keywords
        .filter((keyword) => keyword in schema)
        .map((keyword): Problem => {
          const what = `"${keyword}" is for ${type}, and this is ${types.join(' or ')}.`
          return { name: 'cannot-match', where: [...where, keyword], what }
        }),
    )
}

/** Bounds of a schema whose least is more than its most. */
function crossedBounds(schema: JsonSchema, where: readonly string[]): Problem[] {
  return bounds.flatMap(([low, high]): Problem[] => {
    const [least, most] = [schema[low], schema[high]]
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
    const what = `"${low}" is ${least} and "${high}" is ${most}: no value is good.`
    return [{ name: 'never-holds', where: [...where, low], what }]
  })
}

/** True for a schema that says `if`, or holds such. */
export function isConditional({ if: asked, allOf }: JsonSchema): boolean {
  return asked !== undefined || (Array.isArray(allOf) && allOf.some((one) => isObject(one) && isConditional(one)))
}

/** What the conditions of a schema ask of members, or values of members, that the schema does not have. */
export function lostConditions(schema: JsonSchema, where: readonly string[], whole = schema): Problem[] {
  const all = Array.isArray(schema.allOf) ? (schema.allOf as readonly JsonSchema[]) : []
  const parts = (['if', 'then', 'else'] as const).flatMap((name) => {
    const part = schema[name]
    if (!isObject(part)) return []
    return [
      ...lostMembers(part, [...where, name], whole),
      ...(name === 'if' ? emptyQuestions(part, [...where, name]) : []),
    ]
  })
  return [...parts, ...all.flatMap((one, at) => lostConditions(one, [...where, 'allOf', String(at)], whole))]
}

const questions = [
  'enum',
  'const',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'not',
]

/** Members that a condition names and says nothing of: it holds whatever stands there. */
function emptyQuestions({ properties, required = [] }: JsonSchema, where: readonly string[]): Problem[] {
  const asked = required.filter((name) => properties && !Object.hasOwn(properties, name))
  const idle = Object.entries(properties ?? {}).filter(
    ([, one]) => !questions.some((keyword) => keyword in (one ?? {})),
  )
  return [...asked, ...idle.map(([name]) => name)].map((name) => {
    const what = `"${name}" may be anything, so this holds whenever it is there: say which "enum" it has.`
    return { name: 'changes-nothing', where: [...where, 'properties', name], what }
  })
}

function lostMembers(
  { properties = {}, required = [] }: JsonSchema,
  where: readonly string[],
  whole: JsonSchema,
): Problem[] {
  const members = Object.keys(whole.properties ?? {})
  const named = [
    ...required.map((name) => ({ name, member: 'required' })),
    ...Object.keys(properties).map((name) => ({ name, member: 'properties' })),
  ]
  const lost = named
    .filter(({ name }) => !members.includes(name))
    .map(({ name, member }) =>
      notAmong(
        { name: 'unknown-field', where: [...where, member], what: `there is no "${name}" here.` },
        name,
        members,
      ),
    )
  const values = Object.entries(properties).flatMap(([name, asked]) => {
    const possible = whole.properties?.[name]?.enum
    if (!Array.isArray(possible) || !Array.isArray(asked?.enum)) return []
    return asked.enum
      .filter((one) => !possible.includes(one))
      .map((one) => {
        const what = `"${name}" is never ${JSON.stringify(one)}.`
        return notAmong(
          { name: 'unknown-value', where: [...where, 'properties', name, 'enum'], what },
          one,
          possible.map(String),
        )
      })
  })
  return [...lost, ...values]
}
