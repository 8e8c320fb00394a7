// The workbench's address. It contains all choices, so that people can share a state.
import { oneOf } from '../shell/choices'
import { combinationOf, difference, initialCombination, type Combination } from './combination'

export const columns = ['left', 'right'] as const
export type ColumnName = (typeof columns)[number]

/** The columns. Without `right`, there is one. */
export interface Bench {
  readonly left: Combination
  readonly right?: Combination
}

const besides = 'beside'
const prefix = 'right.'

/**
 * Reads the query of an address: the left column's names as they are, and after `right.` those in which the right
 * column differs.
 */
export function readBench(search: string): Bench {
  const query = [...new URLSearchParams(search)]
  const isCompared = query.some(([name]) => name === besides || name.startsWith(prefix))
  for (const [name, value] of query) if (name === besides) oneOf(besides, value, ['yes'])
  const plain = query.filter(([name]) => name !== besides && !name.startsWith(prefix))
  const left = combinationOf(new Map(plain), initialCombination)
  if (!isCompared) return { left }
  const own = query.flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  )
  return { left, right: combinationOf(new Map(own), left) }
}

/**
 * Returns the query of a bench: values that differ from the initial ones, and for the right column those that differ
 * from the left.
 */
export function writeBench({ left, right }: Bench): string {
  const query = new URLSearchParams(difference(left, initialCombination).map(([name, value]) => [name, value]))
  const own = right ? difference(right, left) : []
  for (const [name, value] of own) query.set(prefix + name, value)
  if (right && own.length === 0) query.set(besides, 'yes')
  // A query may contain these characters unescaped, which makes it readable.
  const text = query.toString().replaceAll(/%(2F|3A|3B|3D|3F)/g, decodeURIComponent)
  return text === '' ? '' : `?${text}`
}
