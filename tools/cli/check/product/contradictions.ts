// Finds definitions that contradict themselves: bounds that allow no value, keywords of another type, and conditions
// that can never hold.
import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import type { JsonSchema } from '../../generate/schemaSet'

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

/** Returns the contradictions within one schema. */
export function contradictions(schema: JsonSchema, where: readonly string[]): Problem[] {
  return [
    ...crossedBounds(schema, where),
    ...foreignKeywords(schema, where),
    ...unordered(schema, where),
    ...typeless(schema, where),
  ]
}

/** Finds keywords of a type that the schema does not have. They would have no effect. */
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

/** Finds lower bounds that are above the upper bound. */
function crossedBounds(schema: JsonSchema, where: readonly string[]): Problem[] {
  return bounds.flatMap(([low, high]): Problem[] => {
    const [least, most] = [schema[low], schema[high]]
    if (typeof least !== 'number' || typeof most !== 'number' || least < most) return []
    if (least === most) return least === 0 || low === 'minimum' ? [onlyOne(low, least, where)] : []
    const what = `"${low}" is ${least} and "${high}" is ${most}: no value is possible.`
    return [{ name: 'never-holds', where: [...where, low], what }]
  })
}

/** Keywords that say what a value is, without a type. */
const telling = ['type', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if']
/** Finds a schema that says nothing of its type, so that any value passes. */
function typeless(schema: JsonSchema, where: readonly string[]): Problem[] {
  const isPart = where.some((name) => conditional.has(name))
  if (isPart || telling.some((keyword) => keyword in schema)) return []
  return [{ name: 'missing-key', where, what: '"type" is missing, so any value passes.' }]
}

/** Below these are parts of a schema that has the type. */
const conditional: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'dependencies',
  'dependentSchemas',
  'contains',
  'propertyNames',
])

function onlyOne(low: string, value: number, where: readonly string[]): Problem {
  const what = `both bounds are ${value}, so only one value is possible: write "const", or correct one of them.`
  return { name: 'never-holds', where: [...where, low], what }
}

/** Finds numbers of an enum out of their ascending order, in which a mistyped or a lost one is seen. */
function unordered({ enum: values }: JsonSchema, where: readonly string[]): Problem[] {
  if (!Array.isArray(values) || !values.every((one) => typeof one === 'number')) return []
  const numbers: readonly number[] = values
  return numbers.flatMap((one, at): Problem[] => {
    const before = numbers[at - 1]
    if (before === undefined || before < one) return []
    return [
      {
        name: 'unfit-value',
        where: [...where, 'enum'],
        what: `${one} stands after ${before}: list the numbers in ascending order.`,
      },
    ]
  })
}

/** Returns true for a schema with `if`, also within `allOf`. */
export function isConditional({ if: asked, allOf }: JsonSchema): boolean {
  return asked !== undefined || (Array.isArray(allOf) && allOf.some((one) => isObject(one) && isConditional(one)))
}

/** Finds conditions on members, or on values of members, that the schema does not have. */
export function impossibleConditions(schema: JsonSchema, where: readonly string[], whole = schema): Problem[] {
  const all = Array.isArray(schema.allOf) ? (schema.allOf as readonly JsonSchema[]) : []
  const parts = (['if', 'then', 'else'] as const).flatMap((name) => {
    const part = schema[name]
    if (!isObject(part)) return []
    return [
      ...unknownMembers(name === 'if' ? part : { ...part, required: [] }, [...where, name], whole),
      ...(name === 'if' ? untestedMembers(part, [...where, name]) : []),
    ]
  })
  return [...parts, ...all.flatMap((one, at) => impossibleConditions(one, [...where, 'allOf', String(at)], whole))]
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

/** Finds members that a condition names without a test. Such a condition always holds. */
function untestedMembers({ properties, required = [] }: JsonSchema, where: readonly string[]): Problem[] {
  const asked = required.filter((name) => properties && !Object.hasOwn(properties, name))
  const idle = Object.entries(properties ?? {}).filter(
    ([, one]) => !questions.some((keyword) => keyword in (one ?? {})),
  )
  return [...asked, ...idle.map(([name]) => name)].map((name) => {
    const what = `"${name}" has no test here, so this always holds: add an "enum".`
    return { name: 'changes-nothing', where: [...where, 'properties', name], what }
  })
}

/** Returns the members that `then` and `else` add: those with a type. Without one, a name is a mistake in typing. */
function addedMembers(schema: JsonSchema): readonly string[] {
  const all = Array.isArray(schema.allOf) ? (schema.allOf as readonly JsonSchema[]) : []
  const added = [schema.then, schema.else].flatMap((part) =>
    isObject(part) && isObject(part.properties)
      ? Object.entries(part.properties).flatMap(([name, one]) =>
          isObject(one) && one.type !== undefined ? [name] : [],
        )
      : [],
  )
  return [...added, ...all.flatMap(addedMembers)]
}

function unknownMembers(
  { properties = {}, required = [] }: JsonSchema,
  where: readonly string[],
  whole: JsonSchema,
): Problem[] {
  const members = [...Object.keys(whole.properties ?? {}), ...addedMembers(whole)]
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
