// Reduces schemas to the structure that the client checks answers against.
import { type EndpointShape, isObject, type OutcomeRule } from '@pagewright/engine/tools'
import { withBranches } from './branches'
import { requestInPages, responseInPages } from './listAdapter'
import { checkOutcome } from '../check/product/checkOutcome'
import { wholeBodyOf } from './rootValue'
import { inline, type Call, type Contract, type JsonSchema, type SchemaSet } from './schemaSet'

/** Returns the shape of an endpoint's answer in one market, and its kind. Throws for an unknown endpoint. */
export function endpointShape(contract: Contract, set: SchemaSet, endpoint: string): EndpointShape {
  const call = contract.calls[endpoint]
  if (!call) throw new Error(`schemas/api.json has no "${endpoint}".`)
  const { outcome } = call
  if (outcome) checkOutcome(contract, set, endpoint, outcome)
  const body = wholeBodyOf(set, call)
  const takes = Object.keys(withBranches(requestInPages(set, call)).properties ?? {})
  return {
    kind: call.kind,
    // A form sends only the values that the request has.
    ...(call.kind !== 'read' && { request: { properties: Object.fromEntries(takes.map((name) => [name, {}])) } }),
    ...picked(call),
    ...(body !== undefined && { body }),
    response: structure(responseInPages(set, call)),
    ...(outcome && { outcome: clientRule(outcome) }),
  } as EndpointShape
}

/** Returns how the client sends a call and reads its answer. */
function picked({ answer, encoding, headers, query, constants, problems, pages }: Call): Partial<EndpointShape> {
  return {
    ...(answer && { answer }),
    ...(encoding && { encoding }),
    ...(headers && { headers }),
    ...(query && { query }),
    ...(constants && { constants }),
    ...(problems !== undefined && { problems }),
    ...(pages && { pages }),
  }
}

/** Returns the part of a rule that the client needs. */
function clientRule({ answer: _, ...rule }: OutcomeRule): OutcomeRule {
  return rule
}

export function structureOf(set: SchemaSet, ref: string): unknown {
  return structure(inline(set, { $ref: ref }, ''))
}

/** The client checks only these. A newer server may know more states and longer texts than this client. */
const structural = ['type', 'properties', 'required', 'items'] as const

function structure(schema: JsonSchema): unknown {
  const entries = structural.flatMap((keyword) => {
    const value = schema[keyword]
    if (value === undefined) return []
    if (keyword === 'properties' && isObject(value)) {
      return [
        [
          keyword,
          Object.fromEntries(Object.entries(value).map(([name, member]) => [name, structure(member as JsonSchema)])),
        ],
      ]
    }
    return [[keyword, keyword === 'items' ? structure(value as JsonSchema) : value]]
  })
  // Servers end a list in several ways. The code that reads pages of a list accepts all of them.
  if (schema.properties?.list && schema.properties.has_more) {
    const { required } = schema
    return {
      ...Object.fromEntries(entries),
      properties: { list: structure(schema.properties.list), has_more: {} },
      required: required?.filter((name) => name !== 'has_more') ?? [],
    }
  }
  const more = furtherMembers(schema)
  if (more !== undefined) entries.push(['additionalProperties', more])
  if (schema.type === undefined && Array.isArray(schema.enum)) entries.unshift(['type', typeOfEnum(schema.enum)])
  return Object.fromEntries(entries)
}

/** Returns what an object has beside its own members: those of a map, or anything where a branch may name more. */
function furtherMembers(schema: JsonSchema): unknown {
  if (branching.some((keyword) => schema[keyword] !== undefined)) return true
  const { additionalProperties } = schema
  if (isObject(additionalProperties)) return structure(additionalProperties)
  return additionalProperties === true ? true : undefined
}

/** The keywords that name members of an object elsewhere than in its `properties`. */
const branching = [
  ...(['oneOf', 'anyOf', 'allOf', 'then', 'else'] as const),
  ...(['dependencies', 'dependentSchemas', 'patternProperties'] as const),
]

function typeOfEnum(values: readonly unknown[]): string | readonly string[] {
  const named = values.filter((value) => value !== null)
  const type = named.every((value) => Number.isInteger(value)) ? 'integer' : typeof named[0]
  if (named.length === values.length) return type
  return named.length === 0 ? 'null' : [type, 'null']
}
