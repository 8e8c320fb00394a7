// Builds the payload, which is validated and sent, from the values of a form.
import { isObject } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { fieldAt } from '../fields/fieldTree'
import { type FieldPath, valueAt } from '../fields/path'
import { isConsent } from './messages'
import { isConstant, type SchemaPlace } from './schemaPlaces'
import type { Values } from '../fields/services'

/**
 * Returns the payload of some values. It has no undefined members, no empty optional objects, and no empty lists where the
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

  function clean(value: unknown, path: readonly (string | number)[]): unknown {
    if (Array.isArray(value)) {
      const items = value.map((item, index) => clean(item, [...path, index]))
      // RJSF adds the places of fixed items before they have values.
      const isEmpty = items.length > 0 && items.every((item) => item === undefined)
      return isEmpty ? undefined : Array.from(items, (item) => item ?? null)
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
    return cleaned
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
    const place = byKey.get(path.join('/'))
    const required = places
      .filter((one) => (one.isRequired || one.isFixed) && isMember(one.path, path))
      .map((one) => String(one.path.at(-1)))
    // A stored draft may have been manipulated. It must not set a prototype.
    return [...new Set([...Object.keys(value), ...(place ? required : [])])].filter((name) => name !== '__proto__')
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

function isMember(path: readonly (string | number)[], parent: readonly (string | number)[]): boolean {
  return path.length === parent.length + 1 && parent.every((key, index) => path[index] === key)
}
