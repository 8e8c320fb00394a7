// Compares the types of two trees, as far as the schemas give them.
import { isObject } from '@pagewright/engine/tools'
import type { Tree } from './known'

/** Returns the JSON types of the values at a tree. Empty if its schema gives none. An integer counts as a number. */
export function typesOf({ type, enum: values, properties, items }: Tree): string[] {
  const shaped = properties ? ['object'] : items ? ['array'] : undefined
  const named = type === undefined ? (shaped ?? (values ?? []).map((value) => typeof value)) : [type].flat()
  return [...new Set(named.map((one) => (one === 'integer' ? 'number' : one)))].filter((one) => one !== 'null')
}

/** Returns why a value of `from` may not fit `to`. Returns undefined if all values fit, or if a schema gives no types. */
export function mismatch(from: Tree, to: Tree): string | undefined {
  const [given, taken] = [typesOf(from), typesOf(to)]
  if (given.length === 0 || taken.length === 0) return undefined
  if (!given.every((type) => taken.includes(type)))
    return `is ${given.join(' or ')}, and here stands ${taken.join(' or ')}`
  const other = otherMeaning(from, to)
  if (other !== undefined) return other
  if (to.enum) {
    // Without an enum, `from` may be any value.
    const refused = from.enum?.filter((one) => one !== null && !to.enum?.includes(one)) ?? ['anything']
    if (refused.length === from.enum?.length) return 'has none of the values that are taken here'
    if (refused.length > 0)
      return `may be ${from.enum ? JSON.stringify(refused[0]) : 'anything'}, and here stand only some values`
  }
  return from.items && to.items && mismatch(from.items, to.items)
}

/** Returns why two values mean different things. Returns undefined if they mean the same, or if a tree does not tell. */
export function otherMeaning({ 'x-means': given }: Tree, { 'x-means': taken }: Tree): string | undefined {
  if (given === undefined || taken === undefined || given === taken) return undefined
  return `means "${given}", and here stands what means "${taken}"`
}

/** Returns the tree that an initial value must fit. An address may hold anything: the form refuses what it does not offer. */
export function treeOfInitial({ enum: values, ...tree }: Tree, initial: unknown): Tree {
  const isOfAddress = isObject(initial) && String(initial['from']).startsWith('query.')
  return values && !isOfAddress ? { ...tree, enum: values } : tree
}
