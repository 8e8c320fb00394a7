import { add, divideDown, multiplyDown, subtract } from '../lib/decimal'
import { isObject } from '../language/runtime/merge'
import { readPath } from '../language/runtime/evaluateCondition'

/** The steps that compute a value: a member of the list at the path, and paths to the other operands. */
export interface Arithmetic {
  readonly sum?: string | undefined
  readonly times?: string | undefined
  readonly over?: string | undefined
  readonly plus?: string | undefined
  readonly minus?: string | undefined
  /** Decimals of products and quotients, rounded towards zero: 0 and 2 by default. */
  readonly places?: number | undefined
}

/**
 * Reads the value at a path and computes with it, in this order: `sum`, `times`, `over`, `plus`, `minus`. Returns
 * undefined if an operand is no figure, so that nothing wrong is shown.
 */
export function readFigure(scope: unknown, path: string, { places, ...steps }: Arithmetic): unknown {
  let value = readPath(scope, path)
  if (steps.sum !== undefined) value = sumOf(value, steps.sum)
  if (steps.times !== undefined) value = multiplyDown(value, readPath(scope, steps.times), places)
  if (steps.over !== undefined) value = divideDown(value, readPath(scope, steps.over), places)
  if (steps.plus !== undefined) value = add(value, readPath(scope, steps.plus))
  if (steps.minus !== undefined) value = subtract(value, readPath(scope, steps.minus))
  return value
}

/** Adds up a member of all items. An empty list gives 0. */
function sumOf(list: unknown, member: string): string | undefined {
  if (!Array.isArray(list)) return undefined
  return list.reduce<string | undefined>(
    (sum, item: unknown) => add(sum, isObject(item) ? item[member] : undefined),
    '0',
  )
}
