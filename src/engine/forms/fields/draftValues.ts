// Selects the values that a draft may store on the device.
import type { RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { flattenFields } from './fieldTree'
import { omitPath } from './path'
import type { Values } from './services'

/** Returns the values of existing fields without secrets: sensitive fields, and passwords by widget or format. */
export function toDraft(values: Values, fields: ById<Field>, schema: RJSFSchema): Values {
  const filled = Object.entries(fields).filter(([name]) => Object.hasOwn(values, name) && values[name] !== undefined)
  const kept = Object.fromEntries(filled.map(([name]) => [name, values[name]]))
  return flattenFields(Object.fromEntries(filled), values)
    .filter(({ path, field }) => isSecret(field) || formatAt(schema, path) === 'password')
    .reduce<Values>((rest, { path }) => omitPath(rest, path), kept)
}

/** Returns the values that a stored draft may restore. The fields may have changed since it was stored. */
export function restoreDraft(draft: Values | undefined, fields: ById<Field>, schema: RJSFSchema): Values {
  return draft === undefined ? {} : toDraft(draft, fields, schema)
}

function isSecret({ sensitive, widget, items }: Field): boolean {
  return sensitive === true || widget === 'password' || items?.sensitive === true
}

function formatAt(schema: RJSFSchema, path: readonly (string | number)[]): string | undefined {
  let at: unknown = schema
  for (const name of path) {
    const { properties, items } = at as RJSFSchema
    at = typeof name === 'number' ? items : properties?.[name]
    if (typeof at !== 'object') return undefined
  }
  return (at as RJSFSchema).format
}
