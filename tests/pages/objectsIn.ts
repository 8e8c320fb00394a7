import { isObject } from '@pagewright/engine/tools'

/** Returns each object in a part of a config, at any depth. */
export function objectsIn(value: unknown): readonly { readonly [name: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
