import type { JsonSchema } from '@pagewright/cli/source'
import { isObject } from '@pagewright/engine/tools'

/** Returns a value that fits a schema without references: its default, its first example, or the least that it allows. */
export function sample(schema: JsonSchema): unknown {
  const { examples, properties = {}, required = [], format } = schema
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if (Array.isArray(schema.enum)) return schema.enum[0]
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]))
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0)
    case 'boolean':
      return false
    case 'string':
      return typeof format === 'string' && Object.hasOwn(texts, format)
        ? texts[format]
        : 'x'.repeat(Number(schema.minLength ?? 0))
    default:
      return null
  }
}

/** Returns a value with what its schema requires and it lacks. A sample of the schema fills it in, at all depths. */
export function completed(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => completed(schema.items ?? {}, one))
  if (!isObject(value)) return value
  const { properties = {}, required = [] } = schema
  const lacking = required.filter((name) => !Object.hasOwn(value, name))
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, completed(properties[name] ?? {}, one)])),
    ...Object.fromEntries(lacking.map((name) => [name, sample(properties[name] ?? {})])),
  }
}

const texts: { readonly [format: string]: string } = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  'iso-date-time': '2026-01-31T09:30:00',
  'iso-time': '09:30:00',
  email: 'person@example.com',
  uri: 'https://www.example.com',
  url: 'https://www.example.com',
  decimal: '1.00',
  id: '1',
  phone: '+15550100',
  color: '#336699',
}
