// The possible values at a path of a row or of the calendar.
import { isObject, type Tree } from '@pagewright/engine/tools'
import type { ValuesAt } from './conditionWords'

const days = Array.from({ length: 31 }, (_, index) => index + 1)

/** Returns the days of a month, and the enums and booleans of a row's schema. */
export function closedSets(row: Tree | undefined): ValuesAt {
  return (path) => {
    if (path === 'now.day') return days
    return path.startsWith('row.') ? rowValues(row, path.split('.').slice(1)) : undefined
  }
}

function rowValues(row: Tree | undefined, keys: readonly string[]): readonly unknown[] | undefined {
  let at: unknown = row
  let mayBeAbsent = false
  for (const key of keys) {
    if (!isObject(at) || !isObject(at.properties)) return undefined
    mayBeAbsent ||= !(Array.isArray(at.required) && at.required.includes(key))
    at = at.properties[key]
  }
  if (!isObject(at)) return undefined
  const values: readonly unknown[] | undefined =
    at.type === 'boolean' ? [true, false] : Array.isArray(at.enum) ? at.enum : undefined
  return values && mayBeAbsent ? [...values, undefined] : values
}
