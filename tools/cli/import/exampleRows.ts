// Takes the rows for the sandbox from the examples of a document.
import { isObject, type ListAdapter } from '@pagewright/engine/tools'
import type { JsonSchema } from '../generate/schemaSet'
import { resolved, type OpenApiDocument } from './readDocument'

/** Returns the rows of the examples of a list's answer, as its definition has them. */
export function exampleRows(
  document: OpenApiDocument,
  answered: unknown,
  response: JsonSchema,
  { rows }: ListAdapter,
): readonly unknown[] {
  const path = rows === undefined ? [] : rows.split('.')
  const schema = path.reduce<JsonSchema>((at, name) => at.properties?.[name] ?? {}, response).items ?? {}
  return examplesOf(document, answered).flatMap((example) => {
    const list = path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), example)
    return Array.isArray(list) ? list.filter(isObject).map((row) => fitting(schema, row)) : []
  })
}

function examplesOf(document: OpenApiDocument, answered: unknown): readonly unknown[] {
  const content = isObject(answered) && isObject(answered.content) ? answered.content : {}
  return Object.values(content).flatMap((media) => {
    if (!isObject(media)) return []
    const named = Object.values(isObject(media.examples) ? media.examples : {}).map((one) => resolved(document, one))
    return [media.example, ...named.map((one) => (isObject(one) ? one.value : undefined))]
  })
}

/** Returns a value without what its schema does not have. */
function fitting(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((one) => hasType(schema.items ?? {}, one)).map((one) => fitting(schema.items ?? {}, one))
  if (!isObject(value)) return value
  const members = Object.entries(value).flatMap(([name, one]) => {
    const own = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined
    return own && hasType(own, one) ? [[name, fitting(own, one)]] : []
  })
  return Object.fromEntries(members)
}

function hasType({ type, enum: values }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(values)) return values.includes(value)
  return [type].flat().some((one) => {
    switch (one) {
      case 'array':
        return Array.isArray(value)
      case 'object':
        return isObject(value)
      case 'integer':
        return Number.isInteger(value)
      case 'null':
        return value === null
      default:
        return typeof value === one
    }
  })
}
