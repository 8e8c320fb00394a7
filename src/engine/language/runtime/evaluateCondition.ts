// Conditions on a scope. Knows paths and tests, nothing of what they mean.
import { isLessThan } from '../../lib/compare'
import type { Conditions, Ref } from '../types/plain'

/** Reads 'row.owner.name'. Anything missing on the way, and anything inherited, is undefined. */
export function readPath(scope: unknown, path: string): unknown {
  let value = scope
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = (value as { readonly [key: string]: unknown })[key]
  }
  return value
}

/** Reads a text, or a finite number as text; whatever else is there gives ''. */
export function readText(scope: unknown, path: string): string {
  const value = readPath(scope, path)
  return typeof value === 'string' || Number.isFinite(value) ? String(value) : ''
}

/** True when every entry holds. An unknown test throws: a condition must never pass by accident. */
export function evaluateCondition(when: Conditions | undefined, scope: unknown): boolean {
  if (when === undefined) return true
  return Object.entries(when).every(([path, test]) =>
    path === 'any' ? anyHolds(test, scope) : passes(readPath(scope, path), test, path, scope),
  )
}

/** The names of the tests, for messages and for the checker. */
export const conditionTests = ['in', 'not', 'min', 'max', 'below', 'exists'] as const

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

function passesOne(value: unknown, name: string, operand: unknown, path: string, scope: unknown): boolean {
  switch (name) {
    case 'in':
      return Array.isArray(operand) && operand.includes(value)
    case 'not':
      return value !== operand
    case 'min':
      return typeof value === 'number' && typeof operand === 'number' && value >= operand
    case 'max':
      return typeof value === 'number' && typeof operand === 'number' && value <= operand
    case 'below':
      return isLessThan(value, isRef(operand) ? readPath(scope, operand.from) : operand)
    case 'exists':
      return isThere(value) === operand
    default:
      throw new Error(`Unknown test "${name}" on "${path}". ${allowed}`)
  }
}

/** Tells a reference from a literal. */
export function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string'
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

const allowed = `Use a plain value, ${conditionTests.slice(0, -1).join(', ')} or exists.`
