import { isObject, type Problem } from '@pagewright/engine/tools'
import { inline } from '../../generate/schemaSet'
import type { MarketSite } from './rule'

const file = 'forms.json'

/** Texts and lists of a form that may be of any length: what people can type, somebody will paste. */
export function missingLimits({ set }: MarketSite): Problem[] {
  return Object.keys(set[file] ?? {}).flatMap((form) =>
    unlimited(inline(set, { $ref: `${file}#/$defs/${form}` }, ''), [`schemas/${file}`, form]),
  )
}

function unlimited(schema: unknown, where: readonly string[]): Problem[] {
  if (!isObject(schema)) return []
  const keyword = wanted(schema)
  const own: Problem[] = keyword
    ? [
        {
          name: 'missing-limit',
          where,
          what: `"${keyword}" is missing: a form takes no ${String(schema.type)} of any length.`,
        },
      ]
    : []
  const members = Object.entries(isObject(schema.properties) ? schema.properties : {})
  return [
    ...own,
    ...members.flatMap(([name, member]) => unlimited(member, [...where, 'properties', name])),
    ...unlimited(schema.items, [...where, 'items']),
  ]
}

/** The keyword that limits the length, where it is not there and nothing else limits it. */
function wanted({
  type,
  enum: values,
  const: only,
  format,
  maxLength,
  maxItems,
}: {
  readonly [keyword: string]: unknown
}) {
  if (type === 'array') return maxItems === undefined ? 'maxItems' : undefined
  const isClosed = values !== undefined || only !== undefined || short.has(String(format))
  return type === 'string' && maxLength === undefined && !isClosed ? 'maxLength' : undefined
}

/** Formats that no long text has. */
const short: ReadonlySet<string> = new Set(['date', 'time', 'date-time', 'color'])
