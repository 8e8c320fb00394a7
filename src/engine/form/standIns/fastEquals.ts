// For fast-equals: values, schemas and looks of a form are JSON, and functions that stand in them count as equal.

/** Gives the one comparison that the renderer makes. */
export function createCustomEqual(): (left: unknown, right: unknown) => boolean {
  return isEqual
}

function isEqual(left: unknown, right: unknown): boolean {
  if (left === right || (Number.isNaN(left) && Number.isNaN(right))) return true
  if (typeof left === 'function' && typeof right === 'function') return true
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  )
}

function isTree(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}
