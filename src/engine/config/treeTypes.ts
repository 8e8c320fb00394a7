// Whether what stands at one place can stand at another, as far as the schemas say.
import type { Tree } from './known'

/** The types of the values at a tree, as JSON has them; none where it does not say. An integer is a number. */
export function typesOf({ type, enum: values, properties, items }: Tree): string[] {
  const shaped = properties ? ['object'] : items ? ['array'] : undefined
  const named = type === undefined ? (shaped ?? (values ?? []).map((value) => typeof value)) : [type].flat()
  return [...new Set(named.map((one) => (one === 'integer' ? 'number' : one)))].filter((one) => one !== 'null')
}

/** Says why none of the values of a tree can stand where another one is; undefined where some can. */
export function mismatch(from: Tree, to: Tree): string | undefined {
  if (from.enum && to.enum && !from.enum.some((one) => to.enum?.includes(one)))
    return 'has none of the values that are taken here'
  const [given, taken] = [typesOf(from), typesOf(to)]
  if (given.length === 0 || taken.length === 0 || given.some((type) => taken.includes(type))) return undefined
  return `is ${given.join(' or ')}, and here stands ${taken.join(' or ')}`
}
