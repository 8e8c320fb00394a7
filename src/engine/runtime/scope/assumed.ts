import { isObject } from '../../language/runtime/merge'
import type { ScopeValues } from './scope'

declare global {
  /** Values by path of the scope, such as `user.bucket`. Tools of development set them before the page's first script. */
  var pagewrightAssumed: { readonly [path: string]: unknown } | undefined
}

/**
 * Returns the scope with the values that a tool of development assumes. It adds no objects: somebody who is
 * not signed in gets no bucket, and a source that has not loaded has no members. A build assumes nothing.
 */
export function withAssumed(scope: ScopeValues): ScopeValues {
  if (!import.meta.env.DEV) return scope
  return Object.entries(globalThis.pagewrightAssumed ?? {}).reduce(
    (changed, [path, value]) => replaced(changed, path.split('.'), value),
    scope,
  )
}

function replaced<T extends object>(around: T, [name = '', ...rest]: readonly string[], value: unknown): T {
  if (rest.length === 0) return { ...around, [name]: value }
  const inner = Object.entries(around).find(([one]) => one === name)?.[1] as unknown
  return isObject(inner) ? { ...around, [name]: replaced(inner, rest, value) } : around
}
