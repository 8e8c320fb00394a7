// Paths into the values of a form, and the ids of their controls.
import { deepEquals } from '@rjsf/utils'

/** The keys that lead to a value, such as `['address', 'lines', 0]`. */
export type FieldPath = readonly (string | number)[]

/** Returns the value at a path, or undefined if a key is missing or inherited. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  let value = values
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = (value as { readonly [key: string]: unknown })[key]
  }
  return value
}

export function omitPath<T>(values: T, path: FieldPath): T {
  const [key, ...rest] = path
  if (key === undefined || values === null || typeof values !== 'object' || !Object.hasOwn(values, key)) return values
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as { [key: string]: unknown }
  if (rest.length === 0) delete copy[key]
  else copy[key] = omitPath(copy[key], rest)
  return copy as T
}

/** Returns a copy of the values with a value at the path, or without that member if the value is undefined. */
export function withValueAt<T>(values: T, path: FieldPath, value: unknown): T {
  if (value === undefined) return omitPath(values, path)
  const [key, ...rest] = path
  if (key === undefined || values === null || typeof values !== 'object') return values
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as { [key: string]: unknown }
  copy[key] = rest.length === 0 ? value : withValueAt(Object.hasOwn(copy, key) ? copy[key] : {}, rest, value)
  return copy as T
}

/** Returns the path of what differs between two values, or of the closest list or object that holds all differences. */
export function pathOfChange(before: unknown, next: unknown): FieldPath {
  if (!isHolder(before) || !isHolder(next) || Array.isArray(before) !== Array.isArray(next)) return []
  const keys = Object.keys({ ...before, ...next }).filter((key) => !deepEquals(before[key], next[key]))
  const [key] = keys
  if (key === undefined || keys.length > 1 || (Array.isArray(before) && before.length !== next['length'])) return []
  const inner = pathOfChange(before[key], next[key])
  return [Array.isArray(before) ? Number(key) : key, ...inner]
}

/**
 * Returns the index that each row of a list had before rows were added, removed or moved, or undefined for a new row. Equal
 * rows stand for each other.
 */
export function rowsBefore(before: readonly unknown[], next: readonly unknown[]): readonly (number | undefined)[] {
  const free = new Set(before.keys())
  const take = (fits: (index: number) => boolean) => {
    const found = [...free].find(fits)
    if (found !== undefined) free.delete(found)
    return found
  }
  return next.map((row) => take((index) => deepEquals(before[index], row)))
}

/** Returns false for an object without values, however deep, which RJSF makes of a group that nobody has filled. */
export function holdsValue(value: unknown): boolean {
  return isHolder(value) && !Array.isArray(value) ? Object.values(value).some(holdsValue) : value !== undefined
}

function isHolder(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}

/** Returns true if `path` is `parent` or leads to something inside it. */
export function isWithin(path: FieldPath, parent: FieldPath): boolean {
  return parent.length <= path.length && parent.every((key, index) => String(path[index]) === String(key))
}

/** Separates the names in an id. A name cannot contain a full stop; RJSF's error paths have the same limit. */
export const idSeparator = '.'

/** Returns the id that RJSF gives to the control at a path. */
export function controlId(prefix: string, path: FieldPath): string {
  return [prefix, ...path].join(idSeparator)
}

/** Returns the path of the control that an id belongs to. A selector of a union and a button of a list have an id too. */
export function pathFromId(prefix: string, id: string): FieldPath {
  const control = id.replace(suffix, '')
  return control.length <= prefix.length ? [] : control.slice(prefix.length + idSeparator.length).split(idSeparator)
}

/** Returns the id of the field that a control stands in. The selector of a union stands in the field of the union. */
export function fieldId(id: string): string {
  return id.replace(/__(oneof|anyof)_select$/, '')
}

// The suffixes that RJSF adds for parts of a control.
const suffix = /__(oneof_select|anyof_select|add|copy|moveDown|moveUp|remove)$/
