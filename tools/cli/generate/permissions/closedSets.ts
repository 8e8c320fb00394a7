// The possible values at a path of a row, of a person or of the calendar.
import { isObject, readPath } from '@pagewright/engine/tools'
import type { Tree } from '../../check/grammar/known'
import type { ValuesAt } from './conditionWords'

const days = Array.from({ length: 31 }, (_, index) => index + 1)
const buckets = Array.from({ length: 100 }, (_, index) => index)

/** Returns the days of a month, the buckets of people, and the enums and booleans of a row's schema. */
export function closedSets(row: Tree | undefined): ValuesAt {
  return (path) => {
    if (path === 'now.day') return days
    if (path === 'user.bucket') return buckets
    return path.startsWith('row.') ? rowValues(row, path.split('.').slice(1)) : undefined
  }
}

/** Returns the only value of each member of a person, and all buckets. Null is somebody who is not signed in. */
export function personValues(user: unknown): ValuesAt {
  return (path) => {
    if (path === 'user.bucket' && isObject(user)) return buckets
    return path.startsWith('user.') ? [readPath({ user }, path)] : undefined
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
