// Selects the values that a draft may store on the device.
import { deepEquals, isObject, type RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import type { Draft } from '../../session/drafts'
import { isFiles } from './choice'
import { flattenFields } from './fieldTree'
import { type FieldPath, omitPath, valueAt, withValueAt } from './path'
import type { Values } from './services'

/**
 * Returns the values of existing fields without secrets (sensitive fields, and passwords by widget or format) and without
 * files, one of which would fill the store. If the person removed the initial value of a field, the value is `null`.
 */
export function toDraft(
  values: Values,
  fields: ById<Field>,
  schema: RJSFSchema,
  isTouched: (path: FieldPath) => boolean,
): Values {
  const filled = Object.entries(fields).filter(([name]) => Object.hasOwn(values, name) && values[name] !== undefined)
  const kept = Object.fromEntries(filled.map(([name]) => [name, values[name]]))
  const small = flattenFields(Object.fromEntries(filled), values)
    .filter(({ path, field }) => isSecret(field) || isLeftOut(schemaAt(schema, path)))
    .reduce<Values>((rest, { path }) => omitPath(rest, path), kept)
  return flattenFields(fields)
    .filter(({ path, field }) => field.initial !== undefined && valueAt(values, path) === undefined && isTouched(path))
    .reduce<Values>((rest, { path }) => withValueAt(rest, path, null), small)
}

/** Returns the paths of the files that the person chose. A draft cannot keep them. */
export function chosenFiles(
  values: Values,
  fields: ById<Field>,
  schema: RJSFSchema,
  isTouched: (path: FieldPath) => boolean,
): readonly string[] {
  return flattenFields(fields, values)
    .filter(
      ({ path }) => isFile(schemaAt(schema, path)) && isTouched(path) && [valueAt(values, path)].flat().some(Boolean),
    )
    .map(({ path }) => path.join('.'))
}

interface RestoredDraft {
  readonly values: Values
  /** The fields whose initial value the person removed. */
  readonly emptied: readonly FieldPath[]
  /** The paths of the fields whose last value does not come back. */
  readonly leftOut: readonly string[]
}

/**
 * Returns what a stored draft may restore. The form may have changed since it was stored: a value that its field can no
 * longer hold is left out.
 */
export function restoreDraft(
  draft: Draft | undefined,
  fields: ById<Field>,
  schema: RJSFSchema,
  takesNull: (values: Values, path: FieldPath) => boolean = () => false,
): RestoredDraft {
  const stored = toDraft(draft?.values ?? {}, fields, schema, () => false)
  const misfits = flattenFields(fields, stored)
    .map(({ path }) => path)
    .filter((path) => !canHold(schemaAt(schema, path), valueAt(stored, path)))
  const values = misfits.reduce<Values>(omitPath, stored)
  const emptied = flattenFields(fields)
    .filter(
      ({ path, field }) => field.initial !== undefined && valueAt(values, path) === null && !takesNull(values, path),
    )
    .map(({ path }) => path)
  return { values, emptied, leftOut: [...(draft?.leftOut ?? []), ...misfits.map((path) => path.join('.'))] }
}

/** Returns true if a field of this schema can show the value, be it valid or not. `null` stands for a value that was removed. */
function canHold({ type, enum: choices, items }: RJSFSchema, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (choices && !choices.some((one) => deepEquals(one, value))) return false
  if (Array.isArray(value) && isObject(items) && !value.every((item) => canHold(items as RJSFSchema, item)))
    return false
  return type === undefined || [type].flat().some((one) => isOfKind(value, one))
}

function isOfKind(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  // A figure that is none stays as it was typed.
  return typeof value === type || ((type === 'number' || type === 'integer') && /string|number/.test(typeof value))
}

function isSecret({ sensitive, widget, items }: Field): boolean {
  return sensitive === true || widget === 'password' || items?.sensitive === true
}

function isLeftOut(schema: RJSFSchema): boolean {
  return schema.format === 'password' || isFile(schema)
}

function isFile(schema: RJSFSchema): boolean {
  return schema.format === 'data-url' || isFiles(schema)
}

function schemaAt(schema: RJSFSchema, path: readonly (string | number)[]): RJSFSchema {
  let at: unknown = schema
  for (const name of path) {
    const { properties, items } = at as RJSFSchema
    at = typeof name === 'number' ? items : properties?.[name]
    if (typeof at !== 'object') return {}
  }
  return at as RJSFSchema
}
