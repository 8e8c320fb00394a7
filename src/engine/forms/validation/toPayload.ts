// Builds the payload, which is validated and sent, from the values of a form.
import { isObject } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { fieldAt } from '../fields/fieldTree'
import { type FieldPath, valueAt } from '../fields/path'
import { isConsent } from './messages'
import { isConstant, type SchemaPlace } from './schemaPlaces'
import type { Values } from '../fields/services'

/**
 * Returns the payload of some values: the very values if nothing is to be changed. It has no undefined members, no empty optional objects, and no empty lists where the
 * schema demands items. Values of `initial` stay as they came. It adds constants, `null` for required nullable values, and
 * `false` for required switches.
 */
export function toPayload(
  values: Values,
  places: readonly SchemaPlace[],
  fields: ById<Field>,
  initial: Values,
): Values {
  const byKey = new Map(places.map((place) => [place.path.join('/'), place]))
  /** The names that the schema demands, by the path of the object. */
  const demanded = new Map<string, string[]>()
  for (const { path, isRequired, isFixed } of places) {
    if (path.length === 0 || !(isRequired || isFixed)) continue
    const parent = path.slice(0, -1).join('/')
    demanded.set(parent, [...(demanded.get(parent) ?? []), String(path.at(-1))])
  }

  function clean(value: unknown, path: readonly (string | number)[]): unknown {
    if (Array.isArray(value)) {
      const items = value.map((item, index) => clean(item, [...path, index]))
      // RJSF adds the places of fixed items before they have values.
      const isEmpty = items.length > 0 && items.every((item) => item === undefined)
      if (isEmpty) return undefined
      const isSame = items.every((item, index) => item !== undefined && item === value[index])
      return isSame ? value : Array.from(items, (item) => item ?? null)
    }
    if (!isObject(value)) return value
    const cleaned: { [name: string]: unknown } = {}
    for (const name of namesAt(value, path)) {
      const inner = [...path, name]
      const place = byKey.get(inner.join('/'))
      const kept = clean(Object.hasOwn(value, name) ? value[name] : undefined, inner)
      const isLeftOut = isUnanswered(kept, place) && !cameWith(inner)
      if (kept !== undefined && !isLeftOut) cleaned[name] = kept
      else if (place?.isRequired || (place?.isFixed && !cameWithout(inner)))
        assignImplied(cleaned, name, place, fieldAt(fields, inner))
    }
    const names = Object.keys(value)
    const isSame = names.length === Object.keys(cleaned).length && names.every((name) => cleaned[name] === value[name])
    return isSame ? value : cleaned
  }

  /** Returns true if an object came at the path, or at the same member of another item of a list. */
  function cameWith(path: FieldPath): boolean {
    return valuesAt(initial, path).some(isObject)
  }

  /** Returns true if an object came without this member. */
  function cameWithout(path: FieldPath): boolean {
    return valuesAt(initial, path.slice(0, -1)).some(
      (one) => isObject(one) && valueAt(one, path.slice(-1)) === undefined,
    )
  }

  function namesAt(value: object, path: readonly (string | number)[]): readonly string[] {
    // A stored draft may have been manipulated. It must not set a prototype.
    return [...new Set([...Object.keys(value), ...(demanded.get(path.join('/')) ?? [])])].filter(
      (name) => name !== '__proto__',
    )
  }

  return clean(values, []) as Values
}

// An empty list counts as no answer if the schema demands items.
function isUnanswered(value: unknown, place: SchemaPlace | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0 && (place?.schema.minItems ?? 0) > 0
  return isObject(value) && Object.keys(value).length === 0 && place?.isRequired === false
}

/** Sets the value of a required member that the person cannot or need not enter. */
function assignImplied(into: { [name: string]: unknown }, name: string, place: SchemaPlace, field: Field | undefined) {
  const { schema } = place
  // Constants identify the branch of a union. A consent must come from the person.
  if (isConstant(schema)) into[name] = schema.const
  if ([schema.type].flat().includes('null')) into[name] = null
  const isSwitch = schema.type === 'boolean' && !isConsent(schema) && !schema.enum && !schema.oneOf
  if (isSwitch && (field?.widget === undefined || field.widget === 'switch' || field.widget === 'checkbox'))
    into[name] = false
}

/** Returns the values at a path. An index stands for every item of its list, because the person may have moved them. */
function valuesAt(values: unknown, [key, ...rest]: FieldPath): readonly unknown[] {
  if (key === undefined) return [values]
  if (Array.isArray(values)) return values.flatMap((item) => valuesAt(item, rest))
  return isObject(values) && Object.hasOwn(values, key) ? valuesAt(values[key], rest) : []
}
