// Finds the values that the conditions of a part see on the current screen.
import {
  type ById,
  type Conditions,
  type Field,
  resolveInitialValues,
  isObject,
  isWithin,
  toValues,
} from '@pagewright/engine/studio'
import type { Scope, Snapshot } from './snapshot'

/**
 * Returns the scopes that a part's condition is evaluated in, one for each row or form. They come from the nearest
 * components that have all values of the condition. A closed form has its initial values. Returns none if there is no
 * such component, as for a row of an empty list.
 */
export function scopesAt(snapshot: Snapshot, path: readonly string[], when: Conditions): readonly Scope[] {
  const roots = rootsOf(when)
  const form = roots.includes('form') ? formAround(snapshot, path) : undefined
  const scopes = nearest(snapshot, path, roots)
  if (scopes.length > 0 || !form) return once(scopes)
  const beside = snapshot.instances.filter(
    (one) => isWithin(one.path, form.path) && roots.every((root) => root in one.scope),
  )
  if (beside.length > 0) return once(beside.map(({ scope }) => scope))
  return once(
    nearest(
      snapshot,
      form.path,
      [...rootsIn(form.fields), ...roots].filter((root) => root !== 'form'),
    ),
  ).map((scope) => ({ ...scope, form: toValues(resolveInitialValues(form.fields, scope)) }))
}

function nearest({ instances }: Snapshot, path: readonly string[], roots: readonly string[]): readonly Scope[] {
  const knowing = instances.filter((one) => isWithin(path, one.path) && roots.every((root) => root in one.scope))
  const depth = Math.max(...knowing.map((one) => one.path.length))
  return knowing.filter((one) => one.path.length === depth).map(({ scope }) => scope)
}

function once(scopes: readonly Scope[]): readonly Scope[] {
  return [...new Map(scopes.map((scope) => [scope['row'] ?? scope['form'] ?? 'page', scope])).values()]
}

interface FormPlace {
  readonly path: readonly string[]
  readonly fields: ById<Field>
}

/** Returns the nearest block or action with a form around a part. */
function formAround({ page }: Snapshot, path: readonly string[]): FormPlace | undefined {
  let found: FormPlace | undefined
  let value: unknown = page
  path.forEach((name, index) => {
    value = isObject(value) ? value[name] : undefined
    if (isObject(value) && typeof value['form'] === 'string' && isObject(value['fields']))
      found = { path: path.slice(0, index + 1), fields: value['fields'] as ById<Field> }
  })
  return found
}

/** Returns the first words of the paths of a condition: `row`, `user`. */
function rootsOf(when: Conditions): readonly string[] {
  return Object.entries(when).flatMap(([path, test]) =>
    path === 'any' && Array.isArray(test) ? test.flatMap((one: Conditions) => rootsOf(one)) : [rootOf(path)],
  )
}

/** Returns the first words of the paths of a form's initial values. */
function rootsIn(fields: ById<Field>): readonly string[] {
  return Object.values(fields).flatMap(({ initial, fields: inner }) => [
    ...(isObject(initial) && typeof initial['from'] === 'string' ? [rootOf(initial['from'])] : []),
    ...(inner ? rootsIn(inner) : []),
  ])
}

function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path
}
