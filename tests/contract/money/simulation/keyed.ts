import type { Shape } from '../../../../src/engine/api/answer/shape'
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import { echoed } from './server'

interface Shapes {
  readonly [endpoint: string]: MoneyShape
}

/** Returns the rules and rows of a server that stores the key of each request. */
export function withKeys(shapes: Shapes): Shapes {
  const told = new Set(Object.values(shapes).flatMap(({ outcome }) => outcome?.call ?? []))
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const { outcome } = shape
      const response = told.has(name) ? withKey(shape.response) : shape.response
      const isKeyed = outcome?.time !== undefined
      return [name, { ...shape, response, ...(isKeyed && { outcome: { ...outcome, key: echoed } }) }]
    }),
  )
}

/** Adds a member to the shape of a row, or of pages of rows. */
function withKey(shape: Shape): Shape {
  const { list } = shape.properties ?? {}
  const row = list?.items ?? shape
  const keyed = { ...row, properties: { ...row.properties, [echoed]: { type: 'string' } } } as const
  return list ? { ...shape, properties: { ...shape.properties, list: { ...list, items: keyed } } } : keyed
}
