import { isObject } from '@pagewright/engine/tools'

/** Returns each object in a part of a config, at any depth. */
export function partsIn(value: unknown): readonly { readonly [name: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(partsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(partsIn)] : []
}
