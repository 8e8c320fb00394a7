// Selects the values that a draft may store on the device.
import type { RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
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
}

/** Returns what a stored draft may restore. The fields may have changed since it was stored. */
export function restoreDraft(
  draft: Values | undefined,
  fields: ById<Field>,
  schema: RJSFSchema,
  allowsNull: (path: FieldPath) => boolean = () => false,
): RestoredDraft {
  const values = toDraft(draft ?? {}, fields, schema, () => false)
  const emptied = flattenFields(fields)
    .filter(({ path, field }) => field.initial !== undefined && valueAt(values, path) === null && !allowsNull(path))
    .map(({ path }) => path)
  return { values, emptied }
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
