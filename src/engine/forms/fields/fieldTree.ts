// Walks the nested fields of a form config. Knows nothing about schemas.
import type { Body, ById, Field } from '../../language/types/plain'
import { isRef } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'
import { type FieldPath, valueAt } from './path'

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

/** Returns the path of the field whose choice or check fills the one at a path, or undefined if none does. */
export function fillerOf(fields: ById<Field>, path: FieldPath): FieldPath | undefined {
  const parent = path.slice(0, -1)
  const last = String(path.at(-1))
  const beside = parent.length === 0 ? fields : fieldAt(fields, parent)?.fields
  const name = Object.keys(beside ?? {}).find((one) => {
    const { options, check } = beside?.[one] ?? {}
    return Object.hasOwn({ ...options?.fills, ...check?.fills }, last)
  })
  return name === undefined ? undefined : [...parent, name]
}

/** Returns the top-level fields that any field reads as `form.<name>`, for example in a condition or a check. */
export function watchedNames(fields: ById<Field>): ReadonlySet<string> {
  return new Set(namesReadIn(fields))
}

export function pathsInBody(body: Body | undefined): readonly FieldPath[] {
  const paths = Object.values(body ?? {}).flatMap((value) => (isRef(value) ? [value.from] : []))
  return [...new Set(paths)]
    .map((path) => path.split('.'))
    .flatMap(([scope, ...path]) => (scope === 'form' && path.length > 0 ? [path] : []))
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

/** The members of a config whose text is a path of the scope. */
const references: ReadonlySet<string> = new Set(['from', 'times', 'over', 'plus', 'minus'])

/** Returns the names in all paths such as `form.name` of a config: of what conditions test, and of references. */
function namesReadIn(config: unknown): readonly string[] {
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).flatMap(([key, value]: [string, unknown]) => {
    const [scope, name] = (typeof value === 'string' && references.has(key) ? value : key).split('.')
    // A choice fills other fields, whose typed values it would otherwise meet late.
    const filled = key === 'options' && isObject(value) && isObject(value.fills) ? Object.keys(value.fills) : []
    return [...(scope === 'form' && name !== undefined ? [name] : []), ...filled, ...namesReadIn(value)]
  })
}
