// Compares a value that a page writes with the bounds of its schema.
import { valueMeaning } from '@pagewright/engine/tools'
import { describe, unknown, wrong, type ConfigPlace } from './checks'
import type { Tree } from './known'

/** The bounds of a schema. A schema file has passed `checkKeywords`, so its values have these types. */
export interface Bounds {
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Returns the least and the greatest number at a tree. A count of things is never negative. */
export function numberBounds(tree: Tree & Bounds): { readonly least: number; readonly most: number } {
  const counts = valueMeaning(tree['x-means'])?.isNegative === false ? 0 : -Infinity
  return {
    least: Math.max(counts, tree.minimum ?? tree.exclusiveMinimum ?? -Infinity),
    most: tree.maximum ?? tree.exclusiveMaximum ?? Infinity,
  }
}

/** Returns why a literal breaks a bound of its schema: "is longer than 20 characters". Returns undefined if it fits. */
export function unfitReason(tree: Tree & Bounds, found: unknown): string | undefined {
  if (typeof found === 'string') return unfitText(tree, found)
  if (typeof found === 'number') return unfitNumber(tree, found)
  if (!Array.isArray(found)) return undefined
  const { minItems = 0, maxItems = Infinity } = tree
  if (found.length < minItems) return `has fewer than ${minItems} members`
  return found.length > maxItems ? `has more than ${maxItems} members` : undefined
}

function unfitText({ pattern, minLength = 0, maxLength = Infinity }: Bounds, found: string): string | undefined {
  const { length } = [...found]
  if (length < minLength) return `has fewer than ${minLength} characters`
  if (length > maxLength) return `has more than ${maxLength} characters`
  return pattern === undefined || new RegExp(pattern, 'u').test(found) ? undefined : `does not match ${pattern}`
}

function unfitNumber(bounds: Bounds, found: number): string | undefined {
  const { minimum = -Infinity, maximum = Infinity, multipleOf = 0 } = bounds
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds
  if (found < minimum) return `is below ${minimum}`
  if (found > maximum) return `is above ${maximum}`
  if (found <= exclusiveMinimum) return `is not above ${exclusiveMinimum}`
  if (found >= exclusiveMaximum) return `is not below ${exclusiveMaximum}`
  if (multipleOf === 0) return undefined
  const steps = found / multipleOf
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? undefined : `is no multiple of ${multipleOf}`
}

/** Checks that a value can occur. Otherwise a condition would never hold, and the server would refuse a request. */
export function checkPossible(tree: Tree | undefined, found: unknown, place: ConfigPlace): void {
  const unfit = tree && unfitReason(tree, found)
  if (tree?.enum && !tree.enum.includes(found)) {
    unknown(place, 'unknown-value', `${describe(found)} can never be here.`, found, tree.enum.map(String))
  } else if (tree?.type !== undefined && ![tree.type].flat().some((type) => isOf(type, found))) {
    wrong(place, 'not-data', `expected ${[tree.type].flat().join(' or ')}, found ${describe(found)}.`)
  } else if (unfit !== undefined) wrong(place, 'unfit-value', `${describe(found)} ${unfit}.`)
}

function isOf(type: string, found: unknown): boolean {
  if (type === 'integer') return Number.isInteger(found)
  if (type === 'array') return Array.isArray(found)
  if (type === 'null') return found === null
  return typeof found === type
}
