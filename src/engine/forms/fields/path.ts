// Places in the values of a form, as lists of keys.

export type FieldPath = readonly (string | number)[]

/** Gives the value at a path, or undefined where anything on the way is missing or inherited. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  let value = values
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = (value as { readonly [key: string]: unknown })[key]
  }
  return value
}

/** Gives a copy of the values without the member at the path; the values themselves stay untouched. */
export function omitPath<T>(values: T, path: FieldPath): T {
  const [key, ...rest] = path
  if (key === undefined || values === null || typeof values !== 'object' || !Object.hasOwn(values, key)) return values
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as { [key: string]: unknown }
  if (rest.length === 0) delete copy[key]
  else copy[key] = omitPath(copy[key], rest)
  return copy as T
}

/** True when `path` is `parent` or lies under it. */
export function isWithin(path: FieldPath, parent: FieldPath): boolean {
  return parent.length <= path.length && parent.every((key, index) => String(path[index]) === String(key))
}

/** Stands between the names in an id. A name with a full stop in it would be two; RJSF's own error paths have that limit. */
export const idSeparator = '.'

/** Returns the id of the control at a path, as RJSF makes it. */
export function controlId(prefix: string, path: FieldPath): string {
  return [prefix, ...path].join(idSeparator)
}

/** Returns the path of a control, of a union's selector or of a list's button by its id. */
export function pathFromId(prefix: string, id: string): FieldPath {
  if (id.length <= prefix.length) return []
  return id
    .slice(prefix.length + idSeparator.length)
    .replace(partOfControl, '')
    .split(idSeparator)
}

// RJSF names the parts of a control so.
const partOfControl = /__(oneof_select|anyof_select|add|copy|moveDown|moveUp|remove)$/
