// Resolves the references in bodies, arguments and queries.
import type { Body } from '../types/plain'
import { isRef, readPath } from './evaluateCondition'

/** Replaces each `{ from: path }` of a body by the value at its path. A member without a value is left out. */
export function resolveBindings(body: Body | undefined, scope: unknown): { [name: string]: unknown } {
  const filled: { [name: string]: unknown } = {}
  for (const [name, value] of Object.entries(body ?? {})) {
    const found = isRef(value) ? readPath(scope, value.from) : value
    if (found !== undefined && found !== null) filled[name] = found
  }
  return filled
}

/** Tells whether every member of a body got a value. */
export function isFullyResolved(body: object | undefined, bound: object): boolean {
  return Object.keys(body ?? {}).every((name) => Object.hasOwn(bound, name))
}
