// Builds the payload, which is validated and sent, from the values of a form.
import { isObject, type RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { fieldAt } from '../fields/fieldTree'
import { type FieldPath, valueAt } from '../fields/path'
import type { Values } from '../fields/services'
import { isConsent } from './messages'
import { isConstant, type SchemaPlace } from './schemaPlaces'

export interface PayloadContext {
  /** The schema at each path of the values. */
  readonly places: readonly SchemaPlace[]
  readonly fields: ById<Field>
  /** The values that came before the first input, each where its row is now. */
  readonly origin: Values
  /** Returns the schema at each path of the values that came. */
  originPlaces(): readonly SchemaPlace[]
}

/**
 * Returns the payload of some values: the very values if nothing is to be changed. What the schema names for other values
 * only is left out: nobody sees it. So are undefined members, optional objects that are empty, and empty lists where the
 * schema demands items. What came as it is, unseen or empty, stays. Constants, `null` for required values that may be null
 * and `false` for required switches are added.
 */
export function toPayload(values: Values, { places, fields, origin, originPlaces }: PayloadContext): Values {
  const byKey = placesByKey(places)
  /** The names that the schema demands, by the path of the object. */
  const demanded = new Map<string, string[]>()
  for (const { path, isRequired, isFixed } of places) {
    if (path.length === 0 || !(isRequired || isFixed)) continue
    const parent = path.slice(0, -1).join('/')
    demanded.set(parent, [...(demanded.get(parent) ?? []), String(path.at(-1))])
  }
  let seen: ReturnType<typeof placesByKey> | undefined

  function clean(value: unknown, path: FieldPath): unknown {
    const place = byKey.get(path.join('/'))
    // Of what the schema does not describe nothing is known.
    if (!place) return value
    if (Array.isArray(value)) {
      const items = value.map((item, index) => clean(item, [...path, index]))
      // RJSF adds the places of fixed items before they have values.
      if (Array.isArray(place.schema.items) && items.every((item) => item === undefined)) return undefined
      const isSame = items.every((item, index) => item !== undefined && item === value[index])
      return isSame ? value : Array.from(items, (item) => item ?? null)
    }
    if (!isObject(value)) return value
    const cleaned: { [name: string]: unknown } = {}
    for (const name of namesAt(value, path)) {
      const inner = [...path, name]
      const member = byKey.get(inner.join('/'))
      if (!member && !isOpen(place, name) && !cameUnseen(inner)) continue
      const kept = clean(Object.hasOwn(value, name) ? value[name] : undefined, inner)
      if (kept !== undefined && !isUnanswered(kept, member, valueAt(origin, inner))) cleaned[name] = kept
      else if (member && mayBeNull(member.schema) && valueAt(origin, inner) !== undefined) cleaned[name] = null
      else if (member?.isRequired || (member?.isFixed && !cameWithout(inner)))
        assignImplied(cleaned, name, member, fieldAt(fields, inner))
    }
    const [names, cleanNames] = [Object.keys(value), Object.keys(cleaned)]
    const isSame =
      names.length === cleanNames.length &&
      names.every((name, at) => name === cleanNames[at] && cleaned[name] === value[name])
    return isSame ? value : cleaned
  }

  /** Returns true if a member came where the schema did not name it. */
  function cameUnseen(path: FieldPath): boolean {
    if (valueAt(origin, path) === undefined) return false
    seen ??= placesByKey(originPlaces())
    return !seen.has(path.join('/'))
  }

  /** Returns true if an object came without this member. */
  function cameWithout(path: FieldPath): boolean {
    const parent = valueAt(origin, path.slice(0, -1))
    return isObject(parent) && valueAt(origin, path) === undefined
  }

  /** Returns the members that came, those that are there and those that must be, in the order in which they came. */
  function namesAt(value: object, path: FieldPath): readonly string[] {
    const came = valueAt(origin, path)
    const inOrder = isObject(came) ? Object.keys(came) : []
    const names = new Set([...inOrder, ...Object.keys(value), ...(demanded.get(path.join('/')) ?? [])])
    // A stored draft may have been manipulated. It must not set a prototype.
    names.delete('__proto__')
    return [...names]
  }

  return clean(values, []) as Values
}

function placesByKey(places: readonly SchemaPlace[]): ReadonlyMap<string, SchemaPlace> {
  return new Map(places.map((place) => [place.path.join('/'), place]))
}

/** Returns true for a member that may be anything, which no place describes. */
function isOpen({ schema, branch }: SchemaPlace, name: string): boolean {
  return [schema, branch].some((one) => one?.properties?.[name] === true)
}

/** Returns true for an optional object and a list with nothing in it, unless it came so. */
function isUnanswered(value: unknown, place: SchemaPlace | undefined, came: unknown): boolean {
  if (Array.isArray(value))
    return value.length === 0 && (place?.schema.minItems ?? 0) > 0 && !(Array.isArray(came) && came.length === 0)
  if (!isObject(value) || Object.keys(value).length > 0 || place?.isRequired !== false) return false
  // An object that came, and may be empty, is no longer absent.
  return !isObject(came) || ((place.schema.required?.length ?? 0) > 0 && Object.keys(came).length > 0)
}

/** Sets the value of a required member that the person cannot or need not enter. */
function assignImplied(into: { [name: string]: unknown }, name: string, place: SchemaPlace, field: Field | undefined) {
  const { schema, branch } = place
  const implied = impliedBy(schema, field) ?? (branch && impliedBy(branch, field))
  if (implied) into[name] = implied.value
}

function mayBeNull({ type, enum: choices }: RJSFSchema): boolean {
  return [type].flat().includes('null') || choices?.includes(null) === true
}

function impliedBy(schema: RJSFSchema, field: Field | undefined): { readonly value: unknown } | undefined {
  // Constants identify the branch of a union. A consent must come from the person.
  if (isConstant(schema)) return { value: schema.const }
  // Of choices the person chooses one, and none may be among them.
  if (schema.enum || schema.oneOf || schema.anyOf) return undefined
  if (mayBeNull(schema)) return { value: null }
  const isSwitch = schema.type === 'boolean' && !isConsent(schema)
  if (isSwitch && (field?.widget === undefined || field.widget === 'switch' || field.widget === 'checkbox'))
    return { value: false }
  return schema.type === 'object' && !schema.required?.length && !schema.minProperties ? { value: {} } : undefined
}
