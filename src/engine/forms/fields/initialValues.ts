// The values of a form before the first input.
import type { ById, Field } from '../../language/types/plain'
import { isObject } from '../../language/runtime/merge'
import { isRef, readPath } from '../../language/runtime/evaluateCondition'
import { flattenFields } from './fieldTree'
import type { FieldPath } from './path'
import type { Values } from './services'

export interface InitialValue {
  readonly path: FieldPath
  readonly value: unknown
}

/** Returns the initial values that the scope knows. A value whose data has not arrived is left out. */
export function resolveInitialValues(fields: ById<Field>, scope: object): readonly InitialValue[] {
  return flattenFields(fields).flatMap(({ path, field: { initial } }) => {
    const first: unknown = isRef(initial) ? readPath(scope, initial.from) : initial
    const value = first === undefined && isRef(initial) && initial.or ? readPath(scope, initial.or.from) : first
    return value === undefined ? [] : [{ path, value }]
  })
}

/** Builds the values of a form from a list. Copies objects instead of changing them. */
export function toValues(list: readonly InitialValue[]): Values {
  const values: { [name: string]: unknown } = {}
  for (const { path, value } of list) {
    let holder = values
    for (const key of path.slice(0, -1)) {
      // The value of a group may belong to a cached answer, which must not change.
      const inner = Object.hasOwn(holder, key) ? holder[key] : undefined
      const copy: { [name: string]: unknown } = isObject(inner) ? { ...inner } : {}
      holder[key] = copy
      holder = copy
    }
    holder[String(path.at(-1))] = value
  }
  return values
}

/** Returns true for the name of a top-level member that a record lacks. */
export type LacksMember = (name: string) => boolean

/**
 * Returns a test of the top-level members whose record has arrived, or undefined if none has. A record is an object that
 * initial values come from. A member that no field names belongs to the records of all fields.
 */
export function recordLacks(fields: ById<Field>, scope: object): LacksMember | undefined {
  const withRecord = Object.entries(fields).filter(([, { initial }]) => {
    const record = recordOf(initial)
    return record !== undefined && isObject(readPath(scope, record))
  })
  const names = new Set(withRecord.map(([name]) => name))
  return names.size === 0 ? undefined : (name) => names.has(name) || !Object.hasOwn(fields, name)
}

/** Returns the path of the record that an initial value comes from, or undefined if nobody stored the value. */
export function recordOf(initial: Field['initial']): string | undefined {
  if (!isRef(initial)) return undefined
  const record = initial.from.slice(0, Math.max(0, initial.from.lastIndexOf('.')))
  return noRecords.has(record) ? undefined : record
}

/**
 * Returns the values with the members of the record that no field names, in the order of the record, if the fields edit
 * one: each has its own member of it as its initial value. `isKnown` tells which members the schema describes: others are
 * of no use to the server.
 */
export function withRest(
  values: Values,
  fields: ById<Field>,
  scope: object,
  isKnown: (path: FieldPath) => boolean,
  path: FieldPath = [],
): Values {
  const from = editedRecord(fields)
  const record = from === undefined ? undefined : readPath(scope, from)
  if (!isObject(record)) return values
  const all: { [name: string]: unknown } = {}
  for (const name of Object.keys(record)) {
    const { fields: inner, initial } = fields[name] ?? {}
    // A group whose fields found nothing may have come all the same: empty, or null.
    const came = isObject(record[name]) ? {} : record[name]
    const value = inner && initial === undefined ? (values[name] ?? came) : values[name]
    if (isObject(value) && inner) all[name] = withRest(value, inner, scope, isKnown, [...path, name])
    else if (Object.hasOwn(values, name) || value === null) all[name] = value
    else if (!Object.hasOwn(fields, name) && isKnown([...path, name])) all[name] = record[name]
  }
  return { ...all, ...values, ...all }
}

/** Returns the path of the record whose members all these fields edit, or undefined if there is none. */
function editedRecord(fields: ById<Field>): string | undefined {
  const records = new Set(
    Object.entries(fields).map(([name, { initial, fields: inner }]) => {
      const from = isRef(initial) ? initial.from : initial === undefined && inner ? editedRecord(inner) : undefined
      return from?.endsWith(`.${name}`) === true ? from.slice(0, -name.length - 1) : ''
    }),
  )
  const [record = ''] = records
  return records.size > 1 || noRecords.has(record) ? undefined : record
}

// Nobody stored these. The default of the schema stands for a value that they lack.
const noRecords: ReadonlySet<string> = new Set(['', 'query', 'state', 'now', 'market', 'host', 'data'])
