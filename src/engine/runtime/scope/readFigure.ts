import { divideDown, multiplyDown, subtract } from '../../i18n/decimal'
import { readPath } from '../../language/runtime/evaluateCondition'

/** Paths to the factor, the divisor and the subtrahend of a computed value. */
export interface Arithmetic {
  readonly times?: string | undefined
  readonly over?: string | undefined
  readonly minus?: string | undefined
}

/**
 * Reads the value at a path and computes with it: first `times`, then `over`, then `minus`. Returns undefined if an
 * operand is no figure, so that nothing wrong is shown.
 */
export function readFigure(scope: unknown, path: string, { times, over, minus }: Arithmetic): unknown {
  let value = readPath(scope, path)
  if (times !== undefined) value = multiplyDown(value, readPath(scope, times))
  if (over !== undefined) value = divideDown(value, readPath(scope, over))
  if (minus !== undefined) value = subtract(value, readPath(scope, minus))
  return value
}
