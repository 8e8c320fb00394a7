/**
 * Gives `next` with every part that equals its counterpart in `last` replaced by that: what has not changed stays the same object,
 * so that whoever compares by identity sees only what has.
 */
export function same<T>(last: unknown, next: T): T {
  if (Object.is(last, next) || !isTree(last) || !isTree(next) || Array.isArray(last) !== Array.isArray(next))
    return next
  const keys = Reflect.ownKeys(next)
  const kept = keys.map((key) => same(last[key], next[key]))
  const isAllOld =
    keys.length === Reflect.ownKeys(last).length && keys.every((key, index) => isIn(last, key, kept[index]))
  if (isAllOld) return last as T
  if (keys.every((key, index) => next[key] === kept[index])) return next
  if (Array.isArray(next)) return next.map((one, index) => same(last[index], one)) as T
  // Entries, not assignments: a key may be one that a prototype has.
  return Object.fromEntries(keys.map((key, index) => [key, kept[index]])) as T
}

interface Tree {
  readonly [key: PropertyKey]: unknown
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function isIn(tree: Tree, key: PropertyKey, value: unknown): boolean {
  return Object.hasOwn(tree, key) && Object.is(tree[key], value)
}
