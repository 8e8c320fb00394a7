// Compares the types of two trees, as far as the schemas tell them.
import type { Tree } from './known'

/** Returns the JSON types of the values at a tree, or none if it does not tell. An integer is a number. */
export function typesOf({ type, enum: values, properties, items }: Tree): string[] {
  const shaped = properties ? ['object'] : items ? ['array'] : undefined
  const named = type === undefined ? (shaped ?? (values ?? []).map((value) => typeof value)) : [type].flat()
  return [...new Set(named.map((one) => (one === 'integer' ? 'number' : one)))].filter((one) => one !== 'null')
}

/** Returns why a value of one tree may not fit another. Returns undefined if all fit, or if a tree does not tell. */
export function mismatch(from: Tree, to: Tree): string | undefined {
  const [given, taken] = [typesOf(from), typesOf(to)]
  if (given.length === 0 || taken.length === 0) return undefined
  if (!given.every((type) => taken.includes(type)))
    return `is ${given.join(' or ')}, and here stands ${taken.join(' or ')}`
  if (to.enum) {
    const other = from.enum?.filter((one) => one !== null && !to.enum?.includes(one)) ?? ['anything']
    if (other.length === from.enum?.length) return 'has none of the values that are taken here'
    if (other.length > 0)
      return `may be ${from.enum ? JSON.stringify(other[0]) : 'anything'}, and here stand only some values`
  }
  return from.items && to.items && mismatch(from.items, to.items)
}
