import { type FormController, isObject } from '@pagewright/engine/studio'
import { pathName } from '../places'
import type { ConfigMap } from './configMap'
import { fiberOf, propsOf } from './fibers'
import { formIn, snapshotParts, type Snapshot } from './snapshot'

/**
 * Returns the path of the part of the config that an element shows. Starts at the nearest component that got a part as
 * a prop, and follows the React keys below it, which are ids. Returns undefined for other elements.
 */
export function partAt(element: Element, { page, configs }: Snapshot): readonly string[] | undefined {
  const keys: string[] = []
  for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return) {
    // A condition is not what a component shows.
    const { when: _, ...props } = propsOf(fiber)
    const [path] = [...snapshotParts(props, configs), ...wrappedAction(props, configs)].sort(
      (a, b) => b.length - a.length,
    )
    if (path) return member(page, within(configs, path, keys.toReversed(), mapsAt(element)), element)
    if (fiber.key !== null) keys.push(fiber.key)
  }
  return undefined
}

/** Returns the names of the components around an element, the nearest one first. */
export function componentsAt(element: Element): readonly string[] {
  const names: string[] = []
  for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return)
    if (typeof fiber.type === 'function') names.push(fiber.type.name)
  return names
}

/** A field of a form that is open on the screen. */
export interface OpenField {
  readonly form: FormController
  /** The path of its value: `account.name`. */
  readonly path: string
}

/** Returns the field that an element belongs to, if it is one of an open form. */
export function openFieldAt(element: Element): OpenField | undefined {
  const path = element.closest<HTMLElement>('[data-field]')?.dataset['field']
  if (path === undefined) return undefined
  for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return) {
    const form = formIn(propsOf(fiber)['value'])
    if (form) return { form, path }
  }
  return undefined
}

/** Finds the member that an element shows by its position, because texts and paths are not objects. */
function member(page: object, path: readonly string[], element: Element): readonly string[] {
  const found = members
    .filter(([selector]) => element.closest(selector))
    .flatMap(([, names]) => [
      [...path, ...names],
      [...path.slice(0, -1), ...names],
    ])
    .find((one) => exists(page, one))
  return found ?? path
}

const members: readonly (readonly [selector: string, names: readonly string[]])[] = [
  ['.pw-page-title', ['title']],
  ['.pw-block-title', ['title']],
  ['.pw-row-title', ['show', 'title']],
  ['.pw-row-figure', ['show', 'figure']],
  ['.pw-record-name', ['name']],
  ['button[type=submit]', ['submit']],
]

function exists(page: object, path: readonly string[]): boolean {
  let value: unknown = page
  for (const name of path) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return false
    value = value[name]
  }
  return true
}

/** A single action is wrapped in an object that the config does not contain. */
function wrappedAction({ actions }: { readonly [name: string]: unknown }, configs: ConfigMap) {
  return isObject(actions) && !configs.has(actions) ? snapshotParts(actions, configs) : []
}

/** Follows keys from the outside inwards, as long as they are ids in the config. */
function within(
  configs: ConfigMap,
  path: readonly string[],
  keys: readonly string[],
  maps: readonly (readonly string[])[],
): readonly string[] {
  const known = new Set([...configs.values()].map(pathName))
  return keys.reduce(
    (at, key) => maps.map((map) => [...at, ...map, key]).find((one) => known.has(pathName(one))) ?? at,
    path,
  )
}

/** Returns the members whose ids count at an element. A line, a column and a filter of a list may have the same id. */
function mapsAt(element: Element): readonly (readonly string[])[] {
  const [, drawn] = places.find(([selector]) => element.closest(selector)) ?? []
  return [[], drawn ?? ['show', 'lines'], ...maps]
}

/** Where a list draws its columns and its filters. Its lines stand in no place of their own. */
const places: readonly (readonly [selector: string, names: readonly string[]])[] = [
  ['.pw-table-row', ['table', 'columns']],
  ['.pw-filter, .pw-filter-group, .pw-filter-day', ['filters']],
]

/** Other members that contain parts of a block or a row. */
const maps = ['cells', 'lines', 'links', 'actions', 'items', 'tabs', 'fields', 'blocks', 'notes'].map((name) => [name])
