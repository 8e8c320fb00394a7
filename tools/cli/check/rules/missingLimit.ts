import { isObject, longestText, type Problem } from '@pagewright/engine/tools'
import { inline } from '../../generate/schemaSet'
import type { MarketSite } from './rule'

const file = 'forms.json'
/** More than this is more than a page of a form can hold. */
const mostItems = 500

/** Finds texts and lists of a form that have no maximum length. People paste long texts. */
export function missingLimits({ set }: MarketSite): Problem[] {
  return Object.keys(set[file] ?? {}).flatMap((form) =>
    unlimited(inline(set, { $ref: `${file}#/$defs/${form}` }, ''), [`schemas/${file}`, form]),
  )
}

function unlimited(schema: unknown, where: readonly string[]): Problem[] {
  if (!isObject(schema)) return []
  const keyword = missingKeyword(schema)
  const own: Problem[] = keyword
    ? [
        {
          name: 'missing-limit',
          where,
          what: `"${keyword}" is missing: each ${String(schema.type)} of a form needs a maximum length.`,
        },
      ]
    : []
  const [limit, most] =
    schema.type === 'array' ? (['maxItems', mostItems] as const) : (['maxLength', longestText] as const)
  const written = schema[limit]
  if (typeof written === 'number' && written > most)
    own.push({
      name: 'missing-limit',
      where: [...where, limit],
      what: `${written} is no limit: nobody enters more than ${most}.`,
    })
  const members = Object.entries(isObject(schema.properties) ? schema.properties : {})
  return [
    ...own,
    ...members.flatMap(([name, member]) => unlimited(member, [...where, 'properties', name])),
    ...unlimited(schema.items, [...where, 'items']),
  ]
}

/** Returns the missing keyword that would limit the length, if no other keyword does. */
function missingKeyword({
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
  const isClosed = values !== undefined || only !== undefined || shortFormats.has(String(format))
  return type === 'string' && maxLength === undefined && !isClosed ? 'maxLength' : undefined
}

/** Formats whose texts are always short. */
const shortFormats: ReadonlySet<string> = new Set(['date', 'time', 'date-time', 'color'])
