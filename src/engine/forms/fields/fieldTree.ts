// Walks the nested fields of a form config. Knows nothing about schemas.
import type { Body, ById, Conditions, Field, Message } from '../../language/types/plain'
import { isRef } from '../../language/runtime/evaluateCondition'
import { type FieldPath, valueAt } from './path'

type Note = NonNullable<Field['notes']>[string]

export interface FieldAtPath {
  readonly path: FieldPath
  readonly field: Field
}

/** Returns all fields with their paths, nested ones included. Items of lists are included only if `values` are given. */
export function flattenFields(fields: ById<Field>, values?: unknown, parent: FieldPath = []): readonly FieldAtPath[] {
  const found: FieldAtPath[] = []
  addFields(found, fields, values, parent)
  return found
}

/** Returns the field at a path: a member of an object by `fields`, an item of a list by `items`. */
export function fieldAt(fields: ById<Field>, path: FieldPath): Field | undefined {
  const [first, ...rest] = path
  let field = first === undefined ? undefined : fields[first]
  for (const key of rest) {
    field = /^\d+$/.test(String(key)) && field?.items ? field.items : field?.fields?.[key]
  }
  return field
}

/** Returns the top-level fields that any field reads as `form.<name>`, for example in a condition or a check. */
export function watchedNames(fields: ById<Field>): ReadonlySet<string> {
  return new Set(flattenFields(fields).flatMap(({ field }) => pathsReadBy(field).flatMap(formName)))
}

/** Returns the top-level fields whose values a request body contains. */
export function namesInBody(body: Body | undefined): readonly string[] {
  return [...new Set(bodyPaths(body).flatMap(formName))]
}

function addFields(found: FieldAtPath[], fields: ById<Field>, values: unknown, parent: FieldPath): void {
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    if (field) addField(found, field, values, [...parent, name])
  }
}

function addField(found: FieldAtPath[], field: Field, values: unknown, path: FieldPath): void {
  found.push({ path, field })
  if (field.fields) addFields(found, field.fields, values, path)
  const { items } = field
  const list = items && valueAt(values, path)
  if (!items || !Array.isArray(list)) return
  for (const index of list.keys()) addField(found, items, values, [...path, index])
}

function pathsReadBy(field: Field): readonly string[] {
  const { when, options, check, min, max, suggest, suggestNote, only, items, notes, dialCodes, prefix, suffix } = field
  // Returns early, because most fields read nothing.
  if (!(when ?? options ?? check ?? min ?? max ?? suggest ?? only ?? items ?? notes ?? dialCodes ?? prefix ?? suffix))
    return []
  return [
    ...conditionPaths(when),
    ...bodyPaths(options?.body),
    ...bodyPaths(check?.body),
    ...[min, max, suggest, only, dialCodes, options?.pinned]
      .flat()
      .filter(isRef)
      .map((ref) => ref.from),
    ...Object.keys(options?.fills ?? {}).map((name) => `form.${name}`),
    ...Object.values(items?.fields ?? {}).flatMap(pathsReadBy),
    ...(items ? pathsReadBy(items) : []),
    ...Object.values(notes ?? {}).flatMap(notePaths),
    ...(suggestNote ? notePaths(suggestNote) : []),
    ...messagePaths(prefix),
    ...messagePaths(suffix),
  ]
}

function notePaths({ text, when }: Note): readonly string[] {
  return [...conditionPaths(when), ...messagePaths(text)]
}

function messagePaths(message: Message | undefined): readonly string[] {
  const values = message === undefined || typeof message === 'string' ? [] : Object.values(message.with)
  return values.flatMap((value) =>
    typeof value === 'object'
      ? [value.from, value.times ?? '', value.over ?? '', value.plus ?? '', value.minus ?? '']
      : [],
  )
}

/** Returns the paths that conditions read: of the tested values, and of those that they are compared with. */
function conditionPaths(when: Conditions | undefined): readonly string[] {
  return Object.entries(when ?? {}).flatMap(([path, test]) => {
    if (path === 'any') return Array.isArray(test) ? test.flatMap((one: Conditions) => conditionPaths(one)) : []
    const compared = Object.values((test ?? {}) as object).filter(isRef)
    return [path, ...compared.map((ref) => ref.from)]
  })
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
