// Walks the fields of a form config. Knows their nesting, nothing of schemas or values.
import type { Body, ById, Conditions, Field } from '../../language/types/plain'
import { isRef } from '../../language/runtime/evaluateCondition'
import { type FieldPath, valueAt } from './path'

export interface FieldAtPath {
  readonly path: FieldPath
  readonly field: Field
}

/** Lists the fields of a form and of its nested objects; with values, also those of the members of arrays. */
export function flattenFields(fields: ById<Field>, values?: unknown, parent: FieldPath = []): readonly FieldAtPath[] {
  const placed: FieldAtPath[] = []
  placeAll(placed, fields, values, parent)
  return placed
}

/** Finds the field at a path of the values: nested objects by `fields`, members of arrays by `items`. */
export function fieldAt(fields: ById<Field>, path: FieldPath): Field | undefined {
  const [first, ...rest] = path
  let field = first === undefined ? undefined : fields[first]
  for (const key of rest) {
    field = /^\d+$/.test(String(key)) && field?.items ? field.items : field?.fields?.[key]
  }
  return field
}

/** Names every top-level field that another field, or its own check, looks at by `form.<name>`. */
export function watchedNames(fields: ById<Field>): ReadonlySet<string> {
  return new Set(flattenFields(fields).flatMap(({ field }) => pathsOf(field).flatMap(formName)))
}

/** Names the top-level fields that a body takes values of. */
export function namesInBody(body: Body | undefined): readonly string[] {
  return [...new Set(bodyPaths(body).flatMap(formName))]
}

function placeAll(placed: FieldAtPath[], fields: ById<Field>, values: unknown, parent: FieldPath): void {
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    if (field) place(placed, field, values, [...parent, name])
  }
}

function place(placed: FieldAtPath[], field: Field, values: unknown, path: FieldPath): void {
  placed.push({ path, field })
  if (field.fields) placeAll(placed, field.fields, values, path)
  const { items } = field
  const list = items && valueAt(values, path)
  if (!items || !Array.isArray(list)) return
  for (const index of list.keys()) place(placed, items, values, [...path, index])
}

function pathsOf(field: Field): readonly string[] {
  const { when, options, check, min, max, suggest, items } = field
  // Most fields look at nothing.
  if (!(when ?? options ?? check ?? min ?? max ?? suggest ?? items)) return []
  return [
    ...conditionPaths(when),
    ...bodyPaths(options?.body),
    ...bodyPaths(check?.body),
    ...[min, max, suggest].filter(isRef).map((ref) => ref.from),
    ...Object.keys(options?.fills ?? {}).map((name) => `form.${name}`),
    ...Object.values(items?.fields ?? {}).flatMap(pathsOf),
    ...(items ? pathsOf(items) : []),
  ]
}

function conditionPaths(when: Conditions | undefined): readonly string[] {
  return Object.entries(when ?? {}).flatMap(([path, test]) =>
    path === 'any' && Array.isArray(test) ? test.flatMap((one: Conditions) => conditionPaths(one)) : [path],
  )
}

function bodyPaths(body: Body | undefined): readonly string[] {
  return Object.values(body ?? {})
    .filter(isRef)
    .map((ref) => ref.from)
}

function formName(path: string): readonly string[] {
  const [scope, name] = path.split('.')
  return scope === 'form' && name !== undefined ? [name] : []
}
