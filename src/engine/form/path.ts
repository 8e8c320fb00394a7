// Places in the values of a form, as lists of keys.

export type Path = readonly (string | number)[]

/** Gives the value at a path, or undefined where anything on the way is missing or inherited. */
export function valueAt(values: unknown, path: Path): unknown {
  let value = values
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = (value as { readonly [key: string]: unknown })[key]
  }
  return value
}

/** Gives a copy of the values without the member at the path; the values themselves stay untouched. */
export function withoutPath<T>(values: T, path: Path): T {
  const [key, ...rest] = path
  if (key === undefined || values === null || typeof values !== 'object' || !Object.hasOwn(values, key)) return values
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as { [key: string]: unknown }
  if (rest.length === 0) delete copy[key]
  else copy[key] = withoutPath(copy[key], rest)
  return copy as T
}

/** Gives a copy of the values with one at the path, and with what is missing on the way; what lies beside the way is not copied. */
export function withPath<T>(values: T, path: Path, value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  const next = withPath(valueAt(values, [key]), rest, value)
  if (!Array.isArray(values) && (isHolder(values) || typeof key === 'string')) return { ...values, [key]: next }
  const list: unknown[] = Array.isArray(values) ? [...values] : []
  list[Number(key)] = next
  return list as T
}

/** True when `path` is `parent` or lies under it. */
export function isUnder(path: Path, parent: Path): boolean {
  return parent.length <= path.length && parent.every((key, index) => String(path[index]) === String(key))
}

/** The id of the control at a path, as the form renderer makes it. */
export function idAt(prefix: string, path: Path): string {
  return [prefix, ...path].join('_')
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
