// Evaluates conditions and paths on a scope.
import { compareFigures, compareNumbers } from '../../lib/compare'
import { multiplyDown } from '../../lib/decimal'
import { UnknownPart } from '../../lib/unknownPart'
import type { Conditions, Ref } from '../types/plain'

/** Reads a path such as 'row.owner.name'. A missing or inherited member is undefined. */
export function readPath(scope: unknown, path: string): unknown {
  let value = scope
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = (value as { readonly [key: string]: unknown })[key]
  }
  return value
}

/** Reads a text, or a finite number as a text. Returns '' for any other value. */
export function readText(scope: unknown, path: string): string {
  const value = readPath(scope, path)
  return typeof value === 'string' || Number.isFinite(value) ? String(value) : ''
}

/** Returns true if every entry holds. Throws on an unknown test, so that no condition passes by accident. */
export function evaluateCondition(when: Conditions | undefined, scope: unknown): boolean {
  if (when === undefined) return true
  return Object.entries(when).every(([path, test]) =>
    path === 'any' ? anyHolds(test, scope) : passes(readPath(scope, path), test, path, scope),
  )
}

/** Names of the tests, for errors and the checker. */
export const conditionTests = ['in', 'is', 'not', 'min', 'max', 'below', 'since', 'until', 'exists'] as const

function anyHolds(members: unknown, scope: unknown): boolean {
  if (!Array.isArray(members)) throw new Error('"any" takes a list of conditions.')
  return members.some((one: Conditions) => evaluateCondition(one, scope))
}

function passes(value: unknown, test: unknown, path: string, scope: unknown): boolean {
  if (test === null || typeof test !== 'object') return value === test
  const entries = Object.entries(test)
  if (entries.length === 0) throw new Error(`Empty test on "${path}". ${allowed}`)
  return entries.every(([name, operand]) => passesOne(value, name, operand, path, scope))
}

function passesOne(value: unknown, name: string, test: unknown, path: string, scope: unknown): boolean {
  const operand = isRef(test) ? readBound(scope, test) : test
  // Values that cannot be compared pass no test of order.
  switch (name) {
    case 'in':
      return Array.isArray(test) && test.includes(value)
    case 'is':
      return isRef(test) && isThere(value) && value === operand
    case 'not':
      return value !== operand
    case 'min':
      return (compareFigures(value, operand) ?? -1) >= 0
    case 'max':
      return (compareFigures(value, operand) ?? 1) <= 0
    case 'below':
      return compareFigures(value, operand) === -1
    case 'since':
      return (compareNumbers(value, operand, readPath(scope, 'now.zone')) ?? -1) >= 0
    case 'until':
      return compareNumbers(value, operand, readPath(scope, 'now.zone')) === -1
    case 'exists':
      return isThere(value) === test
    default:
      throw new UnknownPart(`Unknown test "${name}" on "${path}". ${allowed}`)
  }
}

/** Reads what a value is compared with: another value, or its product with a factor, such as a rate. */
export function readBound(scope: unknown, { from, times }: Ref & { readonly times?: string }): unknown {
  const value = readPath(scope, from)
  return times === undefined ? value : multiplyDown(value, readPath(scope, times), 9)
}

/** Tells a reference from a literal. */
export function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string'
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

const allowed = `Use a plain value, ${conditionTests.slice(0, -1).join(', ')} or exists.`
