// Finds bounds of schemas that demand nothing, allow nothing, or are too large to be exact, and values of mixed types.
import { isObject, type Problem } from '@pagewright/engine/tools'
import type { WholeSite } from './rule'

const least = ['minLength', 'minItems', 'minProperties'] as const
const most = ['maxLength', 'maxItems', 'maxProperties'] as const
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const
/** Formats of addresses, which are longer than other texts with a format. */
const addresses = /^(ur[il]|iri)|url$|uri$/
const longest = 320

/** Finds them in all schemas of a product. */
export function idleBounds({ contract: { set } }: Pick<WholeSite, 'contract'>): Problem[] {
  return Object.entries(set).flatMap(([file, definitions]) =>
    Object.entries(definitions).flatMap(([id, schema]) => boundsIn(schema, [`schemas/${file}`, id])),
  )
}

function boundsIn(found: unknown, where: readonly string[]): Problem[] {
  if (Array.isArray(found)) return found.flatMap((one, at) => boundsIn(one, [...where, String(at)]))
  if (!isObject(found)) return []
  const problem = (name: Problem['name'], keyword: string, what: string): Problem => ({
    name,
    where: [...where, keyword],
    what,
  })
  const types = new Set((Array.isArray(found.enum) ? found.enum : []).map((one) => typeof one))
  return [
    ...(types.size > 1 ? [problem('cannot-match', 'enum', 'the values of an enum are of one type.')] : []),
    ...least
      .filter((keyword) => found[keyword] === 0)
      .map((keyword) =>
        problem('changes-nothing', keyword, `"${keyword}" of 0 demands nothing: remove it, or write 1.`),
      ),
    ...most
      .filter((keyword) => found[keyword] === 0)
      .map((keyword) => problem('never-holds', keyword, `"${keyword}" of 0 allows nothing but an empty value.`)),
    ...numbers
      .filter((keyword) => typeof found[keyword] === 'number' && Math.abs(found[keyword]) > Number.MAX_SAFE_INTEGER)
      .map((keyword) => problem('unfit-value', keyword, `a number above ${Number.MAX_SAFE_INTEGER} is not exact.`)),
    ...(typeof found.format === 'string' &&
    !addresses.test(found.format) &&
    typeof found.maxLength === 'number' &&
    found.maxLength > longest
      ? [problem('missing-limit', 'maxLength', `no "${found.format}" is longer than ${longest} characters.`)]
      : []),
    ...Object.entries(found).flatMap(([name, one]) => boundsIn(one, [...where, name])),
  ]
}
