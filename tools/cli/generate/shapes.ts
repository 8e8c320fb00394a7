// What the client checks answers with: schemas reduced to their structure.
import { type EndpointShape, isObject, type OutcomeRule } from '@pagewright/engine/tools'
import { checkOutcome } from './outcome'
import { inline, type Contract, type JsonSchema, type SchemaSet } from './schemaSet'

/** The shape of an endpoint's answer in one market, and whether it reads, writes or moves money. Throws on an unknown endpoint. */
export function shapeOf(contract: Contract, set: SchemaSet, endpoint: string): EndpointShape {
  const call = contract.calls[endpoint]
  if (!call) throw new Error(`schemas/api.json has no "${endpoint}".`)
  const { outcome } = call
  if (outcome) checkOutcome(contract, set, endpoint, outcome)
  const takes = Object.keys(inline(set, { $ref: call.request }, '').properties ?? {})
  return {
    kind: call.kind,
    // A form sends those of its values that the request knows.
    ...(call.kind !== 'read' && { request: { properties: Object.fromEntries(takes.map((name) => [name, {}])) } }),
    response: structure(inline(set, { $ref: call.response }, '')),
    ...(outcome && { outcome: shipped(outcome) }),
  } as EndpointShape
}

/** What the client needs of a rule. */
function shipped({ answer: _, ...rule }: OutcomeRule): OutcomeRule {
  return rule
}

/** The shape of what a definition describes. */
export function structureOf(set: SchemaSet, ref: string): unknown {
  return structure(inline(set, { $ref: ref }, ''))
}

/** Only these are checked at run time: a newer server may know more states and longer texts than this client. */
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
  // Servers say the end of a list in several ways: the reader of pages understands them all.
  if (schema.properties?.list && schema.properties.has_more) {
    const { required } = schema
    return {
      ...Object.fromEntries(entries),
      properties: { list: structure(schema.properties.list), has_more: {} },
      required: required?.filter((name) => name !== 'has_more') ?? [],
    }
  }
  if (schema.type === undefined && Array.isArray(schema.enum)) entries.unshift(['type', typeOfEnum(schema.enum)])
  return Object.fromEntries(entries)
}

function typeOfEnum(values: readonly unknown[]): string {
  return values.every((value) => Number.isInteger(value)) ? 'integer' : typeof values[0]
}
