// Every call of the product with the shape of its answer, and a valid answer.
import { resolve } from 'node:path'
import { readContract } from '../../../tools/cli/generate/schemaSet'
import { endpointShape } from '../../../tools/cli/generate/shapes'
import type { EndpointKind } from '../../../src/engine/api/client'
import type { Shape } from '../../../src/engine/api/answer/shape'

export interface Call {
  readonly name: string
  readonly kind: EndpointKind
  readonly response: Shape
  /** A complete answer with every declared member. */
  readonly res: { readonly [member: string]: unknown }
}

const contract = readContract(resolve(import.meta.dirname, '../../..'))

export const calls: readonly Call[] = Object.keys(contract.calls).map((name) => {
  const { kind, response } = endpointShape(contract, contract.set, name)
  return { name, kind, response, res: exampleOf(response) as Call['res'] }
})

/** Returns a value of a shape, the same for each seed: two rows in a list, and typical whole numbers. */
export function exampleOf(shape: Shape, seed = 7): unknown {
  const [type] = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? [])
  if (type === 'object' || shape.properties) {
    const members = Object.entries(shape.properties ?? {})
    return Object.fromEntries(members.map(([name, member], index) => [name, exampleOf(member, seed * 10 + index)]))
  }
  if (type === 'array')
    return [exampleOf(shape.items ?? {}, seed * 10 + 1), exampleOf(shape.items ?? {}, seed * 10 + 2)]
  if (type === 'string') return `${seed}.50`
  if (type === 'number') return seed + 0.5
  if (type === 'integer') return seed
  return true
}
