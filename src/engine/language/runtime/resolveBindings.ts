// Fills the bodies, arguments and queries of a config from a scope.
import type { Body } from '../types/plain'
import { isRef, readPath } from './evaluateCondition'

/** Fills a body: `{ from: 'row.uid' }` becomes the value found there, or is left out where there is none; all else stays. */
export function resolveBindings(body: Body | undefined, scope: unknown): { [name: string]: unknown } {
  const filled: { [name: string]: unknown } = {}
  for (const [name, value] of Object.entries(body ?? {})) {
    const found = isRef(value) ? readPath(scope, value.from) : value
    if (found !== undefined && found !== null) filled[name] = found
  }
  return filled
}

/** Tells whether a scope had a value for every member of a body. */
export function isFullyResolved(body: object | undefined, bound: object): boolean {
  return Object.keys(body ?? {}).every((name) => Object.hasOwn(bound, name))
}
