// The workbench's own address: all that is chosen stands in it, so a state can be handed on.
import { oneOf } from '../shell/choices'
import { combinationOf, difference, initialCombination, type Combination } from './combination'

export const columns = ['left', 'right'] as const
export type ColumnName = (typeof columns)[number]

/** What is side by side; without `right` there is one column. */
export interface Bench {
  readonly left: Combination
  readonly right?: Combination
}

const besides = 'beside'
const prefix = 'right.'

/** Reads an address's query: the names of the left column as they are, those of the right one after `right.`, where they differ. */
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

/** Gives the query that reads as this bench: what is not as it is at first, and of the right column what is not as on the left. */
export function writeBench({ left, right }: Bench): string {
  const query = new URLSearchParams(difference(left, initialCombination).map(([name, value]) => [name, value]))
  const own = right ? difference(right, left) : []
  for (const [name, value] of own) query.set(prefix + name, value)
  if (right && own.length === 0) query.set(besides, 'yes')
  // What a query may hold as it is, so that it can be read.
  const text = query.toString().replaceAll(/%(2F|3F|3D)/g, decodeURIComponent)
  return text === '' ? '' : `?${text}`
}
