// Builds the payload, which is validated and sent, from the values of a form.
import { deepEquals, isObject } from '@rjsf/utils'
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
      const isLeftOut = (isUnanswered(kept, place) && isAdded(inner)) || isFilledIn(kept, inner)
      if (kept !== undefined && !isLeftOut) cleaned[name] = kept
      else if (place?.isRequired) assignImplied(cleaned, name, place, fieldAt(fields, inner))
    }
    return cleaned
  }

  /** Returns true for a value that RJSF or the person added. */
  function isAdded(path: FieldPath): boolean {
    return !isObject(valueAt(initial, path))
  }

  /** Returns true for defaults that RJSF filled in an object that came without them. */
  function isFilledIn(value: unknown, path: FieldPath): boolean {
    const parent = path.slice(0, -1)
    if (parent.length === 0 || valueAt(initial, path) !== undefined) return false
    return isObject(valueAt(initial, parent)) && isOnlyDefaults(value, path)
  }

  function isOnlyDefaults(value: unknown, path: FieldPath): boolean {
    const place = byKey.get(path.join('/'))
    if (place?.isRequired && byKey.get(path.slice(0, -1).join('/'))?.isRequired !== false) return false
    if (place?.schema.default !== undefined) return deepEquals(value, place.schema.default)
    return (
      isObject(value) &&
      Object.keys(value).length > 0 &&
      Object.keys(value).every((name) => isOnlyDefaults(value[name], [...path, name]))
    )
  }

  function namesAt(value: object, path: readonly (string | number)[]): readonly string[] {
    const place = byKey.get(path.join('/'))
    const required = places
      .filter((one) => one.isRequired && isMember(one.path, path))
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
  if (Array.isArray(schema.type) && schema.type.includes('null')) into[name] = null
  const isSwitch = schema.type === 'boolean' && !isConsent(schema) && !schema.enum && !schema.oneOf
  if (isSwitch && (field?.widget === undefined || field.widget === 'switch' || field.widget === 'checkbox'))
    into[name] = false
}

function isMember(path: readonly (string | number)[], parent: readonly (string | number)[]): boolean {
  return path.length === parent.length + 1 && parent.every((key, index) => path[index] === key)
}
